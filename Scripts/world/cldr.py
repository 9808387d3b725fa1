"""The languages and territories of Unicode CLDR from which names of countries are taken."""

LANGUAGES = """
    en de fr es it pt nl sv da nb fi is pl cs sk hu ro bg el ru uk tr ar he fa hi zh zh_Hant ja ko id ms vi th ca eu gl
    hr sl sr lt lv et sq mk ka hy bn ur sw af ga
    """.split()
# Unions, unknown regions, and parts of countries with a code of their own.
NO_COUNTRIES = set("EU EZ UN QO XA XB ZZ CP DG EA IC AC TA CQ".split())
# The time zones of the cities that have the plain names of these two, where CLDR has legal forms ("Hong Kong SAR China").
CITIES = {"HK": "Asia/Hong_Kong", "MO": "Asia/Macau"}
# Norwegian and Filipino are in files of their older codes.
FILES = {"nb": "no", "nn": "no", "tl": "fil"}
