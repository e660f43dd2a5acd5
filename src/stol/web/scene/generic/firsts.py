"""What a player may meet for the first time: nothing is known of games of other packages."""

from stol.web.scene.scene import Scene


def firsts(_scene: Scene) -> tuple[str, ...]:
    return ()
