# The settings: the page, and what a script shows over other pages.

settings-page = stol: settings
settings-title = Settings
# The link to the settings. $language is the present language's own name.
settings-label = Settings. Language: { $language }
# Leads back to the page from which one came.
settings-done = Done

# Every setting, and below it its choices on buttons side by side, with room for some ten letters each.
setting-language = Language
setting-light = Light
setting-light-system = System
setting-light-day = Day
setting-light-night = Night
setting-sound = Sound
setting-sound-on = On
setting-sound-off = Off
setting-speed = Speed of pieces
setting-speed-slow = Slow
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-none = At once
setting-confirm = Confirm moves
setting-confirm-about = The first tap shows what a move would bring, the second one plays it.
setting-confirm-touch = On touch
setting-confirm-always = Always
setting-confirm-never = Never
setting-size = Pieces and text
setting-size-normal = Normal
setting-size-large = Larger
setting-patterns = Patterns
setting-patterns-about = Stronger ones tell players and pieces apart without colours.
setting-patterns-normal = Normal
setting-patterns-strong = Stronger

# A button that is pressed while the sound is off.
sound-off = Sound off
