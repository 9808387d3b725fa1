/// The words for opening hours in each language; `@` is a time, `#` a day.
enum HoursPhraseTable {
    struct Phrases: Sendable {
        var open: String
        var closed: String
        var unknown: String
        var alwaysOpen: String
        var closesAt: String
        var closesOn: String
        /// With an open end.
        var atLeastUntil: String
        var opensAt: String
        var opensTomorrow: String
        var opensOn: String
        var until: String
        var from: String
        var pause: String
        /// From Monday on.
        var weekdays: [String]
    }

    static let english = Phrases(
        open: "Open", closed: "Closed", unknown: "May be open", alwaysOpen: "Open 24 hours", closesAt: "closes at @",
        closesOn: "closes # at @", atLeastUntil: "at least until @", opensAt: "opens at @",
        opensTomorrow: "opens tomorrow at @", opensOn: "opens # at @", until: "Until @", from: "From @", pause: "Break",
        weekdays: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])

    static let phrases: [String: Phrases] = [
        "en": english,
        "ar": Phrases(
            open: "مفتوح", closed: "مغلق", unknown: "قد يكون مفتوحًا", alwaysOpen: "مفتوح على مدار الساعة",
            closesAt: "يغلق الساعة @", closesOn: "يغلق # الساعة @", atLeastUntil: "حتى @ على الأقل",
            opensAt: "يفتح الساعة @", opensTomorrow: "يفتح غدًا الساعة @", opensOn: "يفتح # الساعة @", until: "حتى @",
            from: "من @", pause: "استراحة",
            weekdays: ["الاثنين", "الثلاثاء", "الأربعاء", "الخميس", "الجمعة", "السبت", "الأحد"]),
        "de": Phrases(
            open: "Geöffnet", closed: "Geschlossen", unknown: "Vielleicht geöffnet",
            alwaysOpen: "Rund um die Uhr geöffnet",
            closesAt: "schließt um @", closesOn: "schließt # um @", atLeastUntil: "mindestens bis @",
            opensAt: "öffnet um @", opensTomorrow: "öffnet morgen um @", opensOn: "öffnet # um @", until: "Bis @",
            from: "Ab @", pause: "Pause", weekdays: ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]),
        "es": Phrases(
            open: "Abierto", closed: "Cerrado", unknown: "Puede estar abierto", alwaysOpen: "Abierto las 24 horas",
            closesAt: "cierra a las @", closesOn: "cierra el # a las @", atLeastUntil: "al menos hasta las @",
            opensAt: "abre a las @", opensTomorrow: "abre mañana a las @", opensOn: "abre el # a las @",
            until: "Hasta las @", from: "Desde las @", pause: "Pausa",
            weekdays: ["lun", "mar", "mié", "jue", "vie", "sáb", "dom"]),
        "fr": Phrases(
            open: "Ouvert", closed: "Fermé", unknown: "Peut-être ouvert", alwaysOpen: "Ouvert 24 h/24",
            closesAt: "ferme à @", closesOn: "ferme # à @", atLeastUntil: "au moins jusqu’à @", opensAt: "ouvre à @",
            opensTomorrow: "ouvre demain à @", opensOn: "ouvre # à @", until: "Jusqu’à @", from: "Dès @",
            pause: "Pause",
            weekdays: ["lun.", "mar.", "mer.", "jeu.", "ven.", "sam.", "dim."]),
        "it": Phrases(
            open: "Aperto", closed: "Chiuso", unknown: "Forse aperto", alwaysOpen: "Aperto 24 ore su 24",
            closesAt: "chiude alle @", closesOn: "chiude # alle @", atLeastUntil: "almeno fino alle @",
            opensAt: "apre alle @", opensTomorrow: "apre domani alle @", opensOn: "apre # alle @", until: "Fino alle @",
            from: "Dalle @", pause: "Pausa", weekdays: ["lun", "mar", "mer", "gio", "ven", "sab", "dom"]),
        "ja": Phrases(
            open: "営業中", closed: "営業時間外", unknown: "営業している可能性あり", alwaysOpen: "24時間営業", closesAt: "@に閉店",
            closesOn: "# @に閉店", atLeastUntil: "少なくとも@まで", opensAt: "@に開店", opensTomorrow: "明日@に開店",
            opensOn: "# @に開店", until: "@まで", from: "@から", pause: "休憩中",
            weekdays: ["月", "火", "水", "木", "金", "土", "日"]),
        "nl": Phrases(
            open: "Open", closed: "Gesloten", unknown: "Misschien open", alwaysOpen: "24 uur per dag open",
            closesAt: "sluit om @", closesOn: "sluit # om @", atLeastUntil: "minstens tot @", opensAt: "gaat open om @",
            opensTomorrow: "gaat morgen open om @", opensOn: "gaat # open om @", until: "Tot @", from: "Vanaf @",
            pause: "Pauze", weekdays: ["ma", "di", "wo", "do", "vr", "za", "zo"]),
        "pl": Phrases(
            open: "Otwarte", closed: "Zamknięte", unknown: "Być może otwarte", alwaysOpen: "Otwarte całą dobę",
            closesAt: "zamknięcie o @", closesOn: "zamknięcie: # o @", atLeastUntil: "co najmniej do @",
            opensAt: "otwarcie o @", opensTomorrow: "otwarcie jutro o @", opensOn: "otwarcie: # o @", until: "Do @",
            from: "Od @", pause: "Przerwa", weekdays: ["pon.", "wt.", "śr.", "czw.", "pt.", "sob.", "niedz."]),
        "pt": Phrases(
            open: "Aberto", closed: "Fechado", unknown: "Pode estar aberto", alwaysOpen: "Aberto 24 horas",
            closesAt: "fecha às @", closesOn: "fecha # às @", atLeastUntil: "pelo menos até às @", opensAt: "abre às @",
            opensTomorrow: "abre amanhã às @", opensOn: "abre # às @", until: "Até às @", from: "Desde as @",
            pause: "Pausa", weekdays: ["seg.", "ter.", "qua.", "qui.", "sex.", "sáb.", "dom."]),
        "ru": Phrases(
            open: "Открыто", closed: "Закрыто", unknown: "Возможно, открыто", alwaysOpen: "Круглосуточно",
            closesAt: "закроется в @", closesOn: "закроется: # в @", atLeastUntil: "как минимум до @",
            opensAt: "откроется в @", opensTomorrow: "откроется завтра в @", opensOn: "откроется: # в @", until: "До @",
            from: "С @", pause: "Перерыв", weekdays: ["пн", "вт", "ср", "чт", "пт", "сб", "вс"]),
        "tr": Phrases(
            open: "Açık", closed: "Kapalı", unknown: "Açık olabilir", alwaysOpen: "24 saat açık",
            closesAt: "kapanış: @", closesOn: "kapanış: # @", atLeastUntil: "en az @ saatine kadar",
            opensAt: "açılış: @", opensTomorrow: "açılış: yarın @", opensOn: "açılış: # @", until: "Kapanış @",
            from: "Açılış @", pause: "Mola", weekdays: ["Pzt", "Sal", "Çar", "Per", "Cum", "Cmt", "Paz"]),
        "zh": Phrases(
            open: "营业中", closed: "已打烊", unknown: "可能营业", alwaysOpen: "24小时营业", closesAt: "@打烊", closesOn: "#@打烊",
            atLeastUntil: "至少到@", opensAt: "@开始营业", opensTomorrow: "明天@开始营业", opensOn: "#@开始营业", until: "至@",
            from: "@起", pause: "休息中", weekdays: ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]),
    ]
}
