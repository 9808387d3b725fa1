/// The words for distances, directions and durations in each language, as editable text.
///
/// A group begins with a language code, followed by the decimal and thousands separators (`_` for a narrow non-breaking
/// space) and the number of digits from which thousands are grouped. Then:
///
/// - `glue` is the text between a number and its unit: `_` for a space, `-` for none.
/// - A unit has its symbol and then its word in each plural form of the language (``PluralRule``).
/// - `compass` and `points` go clockwise from the north, as words and abbreviations.
/// - `sides` go clockwise from ahead; `#` is replaced by the distance. In `toward`, `@` is replaced by the compass
///   point.
enum DistancePhraseTable {
    static let text = """
        en . , 4
          glue _
          m m | meter | meters
          km km | kilometer | kilometers
          ft ft | foot | feet
          yd yd | yard | yards
          mi mi | mile | miles
          min min | minute | minutes
          h h | hour | hours
          d d | day | days
          points N | NE | E | SE | S | SW | W | NW
          compass north | north-east | east | south-east | south | south-west | west | north-west
          toward # to the @
          here here
          sides # ahead | # ahead on the right | # to the right | # behind you on the right | # behind you | # behind you on the left | # to the left | # ahead on the left

        ar . , 4
          glue _
          m م | متر | متر | متران | أمتار | مترًا | متر
          km كم | كيلومتر | كيلومتر | كيلومتران | كيلومترات | كيلومترًا | كيلومتر
          ft قدم | قدم | قدم | قدمان | أقدام | قدمًا | قدم
          yd ياردة | ياردة | ياردة | ياردتان | ياردات | ياردة | ياردة
          mi ميل | ميل | ميل | ميلان | أميال | ميلاً | ميل
          min د | دقيقة | دقيقة | دقيقتان | دقائق | دقيقة | دقيقة
          h س | ساعة | ساعة | ساعتان | ساعات | ساعة | ساعة
          d يوم | يوم | يوم | يومان | أيام | يومًا | يوم
          points ش | ش.ق | ق | ج.ق | ج | ج.غ | غ | ش.غ
          compass الشمال | الشمال الشرقي | الشرق | الجنوب الشرقي | الجنوب | الجنوب الغربي | الغرب | الشمال الغربي
          toward على بُعد # باتجاه @
          here هنا
          sides أمامك على بُعد # | أمامك إلى اليمين على بُعد # | إلى اليمين على بُعد # | خلفك إلى اليمين على بُعد # | خلفك على بُعد # | خلفك إلى اليسار على بُعد # | إلى اليسار على بُعد # | أمامك إلى اليسار على بُعد #

        de , . 4
          glue _
          m m | Meter | Meter
          km km | Kilometer | Kilometer
          ft ft | Fuß | Fuß
          yd yd | Yard | Yards
          mi mi | Meile | Meilen
          min Min. | Minute | Minuten
          h Std. | Stunde | Stunden
          d T. | Tag | Tage
          points N | NO | O | SO | S | SW | W | NW
          compass Norden | Nordosten | Osten | Südosten | Süden | Südwesten | Westen | Nordwesten
          toward # Richtung @
          here hier
          sides # voraus | # voraus auf der rechten Seite | # rechts | # hinten rechts | # zurück | # hinten links | # links | # voraus auf der linken Seite

        es , . 5
          glue _
          m m | metro | metros
          km km | kilómetro | kilómetros
          ft ft | pie | pies
          yd yd | yarda | yardas
          mi mi | milla | millas
          min min | minuto | minutos
          h h | hora | horas
          d d | día | días
          points N | NE | E | SE | S | SO | O | NO
          compass norte | noreste | este | sureste | sur | suroeste | oeste | noroeste
          toward a # en dirección @
          here aquí
          sides a # por delante | a # por delante a la derecha | a # a la derecha | a # por detrás a la derecha | a # por detrás | a # por detrás a la izquierda | a # a la izquierda | a # por delante a la izquierda

        fr , _ 4
          glue _
          m m | mètre | mètres
          km km | kilomètre | kilomètres
          ft pi | pied | pieds
          yd vg | yard | yards
          mi mi | mile | miles
          min min | minute | minutes
          h h | heure | heures
          d j | jour | jours
          points N | NE | E | SE | S | SO | O | NO
          compass nord | nord-est | est | sud-est | sud | sud-ouest | ouest | nord-ouest
          toward à #, direction @
          here ici
          sides à # devant vous | à # devant vous, à droite | à # sur la droite | à # derrière vous, à droite | à # derrière vous | à # derrière vous, à gauche | à # sur la gauche | à # devant vous, à gauche

        it , . 4
          glue _
          m m | metro | metri
          km km | chilometro | chilometri
          ft ft | piede | piedi
          yd yd | iarda | iarde
          mi mi | miglio | miglia
          min min | minuto | minuti
          h h | ora | ore
          d g | giorno | giorni
          points N | NE | E | SE | S | SO | O | NO
          compass nord | nord-est | est | sud-est | sud | sud-ovest | ovest | nord-ovest
          toward # in direzione @
          here qui
          sides # più avanti | # più avanti sulla destra | # a destra | # indietro sulla destra | # indietro | # indietro sulla sinistra | # a sinistra | # più avanti sulla sinistra

        ja . , 4
          glue _
          m m | メートル
          km km | キロメートル
          ft ft | フィート
          yd yd | ヤード
          mi mi | マイル
          min 分 | 分
          h 時間 | 時間
          d 日 | 日
          points 北 | 北東 | 東 | 南東 | 南 | 南西 | 西 | 北西
          compass 北 | 北東 | 東 | 南東 | 南 | 南西 | 西 | 北西
          toward @へ #
          here ここ
          sides 前方 # | 右前方 # | 右側 # | 右後方 # | 後方 # | 左後方 # | 左側 # | 左前方 #

        nl , . 4
          glue _
          m m | meter | meter
          km km | kilometer | kilometer
          ft ft | voet | voet
          yd yd | yard | yard
          mi mi | mijl | mijl
          min min | minuut | minuten
          h u | uur | uur
          d d | dag | dagen
          points N | NO | O | ZO | Z | ZW | W | NW
          compass noorden | noordoosten | oosten | zuidoosten | zuiden | zuidwesten | westen | noordwesten
          toward # naar het @
          here hier
          sides # vooruit | # vooruit aan de rechterkant | # naar rechts | # terug aan de rechterkant | # terug | # terug aan de linkerkant | # naar links | # vooruit aan de linkerkant

        pl , _ 5
          glue _
          m m | metr | metry | metrów | metra
          km km | kilometr | kilometry | kilometrów | kilometra
          ft ft | stopa | stopy | stóp | stopy
          yd yd | jard | jardy | jardów | jarda
          mi mi | mila | mile | mil | mili
          min min | minuta | minuty | minut | minuty
          h godz. | godzina | godziny | godzin | godziny
          d d. | dzień | dni | dni | dnia
          points płn. | płn.-wsch. | wsch. | płd.-wsch. | płd. | płd.-zach. | zach. | płn.-zach.
          compass północ | północny wschód | wschód | południowy wschód | południe | południowy zachód | zachód | północny zachód
          toward # na @
          here tutaj
          sides # przed Tobą | # przed Tobą po prawej | # po prawej | # za Tobą po prawej | # za Tobą | # za Tobą po lewej | # po lewej | # przed Tobą po lewej

        pt , . 4
          glue _
          m m | metro | metros
          km km | quilômetro | quilômetros
          ft pés | pé | pés
          yd jd | jarda | jardas
          mi mi | milha | milhas
          min min | minuto | minutos
          h h | hora | horas
          d d | dia | dias
          points N | NE | L | SE | S | SO | O | NO
          compass norte | nordeste | leste | sudeste | sul | sudoeste | oeste | noroeste
          toward # na direção @
          here aqui
          sides # à frente | # à frente, à direita | # à direita | # atrás, à direita | # atrás | # atrás, à esquerda | # à esquerda | # à frente, à esquerda

        ru , _ 4
          glue _
          m м | метр | метра | метров | метра
          km км | километр | километра | километров | километра
          ft фт | фут | фута | футов | фута
          yd ярд | ярд | ярда | ярдов | ярда
          mi ми | миля | мили | миль | мили
          min мин | минута | минуты | минут | минуты
          h ч | час | часа | часов | часа
          d д | день | дня | дней | дня
          points С | СВ | В | ЮВ | Ю | ЮЗ | З | СЗ
          compass север | северо-восток | восток | юго-восток | юг | юго-запад | запад | северо-запад
          toward # на @
          here здесь
          sides # впереди | # впереди справа | # справа | # позади справа | # позади | # позади слева | # слева | # впереди слева

        tr , . 4
          glue _
          m m | metre | metre
          km km | kilometre | kilometre
          ft ft | fit | fit
          yd yd | yarda | yarda
          mi mil | mil | mil
          min dk | dakika | dakika
          h sa | saat | saat
          d gün | gün | gün
          points K | KD | D | GD | G | GB | B | KB
          compass kuzey | kuzeydoğu | doğu | güneydoğu | güney | güneybatı | batı | kuzeybatı
          toward # @ yönünde
          here burada
          sides # ileride | # ileride sağda | # sağda | # geride sağda | # geride | # geride solda | # solda | # ileride solda

        zh . , 4
          glue -
          m 米 | 米
          km 公里 | 公里
          ft 英尺 | 英尺
          yd 码 | 码
          mi 英里 | 英里
          min 分钟 | 分钟
          h 小时 | 小时
          d 天 | 天
          points 北 | 东北 | 东 | 东南 | 南 | 西南 | 西 | 西北
          compass 北 | 东北 | 东 | 东南 | 南 | 西南 | 西 | 西北
          toward @方向#
          here 这里
          sides 前方# | 右前方# | 右侧# | 右后方# | 后方# | 左后方# | 左侧# | 左前方#
        """
}
