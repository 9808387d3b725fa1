"""Names in many languages from CLDR, as Babel packs them."""

import sys

import cldr


class Translations:
    """CLDR's territories and exemplar cities of every language that Babel has."""

    def __init__(self, babel_package):
        sys.path.insert(0, str(babel_package))
        from babel import Locale, localedata

        self._locales = {}
        for identifier in sorted(localedata.locale_identifiers()):
            parts = identifier.split("_")
            is_variety = all(len(part) == 4 for part in parts[1:]) or identifier in ("pt_PT", "es_419")
            if is_variety and len(parts) <= 2:
                self._locales[identifier.replace("_", "-")] = Locale.parse(identifier)

    def territory(self, language, code):
        return self._locales[language].territories.get(code)

    def territories(self, code, name):
        """The territory's name by language; languages that call it `name` are left out, and so are repetitions."""
        return self._collect(name, lambda locale: self._plain(locale, code))

    def city(self, zone, name):
        """The name of a time zone's exemplar city by language, as `territories` does."""
        return self._collect(name, lambda locale: _word(locale.time_zones.get(zone, {}).get("city")))

    def _plain(self, locale, code):
        zone = cldr.CITIES.get(code)
        return _word(locale.time_zones.get(zone, {}).get("city")) if zone else locale.territories.get(code)

    def _collect(self, name, look_up):
        found = {}
        for language, locale in self._locales.items():
            value = look_up(locale)
            base = language.split("-")[0]
            inherited = found.get(base, name) if base != language else name
            if value and value != inherited and value[0] not in "{0123456789":
                found[language] = value
        return found


def _word(city):
    return city if city and not any(c in city for c in ",(/") else None
