/// The known words, in lower case and without accents: those of the specification, and others.
enum HoursVocabularyTable {
    static let words: [(meaning: HoursWord, standard: String, other: String)] = [
        (
            .weekday(0), "mo",
            "mon mond monday mondays montag montags lu lun lundi lunes lunedi segunda maandag pn pon poniedzialek пн пон"
        ),
        (
            .weekday(1), "tu",
            "tue tues tuesday tuesdays die dienstag dienstags mardi martes martedi terca dinsdag wt wto wtorek вт"
        ),
        (
            .weekday(2), "we",
            """
            wed weds wednesday wednesdays mi mit mittwoch mittwochs me mer mercredi miercoles mie mercoledi quarta wo \
            woensdag sr sroda ср
            """
        ),
        (
            .weekday(3), "th",
            """
            thu thur thurs thursday thursdays don donnerstag donnerstags je jeu jeudi ju jue jueves gio giovedi quinta \
            donderdag czw czwartek чт
            """
        ),
        (
            .weekday(4), "fr",
            """
            fri friday fridays frei freitag freitags ve ven vendredi vi vie viernes venerdi sexta vr vrijdag pt piatek пт
            """
        ),
        (
            .weekday(5), "sa",
            "sat saturday saturdays sam samstag samstags samedi sab sabado sabato za zaterdag sob sobota сб sonnabend"
        ),
        (
            .weekday(6), "su",
            "sun sunday sundays so son sonn sonntag sonntags dim dimanche dom domingo domenica zo zondag niedz niedziela вс"
        ),
        (
            .weekdays(0b111_1111), "",
            "daily everyday taglich taeglich tgl diario dagelijks codziennie quotidien giornaliero ежедневно"
        ),
        (.weekdays(0b001_1111), "", "weekday weekdays werktags wochentags"),
        (.weekdays(0b110_0000), "", "weekend weekends wochenende"),
        (.month(1), "jan", "january januar janner janvier janv enero ene gennaio gen januari"),
        (.month(2), "feb", "february februar fevrier fev febrero febbraio februari"),
        (.month(3), "mar", "march marz mrz maerz mars marzo maart mrt"),
        (.month(4), "apr", "april avril avr abril abr aprile"),
        (.month(5), "may", "mai mayo maggio mag mei"),
        (.month(6), "jun", "june juni juin junio giugno giu"),
        (.month(7), "jul", "july juli juillet juil julio luglio lug"),
        (.month(8), "aug", "august aout agosto ago augustus"),
        (.month(9), "sep", "sept september septembre septiembre settembre"),
        (.month(10), "oct", "october oktober okt octobre octubre ottobre ott"),
        (.month(11), "nov", "november novembre noviembre"),
        (.month(12), "dec", "december dezember dez decembre diciembre dic dicembre"),
        (.publicHoliday, "ph", "feiertag feiertage feiertags holiday holidays festivos festivi"),
        (.schoolHoliday, "sh", "ferien schulferien"),
        (.easter, "easter", "ostern paques"),
        (.week, "week", "weeks woche wochen kw semaine"),
        (.days, "days day", ""),
        (.event(.dawn), "dawn", ""),
        (.event(.sunrise), "sunrise", "sonnenaufgang"),
        (.event(.sunset), "sunset", "sonnenuntergang"),
        (.event(.dusk), "dusk", ""),
        (.state(.open), "open", "geoffnet offen ouvert abierto aperto geopend"),
        (
            .state(.closed), "off closed",
            "close geschlossen ruhetag ferme fermee cerrado chiuso fechado gesloten zamkniete выходной"
        ),
        (.state(.unknown), "unknown", ""),
        (.always, "", "always"),
        (.noon, "", "noon midday"),
        (.midnight, "", "midnight"),
        (.late, "", "late"),
        (.hyphen, "", "to till til until bis through thru"),
        (.comma, "", "and und et oder sowie en"),
        (.am, "", "am"),
        (.pm, "", "pm"),
        (.filler, "", "h uhr hr hrs hour hours heures from von on at every each the de"),
    ]

    /// Two-letter words that mean different days in different languages, counted from 0 for Monday.
    ///
    /// The first is for German and all others, the second for French, Italian and similar languages.
    static let ambiguous: [(word: String, german: UInt8, romance: UInt8, dutch: UInt8)] = [
        ("di", 1, 6, 1),
        ("do", 3, 6, 3),
        ("ma", 1, 1, 0),
    ]

    /// Days that identify a text in French, Italian or a similar language.
    static let romance = ["lu", "je", "ve", "ju", "vi"]
    /// Days that identify a text in Dutch.
    static let dutch = ["wo", "vr", "za", "zo"]
}
