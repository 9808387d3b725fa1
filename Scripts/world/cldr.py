"""The languages and territories of Unicode CLDR from which names of countries are taken."""

LANGUAGES = """
    en de fr es it pt nl sv da nb fi is pl cs sk hu ro bg el ru uk tr ar he fa hi zh zh_Hant ja ko id ms vi th ca eu gl
    hr sl sr lt lv et sq mk ka hy bn ur sw af ga
    """.split()
# Unions, unknown regions, and parts of countries with a code of their own.
NO_COUNTRIES = set("EU EZ UN QO XA XB ZZ CP DG EA IC AC TA CQ".split())
# Norwegian and Filipino are in files of their older codes.
FILES = {"nb": "no", "nn": "no", "tl": "fil"}
