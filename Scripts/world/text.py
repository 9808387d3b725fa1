"""Names: comparison keys, scripts, and which of GeoNames' alternate names are worth keeping."""

import functools
import re
import unicodedata

MAXIMUM_LENGTH = 60

_SPECIAL = str.maketrans(
    {"ø": "o", "đ": "d", "ł": "l", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ħ": "h", "ŋ": "n", "ə": "e"}
    | {mark: None for mark in "'’‘ʼʻ`´ʹʺ′″\u200c\u200d\u00ad"}
)

# The languages in which regions and cities have names of their own to show; countries have them in every language.
SHOWN_LANGUAGES = frozenset("ar de en es fr it ja ko nl pl pt ru tr uk zh".split())

# Scripts that people type the names of cities all over the world in.
WORLD_SCRIPTS = frozenset("LATIN CYRILLIC CJK HIRAGANA KATAKANA HANGUL ARABIC".split())

# Scripts that people type the names of large cities in; others are kept only where they are the country's own.
COMMON_SCRIPTS = frozenset(
    "LATIN CYRILLIC GREEK CJK HIRAGANA KATAKANA HANGUL ARABIC HEBREW DEVANAGARI BENGALI TAMIL TELUGU KANNADA MALAYALAM"
    " GUJARATI GURMUKHI ORIYA SINHALA THAI LAO KHMER MYANMAR GEORGIAN ARMENIAN ETHIOPIC".split()
)

_CYRILLIC = "RU BY BG UA RS MK KZ KG TJ MN BA ME"
_ARABIC = "AE AF BH DJ DZ EG EH ER IL IQ IR JO KM KW LB LY MA MR OM PK PS QA SA SD SO SY TD TN YE"
_OWN = {code: "CYRILLIC" for code in _CYRILLIC.split()} | {code: "ARABIC" for code in _ARABIC.split()}
_OWN |= {code: "CJK" for code in "CN TW HK MO SG".split()} | {code: "ETHIOPIC" for code in ("ET", "ER")}
_OWN |= {"JP": "CJK HIRAGANA KATAKANA", "KR": "HANGUL", "KP": "HANGUL", "GR": "GREEK", "CY": "GREEK", "GE": "GEORGIAN"}
_OWN |= {"IL": "HEBREW ARABIC", "TH": "THAI", "LA": "LAO", "KH": "KHMER", "MM": "MYANMAR", "AM": "ARMENIAN"}
_OWN |= {"IN": "DEVANAGARI BENGALI TAMIL TELUGU KANNADA MALAYALAM GUJARATI GURMUKHI ORIYA", "NP": "DEVANAGARI"}
_OWN |= {"BD": "BENGALI", "LK": "SINHALA TAMIL", "MV": "THAANA", "BT": "TIBETAN", "PK": "ARABIC", "IR": "ARABIC"}


# Countries that write their own script in one language: a name in that script is a name in that language.
_LANGUAGE = {code: "ar" for code in "AE BH DZ EG JO KW LB LY MA OM PS QA SA SD SY TN YE".split()}
_LANGUAGE |= {"AM": "hy", "BD": "bn", "BG": "bg", "CN": "zh", "CY": "el", "GE": "ka", "GR": "el", "HK": "zh-Hant"}
_LANGUAGE |= {"IL": "he", "IR": "fa", "JP": "ja", "KH": "km", "KP": "ko", "KR": "ko", "LA": "lo", "MK": "mk"}
_LANGUAGE |= {"MM": "my", "MN": "mn", "NP": "ne", "RS": "sr", "RU": "ru", "TH": "th", "TW": "zh-Hant", "UA": "uk"}


def own_language(country, name):
    """The language of `name` if the country alone tells it from the script, else None."""
    found = scripts(name)
    if not found or not found <= own_scripts(country) or country == "IL" and found != {"HEBREW"}:
        return None
    return _LANGUAGE.get(country)


def own_scripts(country):
    """The scripts other than Latin that the country writes its names in."""
    return frozenset(_OWN.get(country, "").split())


@functools.lru_cache(maxsize=None)
def _script_of(character):
    word = unicodedata.name(character, "?").split(" ")[0]
    return "CJK" if word in ("IDEOGRAPHIC", "CJK-COMPATIBILITY") else word


def scripts(name):
    """The scripts of the letters of `name`; modifier letters belong to every script."""
    return {_script_of(c) for c in name if unicodedata.category(c)[0] == "L" and unicodedata.category(c) != "Lm"}


def is_one_script(found):
    """Whether a set of scripts makes one writing system: one script, or those that Japanese mixes."""
    return len(found) == 1 or (bool(found) and found <= {"CJK", "HIRAGANA", "KATAKANA"})


@functools.lru_cache(maxsize=1 << 20)
def fold(name):
    """The comparison key: no case, no Latin, Greek or Cyrillic diacritics, every other sign a space."""
    decomposed = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(c for c in decomposed if not "\u0300" <= c <= "\u036f").translate(_SPECIAL)
    letters = (c if unicodedata.category(c)[0] in "LMN" else " " for c in unicodedata.normalize("NFKC", bare))
    return " ".join("".join(letters).split())


def collapsed(name):
    """`fold` with the digraphs that stand for umlauts undone: GeoNames lists Zuerich beside Zürich."""
    key = fold(name)
    for digraph, letter in (("ae", "a"), ("oe", "o"), ("ue", "u"), ("aa", "a")):
        key = key.replace(digraph, letter)
    return key


def is_garbage(name):
    """Whether `name` is one that nobody types: a mechanical transliteration, a code, a mixture of scripts."""
    found = scripts(name)
    if not is_one_script(found) or len(name) > MAXIMUM_LENGTH or len(name) == 1 and found != {"CJK"}:
        return True
    if "http" in name or any(c in name for c in ";=#@<>{}|\\"):
        return True
    if "LATIN" in found:
        is_transliteration = name == name.lower()
        is_code = name.isascii() and name.isupper() and len(name) <= 4
        return is_transliteration or is_code
    return False


# How GeoNames writes Cyrillic letters in the Latin names that it derives.
_CYRILLIC_TO_LATIN = str.maketrans(
    dict(zip("абвгґдезиіјйклмнопрстуфцы", "abvggdeziijjklmnoprstufcy"))
    | {"ё": "jo", "ж": "zh", "х": "kh", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ь": "", "э": "eh", "ю": "ju"}
    | {"я": "ja", "є": "je", "ї": "ji", "ў": "u", "ђ": "dj", "ћ": "c", "љ": "lj", "њ": "nj", "џ": "dz"}
)


# Letters that only the derivation writes: without one of them it may well be a name that people use (Падова, Padova).
_DERIVATION = re.compile(r"kh|zh|eh|j[aou]|shch|[bcdfghklmnpqrstvwxz]j")


def derived(names):
    """The keys of the Latin spellings that GeoNames derives, by the looks of them, from Cyrillic ones of `names`."""
    cyrillic = (name for name in names if scripts(name) == {"CYRILLIC"})
    keys = {fold(name.lower().translate(_CYRILLIC_TO_LATIN)) for name in cyrillic}
    return {key for key in keys if _DERIVATION.search(key)}


def distinct(names, taken):
    """The `names` that differ from one another and from those of `taken`, the accented spelling first.

    The keys of what is returned are added to `taken`.
    """
    kept = []
    for name in sorted(names, key=lambda name: (name.isascii(), name)):
        key = collapsed(name)
        if key and key not in taken:
            taken.add(key)
            kept.append(name)
    return kept


def shown(names):
    """The entries of `names`, language to name, whose language is among `SHOWN_LANGUAGES`."""
    return {language: name for language, name in names.items() if language.split("-")[0] in SHOWN_LANGUAGES}


def unlike(names):
    """The `names` that a search which forgives a mistyped letter would not find by one of those before them."""
    kept = {}
    for name in names:
        key = fold(name)
        group = kept.setdefault(frozenset(scripts(name)), [])
        if len(key) < 7 or not any(_is_near(key, other) for _, other in group):
            group.append((name, key))
    chosen = {name for group in kept.values() for name, _ in group}
    return [name for name in names if name in chosen]


# Consonants that languages write differently for one sound, and letters that they leave out.
_SOUNDS = str.maketrans("ckqgxzsvwbfpdtrlmn", "kkkkkssffffpttrlnn", "aeiouhjy '-")


def sounds_alike(first, second):
    """Whether two keys in Latin letters have most of their consonants in common, in order, as Köln and Cologne have.

    Those of names with unlike beginnings or numbers of words are more often in common by chance: Old Town is not Baltimore.
    """
    one, other = _sounds(first.split()), _sounds(second.split())
    if not one or not other:
        return first[:1] == second[:1]
    if first.count(" ") == second.count(" "):
        return _share(one, other) > (0.5 if one[0] == other[0] else 0.74)
    # Words are written apart or together, articles are left out, and a part of a name stands for all: Dalat is Ðà Lạt,
    # Hillah is Al Hillah, and Guernica Gernika-Lumo.
    bare = (_sounds([word for word in key.split() if len(word) > 2]) for key in (first, second))
    words = {_sounds([word]) for key in (first, second) if " " in key for word in key.split() if len(word) > 2}
    return _share(one, other) > 0.74 or _share(*bare) > 0.74 or bool(words & {one, other})


def _sounds(words):
    return "".join(words).translate(_SOUNDS)


def _share(one, other):
    """How much of the longer of two strings of consonants the other one has, in order."""
    return _common(one, other) / max(len(one), len(other)) if one and other else 0


# Words that thousands of names have beside a word of their own: articles, positions, sizes, and what a settlement is or has.
_GENERIC = frozenset(
    "the of and a la le les el los las il o north south east west northern southern eastern western central center centre"
    " upper lower middle old new great big little grand city town village villa ville port harbor harbour river lake falls"
    " point fort bridge island bay hill hills plains valley union junction station mill mills view heights forest".split()
)


def is_generic(name):
    """Whether `name` is made of words that tell no place from another: The Center, Port City, Old Town."""
    words = fold(name).split()
    return bool(words) and all(word in _GENERIC for word in words)


def _common(first, second):
    """The length of the longest common subsequence."""
    row = [0] * (len(second) + 1)
    for letter in first:
        before = 0
        for place, other in enumerate(second, 1):
            before, row[place] = row[place], before + 1 if letter == other else max(row[place], row[place - 1])
    return row[-1]


def _is_near(first, second):
    """Whether two keys differ by one letter left out, put in or changed."""
    if abs(len(first) - len(second)) > 1:
        return False
    start = 0
    while start < min(len(first), len(second)) and first[start] == second[start]:
        start += 1
    end = 0
    while end < min(len(first), len(second)) - start and first[-1 - end] == second[-1 - end]:
        end += 1
    return max(len(first), len(second)) - start - end <= 1
