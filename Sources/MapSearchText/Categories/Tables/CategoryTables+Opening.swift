extension CategoryTaxonomy {
    /// When places are to be open.
    ///
    /// `%when` is a time that only counts in a text with a word for open: "restaurant Sunday" may be a name.
    static let opening: StaticString = """
        @opening=open
        en open now, open, opened, currently open, open at the moment, still open
        de jetzt geöffnet, jetzt geöffnet|e, geöffnet|e|es|er, jetzt offen, jetzt offen|e|es|er, offen|e|es|er, gerade offen, noch offen, noch geöffnet
        fr ouvert, ouvert|e|s|es, encore ouvert
        es abierto ahora, abierto|s, abierta|s
        it aperto adesso, apert|o|i|a|e
        pt aberto agora, aberto|s, aberta|s
        nl nu open, geopend, open
        pl otwarte teraz, otwart|e|y|a, czynn|e|y|a
        ru открыто сейчас, открыто, работает сейчас, работает, открыт|ые|ая|ый
        tr şimdi açık, açık
        ar مفتوح الآن, مفتوح
        zh 营业中, 现在营业, 正在营业, 营业, 开门
        ja 営業中, 今開いている, 営業, 開いている
        ca obert ara, obert|s|a|es, obert en aquest moment
        mt miftuħ issa, miftuħ, miftuħa, miftuħin

        @opening=always
        en open 24 hours, 24 hours, 24 hour, 24h, 24 h, 24hrs, 24 hrs, 24/7, around the clock, all night, open all night
        de rund um die Uhr, 24 Stunden, 24h, 24 h, 24/7, durchgehend geöffnet
        fr 24 heures sur 24, 24h/24, 24h sur 24, 24 heures, 24h, 24/7, 24/24, jour et nuit
        es 24 horas, 24h, 24/7, las 24 horas
        it 24 ore, 24 ore su 24, 24h, h24, 24/7, sempre aperto
        pt 24 horas, 24h, 24/7
        nl 24 uur, dag en nacht, 24/7
        pl całodobow|e|y|a|o, 24h, całą dobę, 24 godziny
        ru круглосуточно, круглосуточн|ый|ая|ые|ое, 24 часа
        tr 24 saat, 7/24
        ar 24 ساعة
        zh 24小时, 二十四小时, 24小时营业
        ja 24時間, 24時間営業
        ca 24 hores, les 24 hores, 24h
        mt 24 siegħa

        @opening=late
        en open late, late night, late-night, open until late, open late at night, open at night
        de nachts geöffnet, spät geöffnet, lange geöffnet, nachts offen, lange offen
        fr ouvert tard, ouvert la nuit, ouvert|s|e|es tard
        es abierto hasta tarde, abierto de noche, abierto por la noche
        it aperto fino a tardi, aperto di notte, aperto la notte
        pt aberto até tarde, aberto à noite
        nl laat open, 's nachts open
        ru работает допоздна, допоздна
        ca obert fins tard, obert a la nit

        %when=now
        en now, right now, at the moment, currently, at this time
        de jetzt, gerade, momentan, zurzeit, im Moment
        fr maintenant, en ce moment, actuellement, là maintenant
        es ahora, ahora mismo, en este momento
        it adesso, ora, in questo momento
        pt agora, neste momento
        nl nu, op dit moment
        pl teraz
        ru сейчас
        tr şimdi, şu an
        ca ara, ara mateix
        mt issa

        %when=today
        en today, on today
        de heute
        fr aujourd'hui, aujourdhui
        es hoy
        it oggi
        pt hoje
        nl vandaag
        pl dzisiaj, dziś, dzis
        ru сегодня
        tr bugün
        ar اليوم
        zh 今天
        ja 今日
        ca avui
        mt illum

        %when=tomorrow
        en tomorrow
        de morgen
        fr demain
        es mañana
        it domani
        pt amanhã
        nl morgen
        pl jutro
        ru завтра
        tr yarın
        ar غدا
        zh 明天
        ja 明日
        ca demà
        mt għada

        %when=evening
        en tonight, this evening, in the evening, evenings
        de heute Abend, abends, am Abend
        fr ce soir, le soir
        es esta noche, por la noche
        it stasera, questa sera, la sera
        pt esta noite, à noite
        nl vanavond, 's avonds
        pl dziś wieczorem, wieczorem
        ru вечером, сегодня вечером
        tr bu akşam, akşam
        zh 今晚
        ja 今夜
        ca aquesta nit, aquest vespre

        %when=late
        en late, late at night, at night, until late, till late
        de spät, nachts, spätabends, heute Nacht
        fr tard, la nuit, tard le soir
        es tarde, hasta tarde, de noche
        it tardi, fino a tardi, di notte
        pt tarde, até tarde
        nl laat, tot laat
        ru ночью, допоздна
        ca tard, fins tard

        %when=monday
        en on Monday, Monday, Mondays, on Mondays
        de am Montag, Montag, montags
        fr le lundi, lundi
        es el lunes, lunes, los lunes
        it il lunedì, lunedì, di lunedì
        pt segunda-feira, na segunda-feira
        nl op maandag, maandag, maandags
        pl w poniedziałek, poniedziałek
        ru в понедельник, понедельник
        tr pazartesi
        zh 星期一, 周一
        ja 月曜日, 月曜
        ca dilluns, el dilluns
        mt it-Tnejn

        %when=tuesday
        en on Tuesday, Tuesday, Tuesdays, on Tuesdays
        de am Dienstag, Dienstag, dienstags
        fr le mardi, mardi
        es el martes, martes, los martes
        it il martedì, martedì, di martedì
        pt terça-feira, na terça-feira
        nl op dinsdag, dinsdag, dinsdags
        pl we wtorek, wtorek
        ru во вторник, вторник
        tr salı
        zh 星期二, 周二
        ja 火曜日, 火曜
        ca dimarts, el dimarts
        mt it-Tlieta

        %when=wednesday
        en on Wednesday, Wednesday, Wednesdays, on Wednesdays
        de am Mittwoch, Mittwoch, mittwochs
        fr le mercredi, mercredi
        es el miércoles, miércoles, los miércoles
        it il mercoledì, mercoledì, di mercoledì
        pt quarta-feira, na quarta-feira
        nl op woensdag, woensdag, woensdags
        pl w środę, środa, środę
        ru в среду, среда, среду
        tr çarşamba
        zh 星期三, 周三
        ja 水曜日, 水曜
        ca dimecres, el dimecres
        mt l-Erbgħa

        %when=thursday
        en on Thursday, Thursday, Thursdays, on Thursdays
        de am Donnerstag, Donnerstag, donnerstags
        fr le jeudi, jeudi
        es el jueves, jueves, los jueves
        it il giovedì, giovedì, di giovedì
        pt quinta-feira, na quinta-feira
        nl op donderdag, donderdag, donderdags
        pl w czwartek, czwartek
        ru в четверг, четверг
        tr perşembe
        zh 星期四, 周四
        ja 木曜日, 木曜
        ca dijous, el dijous
        mt il-Ħamis

        %when=friday
        en on Friday, Friday, Fridays, on Fridays
        de am Freitag, Freitag, freitags
        fr le vendredi, vendredi
        es el viernes, viernes, los viernes
        it il venerdì, venerdì, di venerdì
        pt sexta-feira, na sexta-feira
        nl op vrijdag, vrijdag, vrijdags
        pl w piątek, piątek
        ru в пятницу, пятница, пятницу
        tr cuma
        zh 星期五, 周五
        ja 金曜日, 金曜
        ca divendres, el divendres
        mt il-Ġimgħa

        %when=saturday
        en on Saturday, Saturday, Saturdays, on Saturdays
        de am Samstag, Samstag, samstags, Sonnabend, am Sonnabend, sonnabends
        fr le samedi, samedi
        es el sábado, sábado, los sábados
        it il sabato, sabato, di sabato
        pt sábado, no sábado, aos sábados
        nl op zaterdag, zaterdag, zaterdags
        pl w sobotę, sobota, sobotę
        ru в субботу, суббота, субботу
        tr cumartesi
        zh 星期六, 周六
        ja 土曜日, 土曜
        ca dissabte, el dissabte
        mt is-Sibt

        %when=sunday
        en on Sunday, Sunday, Sundays, on Sundays
        de am Sonntag, Sonntag, sonntags
        fr le dimanche, dimanche
        es el domingo, domingo, los domingos
        it la domenica, domenica, di domenica
        pt domingo, no domingo, aos domingos
        nl op zondag, zondag, zondags
        pl w niedzielę, niedziela, niedzielę
        ru в воскресенье, воскресенье
        tr pazar
        zh 星期天, 星期日, 周日
        ja 日曜日, 日曜
        ca diumenge, el diumenge
        mt il-Ħadd

        %when=weekend
        en at the weekend, on the weekend, on weekends, at weekends, this weekend, weekend, weekends
        de am Wochenende, Wochenende
        fr le week-end, ce week-end, week-end
        es el fin de semana, fin de semana, los fines de semana
        it nel weekend, weekend, nel fine settimana
        pt no fim de semana, fim de semana
        nl in het weekend, weekend
        pl w weekend, weekend
        ru в выходные, выходные
        tr hafta sonu
        zh 周末
        ja 週末
        ca el cap de setmana, cap de setmana
        """
}
