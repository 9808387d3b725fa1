"""What a maintainer reads after a change of sources: where the regions' names come from, and which are in doubt."""

import collections


def write(regions, capitals):
    """Prints the groups of settlements by the source of their region's name, then every group to look at."""
    groups, settlements = collections.Counter(), collections.Counter()
    for key, source in regions.sources.items():
        groups[source] += 1
        settlements[source] += len(regions.members[key])
    for source in sorted(groups):
        print(f"regions named by {source}: {groups[source]} groups, {settlements[source]:,} settlements")
    for key, source in sorted(regions.sources.items(), key=lambda item: -len(regions.members[item[0]])):
        votes = regions.votes[key].most_common(2)
        is_divided = len(votes) == 2 and votes[0][1] < 9 * votes[1][1]
        if source == "unnamed" or source == "majority" and is_divided:
            largest = sorted(regions.members[key], key=lambda place: -place["population"])[:3]
            towns = ", ".join(place["name"] for place in largest)
            count = len(regions.members[key])
            print(f"{source}: {'.'.join(key)} ({count} settlements: {towns}) votes {votes}")
    print(f"{len(capitals.of_countries)} capitals of countries, {len(capitals.of_regions)} of regions")
