"""Everything on 1 Card, rule by rule."""
