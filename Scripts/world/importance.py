"""The importance of regions and counties: that of Docs/Ranking.md for their population, or more."""

import math

import text

# A settlement with this share of the people is meant by any of its names: New York is the city, and Bahia is not Salvador.
_LARGE = 0.20


def of_division(base, people, share):
    """That of a division of a country by its kind, or that of a settlement with a share of its people if that is more:
    Montana is better known than a town in Bulgaria. People are the sum of the settlements, of which some lie in others."""
    return round(max(base + 0.04 * math.log10(people), 0.05 + 0.11 * math.log10(share * people)), 3)


def is_settlement_meant(name, places, people):
    """Whether a settlement of a division is meant by the division's name."""
    folded = text.fold(name)
    return any(
        text.fold(place["name"]) == folded
        or place["population"] >= _LARGE * people
        and folded in map(text.fold, place["alternatenames"])
        for place in places
    )
