// Written by Scripts/build-country-names. Do not edit.
// From Unicode CLDR, by way of Babel 2.18 and Scripts/world/country-variants.tsv, copyright Unicode, Inc., under the Unicode License.

/// The names of countries, folded: lines of a name, a tab and its code, sorted by their bytes.
enum FoldedCountryNameTable {
    static let text: StaticString = """
        a rap xe ut\tSA\nabd kucuk harici adalari\tUM\nabd virjin adalari\tVI\nacerbaixan\tAZ\naekvatorialguinea\tGQ\n\
        afeganistao\tAF\nafganistan\tAF\nafganistana\tAF\nafganistanas\tAF\nafganisztan\tAF\nafghanistan\tAF\n\
        africa de sud\tZA\nafrica do sul\tZA\nafrika e jugut\tZA\nafrika erdiko errepublika\tCF\nafrika kusini\tZA\n\
        afrika selatan\tZA\nafrique du sud\tZA\nagypten\tEG\nahvenamaa\tAX\nahvenanmaa\tAX\nai cap\tEG\naingira\tAI\n\
        airija\tIE\naisilandi\tIS\najentina\tAR\naland\tAX\naland adalari\tAX\naland islands\tAX\naland szigetek\tAX\n\
        alandeilande\tAX\nalandinseln\tAX\nalandseyjar\tAX\nalandski otoci\tAX\nalandski otoki\tAX\nalandu salos\tAX\n\
        alandy\tAX\nalankomaat\tNL\nalbaania\tAL\nalbania\tAL\nalbanie\tAL\nalbanien\tAL\nalbanija\tAL\nalbansko\tAL\n\
        alemana\tDE\nalemanha\tDE\nalemania\tDE\nalemanya\tDE\nalgeria\tDZ\nalgerie\tDZ\nalgerien\tDZ\nalgeriet\tDZ\n\
        algerije\tDZ\nalgieria\tDZ\nalgjeri\tDZ\naljazair\tDZ\naljeria\tDZ\nallemagne\tDE\nalmanya\tDE\nalsir\tDZ\n\
        alxeria\tDZ\nalzeeria\tDZ\nalzir\tDZ\nalzirija\tDZ\nalzirsko\tDZ\nalzyras\tDZ\nameerika samoa\tAS\n\
        ameerika uhendriigid\tUS\namerica\tUS\namerican samoa\tAS\namericka samoa\tAS\namericke panenske ostrovy\tVI\n\
        americki djevicanski otoci\tVI\namerika birlesik devletleri\tUS\namerika serikat\tUS\namerika syarikat\tUS\n\
        amerikaans samoa\tAS\namerikaanse maagdeneilanden\tVI\namerikaanse samoa\tAS\namerikai szamoa\tAS\n\
        amerikai virgin szigetek\tVI\namerikan samoa\tAS\namerikan samoasi\tAS\namerikanisch samoa\tAS\n\
        amerikanische jungferninseln\tVI\namerikanische uberseeinseln\tUM\namerikansk samoa\tAS\n\
        amerikanska jungfruoarna\tVI\namerikanska samoa\tAS\namerikanske oversoiske oer\tUM\n\
        amerikas savienotas valstis\tUS\nameriketako estatu batuak\tUS\n\
        ameriketako estatu batuetako kanpoaldeko uharte txikiak\tUM\namerikos samoa\tAS\nameriska samoa\tAS\n\
        ameriski deviski otoki\tVI\nan aetoip\tET\nan afganastain\tAF\nan afraic theas\tZA\nan ailgeir\tDZ\n\
        an airgintin\tAR\nan airmein\tAM\nan albain\tAL\nan araib shadach\tSA\nan asarbaiseain\tAZ\nan astrail\tAU\n\
        an bhanglaideis\tBD\nan bhealaruis\tBY\nan bheilg\tBE\nan bheilis\tBZ\n\
        an bhoisnia agus an heirseagaivein\tBA\nan bhoisnia an heirseagaivein\tBA\nan bholaiv\tBO\nan bhotsuain\tBW\n\
        an bhrasail\tBR\nan bhulgair\tBG\nan bhuruin\tBI\nan bhutain\tBT\nan chamboid\tKH\nan chasacstain\tKZ\n\
        an cheinia\tKE\nan chipir\tCY\nan chirgeastain\tKG\nan choire theas\tKR\nan choire thuaidh\tKP\n\
        an choloim\tCO\nan chosaiv\tXK\nan chroit\tHR\nan congo pdc\tCD\nan congo poblacht\tCG\nan costa eabhair\tCI\n\
        an danmhairg\tDK\nan do\tIN\nan eastoin\tEE\nan eigipt\tEG\nan eilveis\tCH\nan eiritre\tER\n\
        an fhionlainn\tFI\nan fhrainc\tFR\nan ghabuin\tGA\nan ghaimbia\tGM\nan ghearmain\tDE\nan ghraonlainn\tGL\n\
        an ghreig\tGR\nan ghuain\tGY\nan ghuine\tGN\nan ghuine mheanchiorclach\tGQ\nan iaraic\tIQ\nan iarain\tIR\n\
        an india\tIN\nan indineis\tID\nan iodail\tIT\nan iordain\tJO\nan iorua\tNO\nan ioslainn\tIS\nan isiltir\tNL\n\
        an isiltir chairibeach\tBQ\nan laitvia\tLV\nan libeir\tLR\nan libia\tLY\nan liobain\tLB\nan liotuain\tLT\n\
        an mhacadoin thuaidh\tMK\nan mhalaeisia\tMY\nan mhalaiv\tMW\nan mharatai\tMR\nan mhicrineis\tFM\n\
        an mholdoiv\tMD\nan mhongoil\tMN\nan namaib\tNA\nan nigeir\tNG\nan nigir\tNE\nan nua chaladoin\tNC\n\
        an nua shealainn\tNZ\nan ostair\tAT\nan phacastain\tPK\nan phalaistin\tPS\nan phoblacht dhoiminiceach\tDO\n\
        an pholainn\tPL\nan phortaingeil\tPT\nan riocht aontaithe\tGB\nan romain\tRO\nan ruis\tRU\n\
        an sahara thiar\tEH\nan spainn\tES\nan taidsiceastain\tTJ\nan tansain\tTZ\nan tealainn\tTH\nan teavain\tTW\n\
        an tsaimbia\tZM\nan tsalvadoir\tSV\nan tseapain\tJP\nan tseicia\tCZ\nan tseineagail\tSN\nan tseirbia\tRS\n\
        an tseoirsia\tGE\nan tseoirsia theas agus oileain sandwich theas\tGS\n\
        an tseoirsia theas oileain sandwich theas\tGS\nan tsile\tCL\nan tsin\tCN\nan tsiombaib\tZW\nan tsiria\tSY\n\
        an tsloivein\tSI\nan tslovaic\tSK\nan tsomail\tSO\nan tsualainn\tSE\nan tsuasalainn\tSZ\nan tsudain\tSD\n\
        an tsudain theas\tSS\nan tuineis\tTN\nan tuirc\tTR\nan tuircmeanastain\tTM\nan ucrain\tUA\n\
        an uisbeiceastain\tUZ\nan ungair\tHU\nandora\tAD\nandorra\tAD\nandorre\tAD\nangaile\tAI\nangilija\tAI\n\
        angilja\tAI\nangola\tAO\nangole\tAO\nanguila\tAI\nanguile\tAI\nanguilla\tAI\nangvila\tAI\nangvilla\tAI\n\
        antaktiki\tAQ\nantarctica\tAQ\nantarctique\tAQ\nantarktida\tAQ\nantarktika\tAQ\nantarktike\tAQ\n\
        antarktis\tAQ\nantarktisz\tAQ\nantarktyda\tAQ\nantartaice\tAQ\nantartida\tAQ\nantartide\tAQ\nantartika\tAQ\n\
        antigua a barbuda\tAG\nantigua agus barbuda\tAG\nantigua and barbuda\tAG\nantigua barbuda\tAG\n\
        antigua dan barbuda\tAG\nantigua e barbuda\tAG\nantigua en barbuda\tAG\nantigua es barbuda\tAG\n\
        antigua et barbuda\tAG\nantigua eta barbuda\tAG\nantigua i barbuda\tAG\nantigua ja barbuda\tAG\n\
        antigua na barbuda\tAG\nantigua och barbuda\tAG\nantigua og barbuda\tAG\nantigua si barbuda\tAG\n\
        antigua und barbuda\tAG\nantigua va barbuda\tAG\nantigua ve barbuda\tAG\nantigua y barbuda\tAG\n\
        antigva barbuda\tAG\nantigva i barbuda\tAG\nantigva in barbuda\tAG\nantigva ir barbuda\tAG\n\
        antigva og barbuda\tAG\nantigva un barbuda\tAG\nao\tAT\naontas na neimiriochtai arabacha\tAE\naotearoa\tNZ\n\
        apvienota karaliste\tGB\napvienotie arabu emirati\tAE\naquatorialguinea\tGQ\naraabia uhendemiraadid\tAE\n\
        arab saudi\tSA\narabi saudite\tSA\narabia saudi\tSA\narabia saudita\tSA\narabia saudyjska\tSA\n\
        arabiar emirerri batuak\tAE\narabie saoudite\tSA\narabiemiirikunnat\tAE\narchipel des chagos\tIO\n\
        archipielago de chagos\tIO\nargelia\tDZ\nargentiina\tAR\nargentina\tAR\nargentine\tAR\n\
        argentine republic\tAR\nargentinie\tAR\nargentinien\tAR\nargentyna\tAR\nargjentine\tAR\narjantin\tAR\n\
        armeenia\tAM\narmeni\tAM\narmenia\tAM\narmenie\tAM\narmenien\tAM\narmenija\tAM\narmensko\tAM\narnavutluk\tAL\n\
        arquipelago de chagos\tIO\naruba\tAW\narube\tAW\narxentina\tAR\naserbaidschan\tAZ\naserbaidsjan\tAZ\n\
        aserbaidzaan\tAZ\naserbajdsjan\tAZ\nastralia\tAU\nasv mazas aizjuras salas\tUM\nasv samoa\tAS\n\
        asv virdzinas\tVI\nathiopien\tET\naustraalia\tAU\naustrali\tAU\naustralia\tAU\naustralie\tAU\naustralien\tAU\n\
        australija\tAU\naustri\tAT\naustria\tAT\naustrija\tAT\naustrumtimora\tTL\naustur timor\tTL\nausturriki\tAT\n\
        ausztralia\tAU\nausztria\tAT\nautriche\tAT\navstralija\tAU\navstrija\tAT\navustralya\tAU\navusturya\tAT\n\
        ayalandi\tIE\naz usa lakatlan kulbirtokai\tUM\nazerbaidjan\tAZ\nazerbaidzan\tAZ\nazerbaidzana\tAZ\n\
        azerbaidzanas\tAZ\nazerbaigian\tAZ\nazerbaijan\tAZ\nazerbaijani\tAZ\nazerbaijao\tAZ\nazerbaiyan\tAZ\n\
        azerbajdzan\tAZ\nazerbajdzjan\tAZ\nazerbajdzsan\tAZ\nazerbajxhan\tAZ\nazerbaycan\tAZ\nazerbeidjan\tAZ\n\
        azerbeidzjan\tAZ\nazerbejdzan\tAZ\nba lan\tPL\nbabadosi\tBB\nbac macedonia\tMK\nbahama\tBS\nbahama s\tBS\n\
        bahama szigetek\tBS\nbahamaeyjar\tBS\nbahamak\tBS\nbahamalar\tBS\nbahamas\tBS\nbahames\tBS\nbahami\tBS\n\
        bahamos\tBS\nbahamu salas\tBS\nbahamy\tBS\nbahareni\tBH\nbahrain\tBH\nbahrajn\tBH\nbahrein\tBH\nbahreina\tBH\n\
        bahreinas\tBH\nbahrejn\tBH\nbahreyn\tBH\nbairein\tBH\nbaltarusija\tBY\nbaltkrievija\tBY\nbandarikin\tUS\n\
        bandariska samoa\tAS\nbandarisku jomfruaeyjar\tVI\nbanglades\tBD\nbangladesa\tBD\nbangladesas\tBD\n\
        bangladesch\tBD\nbangladesh\tBD\nbangladeshi\tBD\nbangladesj\tBD\nbangladess\tBD\nbangladesz\tBD\n\
        barbade\tBB\nbarbados\tBB\nbarbadosa\tBB\nbarbadosas\tBB\nbarein\tBH\nbati sahra\tEH\nbeinin\tBJ\n\
        beirmiuda\tBM\nbelanda\tNL\nbelanda caribbean\tBQ\nbelanda karibia\tBQ\nbelarus\tBY\nbelarusz\tBY\nbelau\tPW\n\
        belcika\tBE\nbelgia\tBE\nbelgica\tBE\nbelgicko\tBE\nbelgie\tBE\nbelgien\tBE\nbelgija\tBE\nbelgika\tBE\n\
        belgio\tBE\nbelgique\tBE\nbelgium\tBE\nbelgjike\tBE\nbelice\tBZ\nbelis\tBZ\nbeliza\tBZ\nbelizas\tBZ\n\
        belize\tBZ\nbelorusija\tBY\nbelorusko\tBY\nbelxica\tBE\nbenin\tBJ\nbenina\tBJ\nbeninas\tBJ\nbermuda\tBM\n\
        bermudaeyjar\tBM\nbermudas\tBM\nbermude\tBM\nbermudes\tBM\nbermudi\tBM\nbermudu salas\tBM\nbermudy\tBM\n\
        bhoetan\tBT\nbhoutan\tBT\nbhutan\tBT\nbi\tBE\nbialorus\tBY\nbielorrusia\tBY\nbielorrussia\tBY\n\
        bielorusko\tBY\nbielorussia\tBY\nbielorussie\tBY\nbirjina uharte amerikarrak\tVI\n\
        birjina uharte britainiarrak\tVG\nbirlesik arap emirlikleri\tAE\nbirlesik krallik\tGB\nbirma\tMM\n\
        birmania\tMM\nbirmanie\tMM\nbisau gvineja\tGW\nbissau guinea\tGW\nbjellorusi\tBY\nbjelokosna obala\tCI\n\
        bjelorusija\tBY\nbo bien nga\tCI\nbo dao nha\tPT\nbocvana\tBW\nbolgarija\tBG\nboli kosta\tCI\nboliivia\tBO\n\
        bolivarian republic of venezuela\tVE\nbolivi\tBO\nbolivia\tBO\nbolivie\tBO\nbolivien\tBO\nbolivija\tBO\n\
        bolivya\tBO\nboliwia\tBO\nbosna a hercegovina\tBA\nbosna hercegovina\tBA\nbosna hersek\tBA\n\
        bosna i hercegovina\tBA\nbosna in hercegovina\tBA\nbosnia\tBA\nbosnia and herzegovina\tBA\n\
        bosnia dan herzegovina\tBA\nbosnia e hercegovina\tBA\nbosnia e herzegovina\tBA\nbosnia ed erzegovina\tBA\n\
        bosnia hercegovina\tBA\nbosnia hercegowina\tBA\nbosnia hersegovina\tBA\nbosnia hertegovina\tBA\n\
        bosnia hertsegoviina\tBA\nbosnia hertsegovina\tBA\nbosnia herzegovina\tBA\nbosnia hezegovina\tBA\n\
        bosnia i hercegovina\tBA\nbosnia i hercegowina\tBA\nbosnia ja hertsegoviina\tBA\nbosnia ja hertsegovina\tBA\n\
        bosnia na hezegovina\tBA\nbosnia og hersegovina\tBA\nbosnia si hertegovina\tBA\nbosnia va herzegovina\tBA\n\
        bosnia y herzegovina\tBA\nbosnie en herzegovina\tBA\nbosnie en herzegowina\tBA\nbosnie herzegovina\tBA\n\
        bosnie herzegovine\tBA\nbosnie herzegowina\tBA\nbosnien hercegovina\tBA\nbosnien herzegowina\tBA\n\
        bosnien och hercegovina\tBA\nbosnien und herzegowina\tBA\nbosnija hercegovina\tBA\n\
        bosnija ir hercegovina\tBA\nbosnija un hercegovina\tBA\nbosnje hercegovine\tBA\nbosznia hercegovina\tBA\n\
        botsuana\tBW\nbotsvana\tBW\nbotsvane\tBW\nbotswana\tBW\nbouvet adasi\tBV\nbouvet eiland\tBV\n\
        bouvet island\tBV\nbouvet nsaari\tBV\nbouvet saar\tBV\nbouvet sziget\tBV\nbouvet uhartea\tBV\n\
        bouveteiland\tBV\nbouveteyja\tBV\nbouvetinsel\tBV\nbouvetoen\tBV\nbouveton\tBV\nbouvetov ostrov\tBV\n\
        bouvetov otok\tBV\nbouvetoya\tBV\nbouvetuv ostrov\tBV\nbozicni otok\tCX\nbrasiilia\tBR\nbrasil\tBR\n\
        brasile\tBR\nbrasilia\tBR\nbrasilie\tBR\nbrasilien\tBR\nbrazil\tBR\nbrazilia\tBR\nbrazilie\tBR\n\
        brazilija\tBR\nbrazylia\tBR\nbrd\tDE\nbregu i fildishte\tCI\nbresil\tBR\nbresku indlandshafseyjar\tIO\n\
        bresku jomfruaeyjar\tVG\nbretland\tGB\nbrezilya\tBR\nbrit indiai oceani terulet\tIO\n\
        brit virgin szigetek\tVG\nbritain\tGB\nbritannia\tGB\nbritanski deviski otoki\tVG\n\
        britanski djevicanski otoci\tVG\nbritanski indijskooceanski teritorij\tIO\n\
        britansko ozemlje v indijskem oceanu\tIO\nbritanya hint okyanusu topraklari\tIO\nbritanya virjin adalari\tVG\n\
        briti india ookeani ala\tIO\nbriti neitsisaared\tVG\nbritische jungferninseln\tVG\n\
        britisches territorium im indischen ozean\tIO\nbritish indian ocean territory\tIO\n\
        british virgin islands\tVG\nbrits indiese oseaangebied\tIO\nbrits indische oceaanterritorium\tIO\n\
        britse maagde eilande\tVG\nbritse maagdeneilanden\tVG\nbritske indickooceanske uzemi\tIO\n\
        britske indickooceanske uzemie\tIO\nbritske panenske ostrovy\tVG\nbrittilainen intian valtameren alue\tIO\n\
        brittilaiset neitsytsaaret\tVG\nbrittiska jungfruoarna\tVG\nbrittiska territoriet i indiska oceanen\tIO\n\
        britu virdzinas\tVG\nbroenei\tBN\nbruine\tBN\nbrunei\tBN\nbrunei darussalam\tBN\nbrunej\tBN\nbruneja\tBN\n\
        brunejus\tBN\nbrytyjskie terytorium oceanu indyjskiego\tIO\nbrytyjskie wyspy dziewicze\tVG\nbugarska\tBG\n\
        buircine faso\tBF\nbukinafaso\tBF\nbulgaaria\tBG\nbulgaria\tBG\nbulgarie\tBG\nbulgarien\tBG\nbulgarija\tBG\n\
        bulgarije\tBG\nbulgaristan\tBG\nbulgarye\tBG\nbulharsko\tBG\nbullgari\tBG\nbundesrepublik deutschland\tDE\n\
        burkina fasas\tBF\nburkina faso\tBF\nburkinafaso\tBF\nburma\tMM\nburquina faso\tBF\nburundi\tBI\n\
        burundija\tBI\nburundis\tBI\nbutan\tBT\nbutana\tBT\nbutanas\tBT\nbutao\tBT\nbuve sala\tBV\nc ote d ivore\tCI\n\
        ca ri be ha lan\tBQ\ncabo verde\tCV\ncac tieu dao xa cua hoa ky\tUM\n\
        cac tieu vuong quoc a rap thong nhat\tAE\ncad\tTD\ncada\tTD\ncadas\tTD\ncamaroes\tCM\ncamarun\tCM\n\
        cambodge\tKH\ncambodgia\tKH\ncambodia\tKH\ncambodja\tKH\ncambogia\tKH\ncamboja\tKH\ncamboxa\tKH\ncamboya\tKH\n\
        cameroon\tCM\ncameroun\tCM\ncamerun\tCM\ncampuchia\tKH\ncanada\tCA\ncap verd\tCV\ncap vert\tCV\n\
        cape verde\tCV\ncapo verde\tCV\ncapul verde\tCV\ncaraibi olandesi\tBQ\ncarib neerlandes\tBQ\n\
        caribbean netherlands\tBQ\ncaribe neerlandes\tBQ\ncaribisch nederland\tBQ\ncatar\tQA\n\
        cathair na vatacaine\tVA\ncayman adalari\tKY\ncayman islands\tKY\ncaymaneyjar\tKY\ncaymanoarna\tKY\n\
        caymanoerne\tKY\ncaymanoyene\tKY\ncaymansaaret\tKY\ncazaquistao\tKZ\nceanada\tCA\ncebelitarik\tGI\n\
        cechia\tCZ\ncehia\tCZ\ncehija\tCZ\ncehijas republika\tCZ\ncek cumhuriyeti\tCZ\nceki\tCZ\ncekija\tCZ\n\
        cekijos respublika\tCZ\nceko\tCZ\ncekya\tCZ\ncentraal afrikaanse republiek\tCF\ncentral african republic\tCF\n\
        centralafrikanska republiken\tCF\ncentralafrikas republika\tCF\ncentrines afrikos respublika\tCF\n\
        cerna hora\tME\nceska\tCZ\nceska republika\tCZ\ncesko\tCZ\ncezayir\tDZ\nchad\tTD\nchade\tTD\n\
        chagos archipel\tIO\nchagos archipelago\tIO\nchagos takimadalari\tIO\nchagosarchipel\tIO\nchechia\tCZ\n\
        chequia\tCZ\nchile\tCL\nchili\tCL\nchina\tCN\nchina continental\tCN\nchina festland\tCN\nchina mainland\tCN\n\
        china vasteland\tCN\nchine\tCN\nchine continentale\tCN\nchiny\tCN\nchiny kontynentalne\tCN\nchipre\tCY\n\
        chorvatsko\tHR\nchorwacja\tHR\nchristmas adasi\tCX\nchristmas island\tCX\nchristmas uhartea\tCX\n\
        christmaseiland\tCX\nchristmasoya\tCX\nchypre\tCY\nciad\tTD\ncibuti\tDJ\ncidade do vaticano\tVA\n\
        cierna hora\tME\ncile\tCL\ncin\tCN\ncin ana karasi\tCN\ncin hong kong oib\tHK\ncin makao oib\tMO\ncina\tCN\n\
        cina continentale\tCN\ncipar\tCY\nciper\tCY\ncipro\tCY\ncipru\tCY\nciprus\tCY\nciribeas\tKI\n\
        citta del vaticano\tVA\nciudad del vaticano\tVA\nciutat del vatica\tVA\ncoasta de fildes\tCI\n\
        cocos keeling adalari\tCC\ncocos keeling islands\tCC\ncocos keeling uharteak\tCC\ncocoseilanden\tCC\n\
        cocosoerne\tCC\ncolombia\tCO\ncolombie\tCO\ncolumbia\tCO\ncommonwealth of australia\tAU\ncomoras\tKM\n\
        comore\tKM\ncomore szigetek\tKM\ncomoren\tKM\ncomorerne\tKM\ncomores\tKM\ncomoros\tKM\n\
        confederation suisse\tCH\nconfederazione svizzera\tCH\nconfoederatio helvetica\tCH\ncong hoa congo\tCG\n\
        cong hoa dan chu congo\tCD\ncong hoa dominica\tDO\ncong hoa sec\tCZ\ncong hoa trung phi\tCF\n\
        cong hoa xa hoi chu nghia viet nam\tVN\ncongo\tCG\ncongo brazzaville\tCG\ncongo drc\tCD\ncongo kinshasa\tCD\n\
        congo rc\tCG\ncongo rdc\tCD\ncongo repubblica\tCG\ncongo republic\tCG\ncongo republica\tCG\n\
        congo republica democrata congo\tCD\ncongo republiek\tCG\ncongo republik\tCG\ncook adalari\tCK\n\
        cook islands\tCK\ncook szigetek\tCK\ncook uharteak\tCK\ncookeilande\tCK\ncookeilanden\tCK\ncooki saared\tCK\n\
        cookinsaaret\tCK\ncookinseln\tCK\ncookoarna\tCK\ncookoerne\tCK\ncookove ostrovy\tCK\ncookovi otoci\tCK\n\
        cookovi otoki\tCK\ncookovy ostrovy\tCK\ncookoyene\tCK\ncooks eyjar\tCK\ncorea del nord\tKP\n\
        corea del norte\tKP\ncorea del sud\tKR\ncorea del sur\tKR\ncorea do norte\tKP\ncorea do sur\tKR\n\
        coree du nord\tKP\ncoree du sud\tKR\ncoreea de nord\tKP\ncoreea de sud\tKR\ncoreia do norte\tKP\n\
        coreia do sul\tKR\ncosta d avorio\tCI\ncosta d ivori\tCI\ncosta de marfil\tCI\ncosta do marfil\tCI\n\
        costa do marfim\tCI\ncosta rica\tCR\ncosta rice\tCR\ncote d ivoire\tCI\n\
        crioch aigean indiach na breataine\tIO\ncriocha francacha dheisceart an domhain\tTF\ncrna gora\tME\n\
        croacia\tHR\ncroatia\tHR\ncroatie\tHR\ncroazia\tHR\ncsad\tTD\ncseh koztarsasag\tCZ\ncsehorszag\tCZ\n\
        cuait\tKW\ncuba\tCU\ncuracao\tCW\ncuracau\tCW\ncuraso\tCW\ncurazao\tCW\ncypern\tCY\ncypr\tCY\ncyprus\tCY\n\
        czad\tTD\nczagos\tIO\nczarnogora\tME\nczech republic\tCZ\nczechia\tCZ\nczechy\tCZ\n\
        dac khu hanh chinh hong kong trung quoc\tHK\ndac khu hanh chinh macao trung quoc\tMO\ndai loan\tTW\n\
        dalekie wyspy mniejsze stanow zjednoczonych\tUM\ndalekie wyspy stanow zjednoczonych\tUM\ndan mach\tDK\n\
        danemarca\tDK\ndanemark\tDK\ndania\tDK\ndanija\tDK\ndanimarca\tDK\ndanimarka\tDK\ndanimarke\tDK\ndanmark\tDK\n\
        danmork\tDK\ndanska\tDK\ndansko\tDK\ndao bouvet\tBV\ndao giang sinh\tCX\ndao man\tIM\ndao norfolk\tNF\n\
        de amerikanske jomfruoer\tVI\nde amerikanske jomfruoyene\tVI\nde britiske jomfruoer\tVG\n\
        de britiske jomfruoyene\tVG\nde forenede arabiske emirater\tAE\nde forente arabiske emirater\tAE\n\
        de franske besiddelser i det sydlige indiske ocean antarktis\tTF\n\
        de franske besiddelser i det sydlige indiske ocean og antarktis\tTF\nde franske sorterritorier\tTF\n\
        de palaestinensiske omrader\tPS\nde tidligere nederlandske antiller\tBQ\ndel afrikai koztarsasag\tZA\n\
        del korea\tKR\ndel szudan\tSS\ndeli georgia deli sandwich szigetek\tGS\n\
        deli georgia es deli sandwich szigetek\tGS\ndemocratic people s republic of korea\tKP\n\
        democratic republic of sao tome and principe\tST\ndemocratic republic of sao tome principe\tST\n\
        democratic republic of the congo\tCD\ndemocratic republic of timor leste\tTL\n\
        democratic socialist republic of sri lanka\tLK\ndemocratische republiek congo\tCD\n\
        democratische republiek oost timor\tTL\ndemokraticna republika kongo\tCD\n\
        demokratiese republiek van die kongo\tCD\ndemokratische republik kongo\tCD\n\
        demokratiska republiken kongo\tCD\ndemokratyczna republika konga\tCD\nden centralafrikanske republik\tCF\n\
        den demokratiske republik congo drc\tCD\nden demokratiske republikken kongo\tCD\n\
        den dominikanske republik\tDO\nden dominikanske republikk\tDO\nden sentralafrikanske republikk\tCF\n\
        den tjekkiske republik\tCZ\nden tsjekkiske republikk\tCZ\ndenemarke\tDK\ndenemarken\tDK\ndenmaki\tDK\n\
        denmark\tDK\ndet britiske territoriet i indiahavet\tIO\ndet britiske territorium i det indiske ocean\tIO\n\
        det palestinske omradet\tPS\ndeutschland\tDE\ndidziosios britanijos mergeliu salos\tVG\n\
        dienvidafrikas republika\tZA\ndienviddzordzija dienvidsendvicu salas\tGS\n\
        dienviddzordzija un dienvidsendvicu salas\tGS\ndienvidkoreja\tKR\ndienvidsudana\tSS\ndinamarca\tDK\n\
        djiboeti\tDJ\ndjibouti\tDJ\ndjibuti\tDJ\ndogu timor\tTL\ndoiminice\tDM\ndominica\tDM\n\
        dominicaanse republiek\tDO\ndominican republic\tDO\ndominik cumhuriyeti\tDO\ndominika\tDM\n\
        dominikaani vabariik\tDO\ndominikaaninen tasavalta\tDO\ndominikaanse republiek\tDO\n\
        dominikai koztarsasag\tDO\ndominikana\tDO\ndominikanische republik\tDO\ndominikanska republika\tDO\n\
        dominikanska republiken\tDO\ndominikar errepublika\tDO\ndominike\tDM\ndominikos respublika\tDO\n\
        dominique\tDM\ndominiska lydveldid\tDO\ndong timor\tTL\ndr congo\tCD\ndramblio kaulo krantas\tCI\n\
        dramblio kaulo kranto respublika\tCI\ndrc\tCD\ndschibuti\tDJ\nduc\tDE\nduitsland\tDE\ndzersija\tJE\n\
        dzersis\tJE\ndzibuti\tDJ\ndzibutija\tDJ\ndzibutis\tDJ\ndzibutsko\tDJ\ndzsibuti\tDJ\neacuador\tEC\n\
        east timor\tTL\neastern republic of uruguay\tUY\necuador\tEC\nee uu\tUS\neesti\tEE\neesti vabariik\tEE\n\
        eeuu\tUS\negipat\tEG\negipt\tEG\negiptas\tEG\negipte\tEG\negipto\tEG\negiptus\tEG\negito\tEG\negitto\tEG\n\
        egjipt\tEG\negyenlitoi guinea\tGQ\negyesult allamok\tUS\negyesult arab emirsegek\tAE\negyesult kiralysag\tGB\n\
        egyiptom\tEG\negypt\tEG\negyptaland\tEG\negypte\tEG\negypten\tEG\negypti\tEG\neiland man\tIM\neimin\tYE\n\
        eire\tIE\neistland\tEE\nekialdeko timor\tTL\nekuador\tEC\nekuatore ginea\tGQ\nekvador\tEC\nekvadora\tEC\n\
        ekvadoras\tEC\nekvator ginesi\tGQ\nekvatoriaal guinea\tGQ\nekvatorial guinea\tGQ\nekvatoriala gvineja\tGQ\n\
        ekvatorialguinea\tGQ\nekvatorialna gvineja\tGQ\nekvatorska gvineja\tGQ\nekwador\tEC\nekwatoriaal guinee\tGQ\n\
        el salvador\tSV\nelefantcsontpart\tCI\nelevandiluurannik\tCI\nelfenbeinkuste\tCI\nelfenbenskusten\tCI\n\
        elfenbenskysten\tCI\nellan vannin\tIM\nelvetia\tCH\nemirados arabes unidos\tAE\nemiratele arabe unite\tAE\n\
        emiratet e bashkuara arabe\tAE\nemirati arabi uniti\tAE\nemiratos arabes unidos\tAE\nemirats arabes unis\tAE\n\
        emirats arabs units\tAE\nemiriah arab bersatu\tAE\nendonezya\tID\neneo la uingereza katika bahari hindi\tIO\n\
        england\tGB\nequador\tEC\nequateur\tEC\nequatoriaal guinea\tGQ\nequatorial guinea\tGQ\neritre\tER\n\
        eritrea\tER\neritreea\tER\neritreia\tER\neritreja\tER\nermenistan\tAM\nerresuma batua\tGB\nerrumania\tRO\n\
        errusia\tRU\nerythree\tER\nerytrea\tER\neslovakia\tSK\neslovaquia\tSK\neslovenia\tSI\nespagne\tES\n\
        espainia\tES\nespana\tES\nespanha\tES\nespanja\tES\nespanya\tES\nessuatini\tSZ\n\
        estado plurinacional de bolivia\tBO\nestados unidos\tUS\nestados unidos de america\tUS\n\
        estados unidos mexicanos\tMX\nestats units\tUS\nestija\tEE\nestland\tEE\nestoni\tEE\nestonia\tEE\n\
        estonie\tEE\nestonija\tEE\nestonsko\tEE\nestonya\tEE\nesuaitini\tSZ\nesuatini\tSZ\nesvatini\tSZ\n\
        eswatini\tSZ\neszak korea\tKP\neszak macedonia\tMK\neszaki mariana szigetek\tMP\nesztorszag\tEE\n\
        etat de la cite du vatican\tVA\netats unis\tUS\netats unis d amerique\tUS\netela afrikka\tZA\n\
        etela georgia etelaiset sandwichinsaaret\tGS\netela georgia ja etelaiset sandwichinsaaret\tGS\n\
        etela korea\tKR\netela sudan\tSS\nethiopia\tET\nethiopie\tET\netioopia\tET\netiopi\tET\netiopia\tET\n\
        etiopie\tET\netiopien\tET\netiopija\tET\netiyopya\tET\nexipto\tEG\nfaari saared\tFO\nfaereyjar\tFO\n\
        faeroer\tFO\nfaeroerne\tFO\nfaeroyene\tFO\nfaerske ostrovy\tFO\nfalkland adalari\tFK\n\
        falkland adalari malvinas adalari\tFK\nfalkland islands\tFK\nfalkland islands islas malvinas\tFK\n\
        falkland szigetek\tFK\nfalkland szigetek malvin szigetek\tFK\nfalklandak\tFK\nfalklandak malvinak\tFK\n\
        falklandeilande\tFK\nfalklandeilande malvinas\tFK\nfalklandeilanden\tFK\nfalklandeilanden islas malvinas\tFK\n\
        falklandi saared\tFK\nfalklandi saared malviini saared\tFK\nfalklandinsaaret\tFK\n\
        falklandinsaaret malvinassaaret\tFK\nfalklandinseln\tFK\nfalklandinseln malwinen\tFK\nfalklandseyjar\tFK\n\
        falklandseyjar malvinas\tFK\nfalklandske ostrovy\tFK\nfalklandske ostrovy malviny\tFK\nfalklandski otoci\tFK\n\
        falklandski otoci malvini\tFK\nfalklandski otoki\tFK\nfalklandski otoki malvini\tFK\nfalklandsoarna\tFK\n\
        falklandsoerne\tFK\nfalklandsoerne islas malvinas\tFK\nfalklandsoyene\tFK\nfalklandsoyene islas malvinas\tFK\n\
        falklandy\tFK\nfalklandy malviny\tFK\nfalklandy malwiny\tFK\nfalme za kiarabu\tAE\nfareru salos\tFO\n\
        faroarna\tFO\nfaroe adalari\tFO\nfaroe islands\tFO\nfaroe uharteak\tFO\nfaroer\tFO\nfaroereilande\tFO\n\
        farsaaret\tFO\nfas\tMA\nfederal democratic republic of ethiopia\tET\n\
        federal democratic republic of nepal\tNP\nfederal republic of germany\tDE\n\
        federated states of micronesia\tFM\nferoer szigetek\tFO\nferski otoki\tFO\nferu salas\tFO\nfidji\tFJ\n\
        fidjieyjar\tFJ\nfidschi\tFJ\nfidsi\tFJ\nfidzi\tFJ\nfidzis\tFJ\nfidzsi\tFJ\nfigi\tFJ\nfiji\tFJ\n\
        filabeinsstrondin\tCI\nfildisi sahili\tCI\nfilipiinid\tPH\nfilipijnen\tPH\nfilipina\tPH\nfilipinai\tPH\n\
        filipinak\tPH\nfilipinas\tPH\nfilipine\tPH\nfilipines\tPH\nfilipini\tPH\nfilipinler\tPH\nfilipiny\tPH\n\
        filippiinit\tPH\nfilippine\tPH\nfilippinene\tPH\nfilippinerna\tPH\nfilippinerne\tPH\nfilippseyjar\tPH\n\
        filippyne\tPH\nfilistin\tPS\nfilistin bolgeleri\tPS\nfinland\tFI\nfinlanda\tFI\nfinlande\tFI\nfinlandia\tFI\n\
        finlandiya\tFI\nfinnland\tFI\nfinnorszag\tFI\nfinska\tFI\nfinsko\tFI\nfixhi\tFJ\nfixi\tFJ\nfiyi\tFJ\n\
        folklando malvinu salos\tFK\nfolklando salos\tFK\nfolklenda malvinu salas\tFK\nfolklenda salas\tFK\n\
        forenade arabemiraten\tAE\nforoyar\tFO\nfrakkland\tFR\nfranca\tFR\nfrance\tFR\nfrancia\tFR\n\
        francia deli teruletek\tTF\nfrancia guyana\tGF\nfrancia polinezia\tPF\nfranciaorszag\tFR\nfrancie\tFR\n\
        francija\tFR\nfrancijas dienvidjuru teritorija\tTF\nfrancijas gviana\tGF\nfrancijas polinezija\tPF\n\
        francja\tFR\nfrancoska gvajana\tGF\nfrancoska polinezija\tPF\nfrancosko juzno ozemlje\tTF\n\
        francouzska guyana\tGF\nfrancouzska jizni uzemi\tTF\nfrancouzska polynesie\tPF\nfrancuska\tFR\n\
        francuska gijana\tGF\nfrancuska polinezija\tPF\nfrancuski juzni teritoriji\tTF\n\
        francuskie terytoria poludniowe antarktyczne\tTF\nfrancuskie terytoria poludniowe i antarktyczne\tTF\n\
        francuzska guyana\tGF\nfrancuzska polynezia\tPF\nfrancuzske juzne a antarkticke uzemia\tTF\n\
        francuzske juzne antarkticke uzemia\tTF\nfrancuzsko\tFR\nfrankreich\tFR\nfrankrig\tFR\nfrankrijk\tFR\n\
        frankrike\tFR\nfrankryk\tFR\nfrans guyana\tGF\nfrans polinesie\tPF\nfrans polynesie\tPF\nfransa\tFR\n\
        franse gebieden in de zuidelijke indische oceaan\tTF\nfranse suidelike gebiede\tTF\n\
        fransiz guney topraklari\tTF\nfransiz guyanasi\tGF\nfransiz polinezyasi\tPF\nfransk guyana\tGF\n\
        fransk polynesia\tPF\nfransk polynesien\tPF\nfranska guyana\tGF\nfranska gvaejana\tGF\nfranska polynesia\tPF\n\
        franska polynesien\tPF\nfranska sydterritorierna\tTF\nfranta\tFR\nfrantzia\tFR\nfranzosisch guayana\tGF\n\
        franzosisch polynesien\tPF\nfranzosische sud antarktisgebiete\tTF\nfranzosische sud und antarktisgebiete\tTF\n\
        french guiana\tGF\nfrench polynesia\tPF\nfrench republic\tFR\nfrench southern territories\tTF\n\
        fronsku sudlaegu landsvaedin\tTF\nfulop szigetek\tPH\nfurstentum liechtenstein\tLI\ngabao\tGA\ngaboen\tGA\n\
        gabon\tGA\ngabona\tGA\ngabonas\tGA\ngabonese republic\tGA\ngabun\tGA\ngajana\tGY\ngambi\tGM\ngambia\tGM\n\
        gambie\tGM\ngambija\tGM\ngambiya\tGM\ngana\tGH\ngane\tGH\ngeansai\tGG\ngeirsi\tJE\ngeorgia\tGE\n\
        georgia de sud insulele sandwich de sud\tGS\ngeorgia de sud si insulele sandwich de sud\tGS\n\
        georgia del sud e sandwich australi\tGS\ngeorgia del sud sandwich australi\tGS\n\
        georgia poludniowa i sandwich poludniowy\tGS\ngeorgia poludniowa sandwich poludniowy\tGS\n\
        georgia selatan dan kep sandwich selatan\tGS\ngeorgia selatan kep sandwich selatan\tGS\ngeorgie\tGE\n\
        georgie du sud et les iles sandwich du sud\tGS\ngeorgien\tGE\ngermania\tDE\ngermany\tDE\ngernsej\tGG\n\
        gernsija\tGG\ngernsis\tGG\nghana\tGH\ngiamaica\tJM\ngiappone\tJP\ngibilterra\tGI\ngibraltar\tGI\n\
        gibraltaras\tGI\ngibraltars\tGI\ngibuti\tDJ\ngine\tGN\ngine bissau\tGW\nginea\tGN\nginea bissa\tGW\n\
        ginea bissau\tGW\nginebisau\tGW\ngiobraltar\tGI\ngiordania\tJO\ngjeorgji\tGE\ngjermani\tDE\ngjibraltar\tGI\n\
        gorogorszag\tGR\ngraekenland\tGR\ngraenhofdaeyjar\tCV\ngraenland\tGL\ngraikija\tGR\ngran bretana\tGB\n\
        granada\tGD\ngranade\tGD\ngrand duche de luxembourg\tLU\ngrand duchy of luxembourg\tLU\ngrande bretagne\tGB\n\
        grcija\tGR\ngrcka\tGR\ngreanada\tGD\ngreat britain\tGB\ngrece\tGR\ngrecia\tGR\ngrecja\tGR\ngrecko\tGR\n\
        greece\tGR\ngreenland\tGL\ngrekland\tGR\ngrenada\tGD\ngrenade\tGD\ngrenland\tGL\ngrenlande\tGL\n\
        grenlandia\tGL\ngrenlandija\tGL\ngreqi\tGR\ngrezia\tGR\ngriechenland\tGR\ngriekeland\tGR\ngriekenland\tGR\n\
        griekija\tGR\ngrikkland\tGR\ngroenland\tGL\ngroenlanda\tGL\ngroenlandia\tGL\ngronland\tGL\ngronlanti\tGL\n\
        gronsko\tGL\ngroonimaa\tGL\ngrossbritannien\tGB\ngrossherzogtum luxemburg\tLU\ngruusia\tGE\ngruzia\tGE\n\
        gruzie\tGE\ngruzija\tGE\ngruzinsko\tGE\ngruzja\tGE\nguadaluip\tGP\nguadalupa\tGP\nguadalupe\tGP\n\
        guadeloupe\tGP\nguadelupa\tGP\nguadelupe\tGP\nguaiana francesa\tGF\nguain na fraince\tGF\n\
        guajana franceze\tGF\nguajane\tGY\nguam\tGU\nguama\tGU\nguamas\tGU\nguatamala\tGT\nguatemala\tGT\n\
        guatemale\tGT\nguayana francesa\tGF\nguernesey\tGG\nguernsey\tGG\nguiana\tGY\nguiana francesa\tGF\n\
        guiana perancis\tGF\nguiana thuoc phap\tGF\nguiana ya ufaransa\tGF\nguine\tGN\nguine bisau\tGW\n\
        guine bissau\tGW\nguine equatorial\tGQ\nguinea\tGN\nguinea bisau\tGW\nguinea bissau\tGW\n\
        guinea ecuatorial\tGQ\nguinea ekuatorial\tGQ\nguinea equatorial\tGQ\nguinea equatoriale\tGQ\n\
        guinea khatulistiwa\tGQ\nguinea xich dao\tGQ\nguinea ya ikweta\tGQ\nguinee\tGN\nguinee bissau\tGW\n\
        guinee equatoriale\tGQ\nguineea\tGN\nguineea bissau\tGW\nguineea ecuatoriala\tGQ\nguineja e re papua\tPG\n\
        guineja ekuatoriale\tGQ\ngujana\tGY\ngujana francuska\tGF\nguney afrika\tZA\n\
        guney georgia guney sandwich adalari\tGS\nguney georgia ve guney sandwich adalari\tGS\nguney kore\tKR\n\
        guney sudan\tSS\ngurcistan\tGE\nguyana\tGY\nguyana francese\tGF\nguyana franceza\tGF\nguyana frantsesa\tGF\n\
        guyana prancis\tGF\nguyane francaise\tGF\ngvadelupa\tGP\ngvadelupeyjar\tGP\ngvaejana\tGY\ngvajana\tGY\n\
        gvam\tGU\ngvatemala\tGT\ngvineja\tGN\ngvineja bisau\tGW\ngvineja bisava\tGW\ngvineja bissau\tGW\n\
        gwadelupa\tGP\ngwatemala\tGT\ngwinea\tGN\ngwinea bissau\tGW\ngwinea rownikowa\tGQ\nha lan\tNL\nhaiti\tHT\n\
        haitis\tHT\nhan quoc\tKR\nheard adasi mcdonald adalari\tHM\nheard adasi ve mcdonald adalari\tHM\n\
        heard and mcdonald islands\tHM\nheard en mcdonaldeilanden\tHM\nheard eta mcdonald uharteak\tHM\n\
        heard island and mcdonald islands\tHM\nheard island mcdonald islands\tHM\n\
        heard island og mcdonald islands\tHM\nheard ja mcdonaldinsaaret\tHM\nheard mcdonald islands\tHM\n\
        heard mcdonald uharteak\tHM\nheard mcdonaldeilanden\tHM\nheard mcdonaldinsaaret\tHM\n\
        heard mcdonaldinseln\tHM\nheard mcdonaldoyene\tHM\nheard mcdonaldseyjar\tHM\nheard og mcdonaldoyene\tHM\n\
        heard og mcdonaldseyjar\tHM\nheard sziget es mcdonald szigetek\tHM\nheard sziget mcdonald szigetek\tHM\n\
        heard und mcdonaldinseln\tHM\nheardeiland en mcdonaldeilande\tHM\nheardeiland mcdonaldeilande\tHM\n\
        heardi ja mcdonaldi saared\tHM\nheardi mcdonaldi saared\tHM\nheardon mcdonaldoarna\tHM\n\
        heardon och mcdonaldoarna\tHM\nheardov ostrov a macdonaldove ostrovy\tHM\n\
        heardov ostrov macdonaldove ostrovy\tHM\nheardov otok in mcdonaldovi otoki\tHM\n\
        heardov otok mcdonaldovi otoki\tHM\nhearduv ostrov a mcdonaldovy ostrovy\tHM\n\
        hearduv ostrov mcdonaldovy ostrovy\tHM\nhego korea\tKR\nhego sudan\tSS\nhegoafrika\tZA\n\
        hegoaldeko georgia eta hegoaldeko sandwich uharteak\tGS\nhegoaldeko georgia hegoaldeko sandwich uharteak\tGS\n\
        hegoaldeko lurralde frantsesak\tTF\nheimastjornarsvaedi palestinumanna\tPS\nhellas\tGR\n\
        hellenic republic\tGR\nherbehereak\tNL\nherda sala makdonalda salas\tHM\nherda sala un makdonalda salas\tHM\n\
        herdo ir makdonaldo salos\tHM\nherdo makdonaldo salos\tHM\nhiina\tCN\nhimaya za kusini za kifaranza\tTF\n\
        hindistan\tIN\nhirvatistan\tHR\nhispaania\tES\nhiszpania\tES\nhoa ky\tUS\nholanda\tNL\nholande\tNL\n\
        holandia\tNL\nholandsko\tNL\nholland\tNL\nholland karib terseg\tBQ\nhollanda\tNL\nhollande\tNL\n\
        hollandia\tNL\nholy see\tVA\nhonduras\tHN\nhondurasa\tHN\nhondures\tHN\nhong kong\tHK\n\
        hong kong dak tiongkok\tHK\nhong kong rae da china\tHK\nhong kong rae xina\tHK\nhong kong sar china\tHK\n\
        hong kong txinako aeb\tHK\nhongarije\tHU\nhongarye\tHU\nhongkong\tHK\n\
        hongkong kiinan erityishallintoalue\tHK\nhongkong kkt\tHK\nhongkong oao ciny\tHK\nhongkong sar\tHK\n\
        hongkong sar kina\tHK\nhongkong sar van china\tHK\nhongkong sas china\tHK\nhongkong zao ciny\tHK\n\
        hongkongi erihalduspiirkond\tHK\nhongria\tHU\nhongrie\tHU\nhorvaatia\tHR\nhorvatija\tHR\nhorvatorszag\tHR\n\
        hrvaska\tHR\nhrvatska\tHR\nhuippuvuoret ja jan mayen\tSJ\nhuippuvuoret jan mayen\tSJ\nhungari\tHU\n\
        hungaria\tHU\nhungary\tHU\nhungria\tHU\nhviderusland\tBY\nhvita russland\tBY\nhviterussland\tBY\nhy lap\tGR\n\
        iamaice\tJM\niceland\tIS\nida timor\tTL\niemen\tYE\nierland\tIE\nigaunija\tEE\niirimaa\tIE\niisrael\tIL\n\
        ijsland\tIS\nile bouvet\tBV\nile christmas\tCX\nile de man\tIM\nile norfolk\tNF\niles aland\tAX\n\
        iles caimans\tKY\niles cocos\tCC\niles cook\tCK\niles feroe\tFO\niles heard et macdonald\tHM\n\
        iles malouines\tFK\niles malouines iles falkland\tFK\niles mariannes du nord\tMP\niles marshall\tMH\n\
        iles mineures eloignees des e u\tUM\niles mineures eloignees des etats unis\tUM\niles pitcairn\tPN\n\
        iles salomon\tSB\niles turques et caiques\tTC\niles vierges britanniques\tVG\n\
        iles vierges des etats unis\tVI\nilha bouvet\tBV\nilha christmas\tCX\nilha de man\tIM\nilha norfolk\tNF\n\
        ilhas aland\tAX\nilhas cayman\tKY\nilhas cocos keeling\tCC\nilhas cook\tCK\nilhas faroe\tFO\n\
        ilhas georgia do sul e sandwich do sul\tGS\nilhas georgia do sul sandwich do sul\tGS\n\
        ilhas heard e mcdonald\tHM\nilhas heard mcdonald\tHM\nilhas malvinas\tFK\nilhas malvinas ilhas falkland\tFK\n\
        ilhas marianas do norte\tMP\nilhas marshall\tMH\nilhas menores distantes dos eua\tUM\nilhas pitcairn\tPN\n\
        ilhas salomao\tSB\nilhas turcas caicos\tTC\nilhas turcas e caicos\tTC\nilhas virgens americanas\tVI\n\
        ilhas virgens britanicas\tVG\nilla bouvet\tBV\nilla christmas\tCX\nilla de la reunio\tRE\nilla de man\tIM\n\
        illa heard e illas mcdonald\tHM\nilla heard illas mcdonald\tHM\nilla norfolk\tNF\nillas aland\tAX\n\
        illas bermudas\tBM\nillas caiman\tKY\nillas cocos keeling\tCC\nillas cook\tCK\nillas feroe\tFO\n\
        illas malvinas\tFK\nillas malvinas falkland\tFK\nillas marianas do norte\tMP\nillas marshall\tMH\n\
        illas menores distantes dos estados unidos\tUM\nillas pitcairn\tPN\nillas salomon\tSB\n\
        illas turks caicos\tTC\nillas turks e caicos\tTC\nillas virxes britanicas\tVG\n\
        illas virxes estadounidenses\tVI\nillas xeorxia do sur e sandwich do sur\tGS\n\
        illas xeorxia do sur sandwich do sur\tGS\nilles aland\tAX\nilles caiman\tKY\nilles cocos keeling\tCC\n\
        illes cook\tCK\nilles falkland\tFK\nilles feroe\tFO\nilles georgia del sud i sandwich del sud\tGS\n\
        illes georgia del sud sandwich del sud\tGS\nilles heard i mcdonald\tHM\nilles heard mcdonald\tHM\n\
        illes malvines illes falkland\tFK\nilles marianes del nord\tMP\nilles marshall\tMH\n\
        illes menors allunyades dels estats units\tUM\nilles pitcairn\tPN\nilles salomo\tSB\nilles turks caicos\tTC\n\
        illes turks i caicos\tTC\nilles verges britaniques\tVG\nilles verges dels estats units\tVI\ninde\tIN\n\
        independent state of papua new guinea\tPG\nindependent state of samoa\tWS\nindi\tIN\nindia\tIN\n\
        indiako ozeanoko lurralde britainiarra\tIO\nindie\tIN\nindien\tIN\nindija\tIN\n\
        indijas okeana britu teritorija\tIO\nindijos vandenyno britu sritis\tIO\nindland\tIN\nindoneesia\tID\n\
        indonesia\tID\nindonesie\tID\nindonesien\tID\nindonezi\tID\nindonezia\tID\nindonezija\tID\nindonezja\tID\n\
        inggris raya\tGB\ninsula bouvet\tBV\ninsula christmas\tCX\ninsula heard insulele mcdonald\tHM\n\
        insula heard si insulele mcdonald\tHM\ninsula man\tIM\ninsula norfolk\tNF\ninsulele aland\tAX\n\
        insulele caraibe olandeze\tBQ\ninsulele cayman\tKY\ninsulele cocos keeling\tCC\ninsulele cook\tCK\n\
        insulele falkland\tFK\ninsulele falkland insulele malvine\tFK\ninsulele feroe\tFO\n\
        insulele indepartate ale sua\tUM\ninsulele mariane de nord\tMP\ninsulele marshall\tMH\ninsulele pitcairn\tPN\n\
        insulele solomon\tSB\ninsulele turks caicos\tTC\ninsulele turks si caicos\tTC\n\
        insulele virgine americane\tVI\ninsulele virgine britanice\tVG\nintia\tIN\niordania\tJO\niosrael\tIL\n\
        ipar korea\tKP\nipar mariana uharteak\tMP\nipar mazedonia\tMK\nira\tIR\niraak\tIQ\niraan\tIR\nirak\tIQ\n\
        iraka\tIQ\nirakas\tIQ\niraki\tIQ\niran\tIR\nirana\tIR\niranas\tIR\niraq\tIQ\niraque\tIQ\nireland\tIE\n\
        irija\tIE\nirland\tIE\nirlanda\tIE\nirlande\tIE\nirlandia\tIE\nirlanti\tIE\nirorszag\tIE\nirska\tIE\n\
        irsko\tIE\nishujt alande\tAX\nishujt e marianes veriore\tMP\nishujt e virgjer britanike\tVG\n\
        ishujt e virgjer te shba se\tVI\nishujt falkland\tFK\nishujt falkland malvine\tFK\nishujt faroe\tFO\n\
        ishujt herd e mekdonald\tHM\nishujt kajman\tKY\nishujt kokos\tCC\nishujt kuk\tCK\nishujt marshall\tMH\n\
        ishujt periferike te shba se\tUM\nishujt pitkern\tPN\nishujt solomon\tSB\nishujt turks dhe kaikos\tTC\n\
        ishujt turks kaikos\tTC\nishulli bove\tBV\nishulli i krishtlindjes\tCX\nishulli i manit\tIM\n\
        ishulli norfolk\tNF\nisla bouvet\tBV\nisla de man\tIM\nisla de navidad\tCX\nisla norfolk\tNF\n\
        islamic republic of iran\tIR\nisland\tIS\nislanda\tIS\nislande\tIS\nislandia\tIS\nislandija\tIS\nislanti\tIS\n\
        islas aland\tAX\nislas caiman\tKY\nislas cocos\tCC\nislas cook\tCK\nislas feroe\tFO\n\
        islas georgia del sur sandwich del sur\tGS\nislas georgia del sur y sandwich del sur\tGS\n\
        islas heard mcdonald\tHM\nislas heard y mcdonald\tHM\nislas malvinas\tFK\nislas malvinas islas falkland\tFK\n\
        islas marianas del norte\tMP\nislas marshall\tMH\nislas menores alejadas de ee uu\tUM\nislas pitcairn\tPN\n\
        islas salomon\tSB\nislas turcas caicos\tTC\nislas turcas y caicos\tTC\nislas virgenes britanicas\tVG\n\
        islas virgenes de ee uu\tVI\nisle of man\tIM\niso britannia\tGB\nisola bouvet\tBV\nisola christmas\tCX\n\
        isola di man\tIM\nisola norfolk\tNF\nisole aland\tAX\nisole cayman\tKY\nisole chagos\tIO\n\
        isole cocos keeling\tCC\nisole cook\tCK\nisole faer oer\tFO\nisole falkland\tFK\n\
        isole falkland isole malvine\tFK\nisole heard e mcdonald\tHM\nisole heard mcdonald\tHM\n\
        isole marianne settentrionali\tMP\nisole marshall\tMH\nisole minori esterne degli stati uniti\tUM\n\
        isole pitcairn\tPN\nisole salomone\tSB\nisole turks caicos\tTC\nisole turks e caicos\tTC\n\
        isole vergini americane\tVI\nisole vergini britanniche\tVG\nispanija\tES\nispanya\tES\nisrael\tIL\n\
        israele\tIL\nisraeli\tIL\nisrail\tIL\nistocni timor\tTL\nisvec\tSE\nisvicre\tCH\nita timor\tTL\nitaalia\tIT\n\
        itali\tIT\nitalia\tIT\nitalian republic\tIT\nitalie\tIT\nitalien\tIT\nitalija\tIT\nitaly\tIT\nitalya\tIT\n\
        itavalta\tAT\nivoorkus\tCI\nivoorkust\tCI\nivory coast\tCI\nizland\tIS\nizlanda\tIS\nizrael\tIL\nizraela\tIL\n\
        izraelis\tIL\njaapan\tJP\njamaica\tJM\njamaika\tJM\njamaique\tJM\njamajka\tJM\njamhuri ya afrika ya kati\tCF\n\
        jamhuri ya cheki\tCZ\njamhuri ya dominika\tDO\njamhuri ya kidemokrasia ya kongo\tCD\njamhuri ya kongo\tCG\n\
        japan\tJP\njapana\tJP\njapani\tJP\njapao\tJP\njapo\tJP\njapon\tJP\njaponi\tJP\njaponia\tJP\njaponija\tJP\n\
        japonska\tJP\njaponsko\tJP\njaponya\tJP\njaunkaledonija\tNC\njaunzelande\tNZ\njeemen\tYE\njemen\tYE\n\
        jemena\tYE\njemenas\tYE\njepang\tJP\njepun\tJP\njerman\tDE\njersey\tJE\njibuti\tDJ\n\
        jihoafricka republika\tZA\njizni georgie a jizni sandwichovy ostrovy\tGS\n\
        jizni georgie jizni sandwichovy ostrovy\tGS\njizni korea\tKR\njizni sudan\tSS\njojia\tGE\njolaey\tCX\n\
        jordaania\tJO\njordan\tJO\njordani\tJO\njordania\tJO\njordanie\tJO\njordanien\tJO\njordanija\tJO\n\
        jordansko\tJO\njoulusaar\tCX\njoulusaari\tCX\njuleoen\tCX\njulon\tCX\njungtine karalyste\tGB\n\
        jungtines valstijos\tUS\njungtiniai arabu emyratai\tAE\njungtiniu valstiju mazosios tolimosios salos\tUM\n\
        jungtiniu valstiju mergeliu salos\tVI\njuodkalnija\tME\njuzna afrika\tZA\n\
        juzna georgia a juzne sandwichove ostrovy\tGS\njuzna georgia i otoci juzni sandwich\tGS\n\
        juzna georgia in juzni sandwichevi otoki\tGS\njuzna georgia juzne sandwichove ostrovy\tGS\n\
        juzna georgia juzni sandwichevi otoki\tGS\njuzna georgia otoci juzni sandwich\tGS\njuzna korea\tKR\n\
        juzna koreja\tKR\njuzni sudan\tSS\njuznoafricka republika\tZA\njuznoafriska republika\tZA\njuzny sudan\tSS\n\
        kaaimaneilanden\tKY\nkaaimanseilande\tKY\nkaap verde\tCV\nkaapverdie\tCV\nkaboverde\tCV\nkaiman uharteak\tKY\n\
        kaimaninseln\tKY\nkaimanisaared\tKY\nkaimanu salas\tKY\nkaimanu salos\tKY\nkajman szigetek\tKY\n\
        kajmanie ostrovy\tKY\nkajmanske ostrovy\tKY\nkajmanski otoci\tKY\nkajmanski otoki\tKY\nkajmany\tKY\n\
        kalaallit nunaat\tGL\nkaledoni e re\tNC\nkaledonia baru\tNC\nkaledonia berria\tNC\nkaledu sala\tCX\n\
        kambocya\tKH\nkambodia\tKH\nkambodja\tKH\nkambodscha\tKH\nkambodsja\tKH\nkambodza\tKH\nkambodzsa\tKH\n\
        kamboja\tKH\nkamboxhia\tKH\nkameroen\tCM\nkamerun\tCM\nkameruna\tCM\nkamerunas\tCM\nkameruni\tCM\nkanada\tCA\n\
        kanbodia\tKH\nkap verde\tCV\nkapp verde\tCV\nkapverdy\tCV\nkaracsony sziget\tCX\nkaradag\tME\n\
        karaibet holandeze\tBQ\nkarayip hollandasi\tBQ\nkargazstan\tKG\nkaribahafshluti hollands\tBQ\n\
        karibeko herbehereak\tBQ\nkaribian alankomaat\tBQ\nkaribiese nederland\tBQ\nkaribische niederlande\tBQ\n\
        karibisk nederland\tBQ\nkaribiska nederlanderna\tBQ\nkaribske holandsko\tBQ\nkaribske nizozemsko\tBQ\n\
        karibu nyderlandai\tBQ\nkariibi madalmaad\tBQ\nkaripski otoci nizozemske\tBQ\nkasachstan\tKZ\nkasahstan\tKZ\n\
        kasakhstan\tKZ\nkasakstan\tKZ\nkatar\tQA\nkatara\tQA\nkataras\tQA\nkazachstan\tKZ\nkazachstanas\tKZ\n\
        kazahstan\tKZ\nkazahstana\tKZ\nkazahsztan\tKZ\nkazajistan\tKZ\nkazakhstan\tKZ\nkazakistan\tKZ\n\
        kazakistani\tKZ\nkazakstan\tKZ\nkeenia\tKE\nkelet timor\tTL\nkemboja\tKH\nkena\tKE\nkenia\tKE\nkenija\tKE\n\
        kenya\tKE\nkepi i gjelber\tCV\nkepulauan aland\tAX\nkepulauan cayman\tKY\nkepulauan cocos keeling\tCC\n\
        kepulauan cook\tCK\nkepulauan falkland\tFK\nkepulauan falkland islas malvinas\tFK\n\
        kepulauan falkland malvinas\tFK\nkepulauan faroe\tFO\nkepulauan georgia selatan dan sandwich selatan\tGS\n\
        kepulauan georgia selatan sandwich selatan\tGS\nkepulauan heard dan mcdonald\tHM\n\
        kepulauan heard mcdonald\tHM\nkepulauan mariana utara\tMP\nkepulauan marshall\tMH\nkepulauan norfolk\tNF\n\
        kepulauan pitcairn\tPN\nkepulauan solomon\tSB\nkepulauan svalbard dan jan mayen\tSJ\n\
        kepulauan svalbard jan mayen\tSJ\nkepulauan terluar as\tUM\nkepulauan terpencil as\tUM\n\
        kepulauan turks caicos\tTC\nkepulauan turks dan caicos\tTC\nkepulauan virgin amerika serikat\tVI\n\
        kepulauan virgin as\tVI\nkepulauan virgin britania raya\tVG\nkepulauan virgin british\tVG\n\
        kepulauan wallis dan futuna\tWF\nkepulauan wallis futuna\tWF\nkerseiland\tCX\nkesk aafrika vabariik\tCF\n\
        keski afrikan tasavalta\tCF\nkibris\tCY\nkiina\tCN\nkili\tCL\nkina\tCN\n\
        kinas ipasas parvaldes apgabals honkonga\tHK\nkine\tCN\nkinija\tCN\nkipra\tCY\nkipras\tCY\nkirasao\tCW\n\
        kirghizistan\tKG\nkirghizstan\tKG\nkirgisia\tKG\nkirgisistan\tKG\nkirgistan\tKG\nkirgizi\tKG\nkirgizie\tKG\n\
        kirgizija\tKG\nkirgizistan\tKG\nkirgizisztan\tKG\nkirgizsko\tKG\nkirgizstan\tKG\nkirgizstana\tKG\n\
        kirguistan\tKG\nkirguizistan\tKG\nkirguizstan\tKG\nkiribati\tKI\nkiribatis\tKI\nkirigizistani\tKG\n\
        kisiwa cha bouvet\tBV\nkisiwa cha heard na visiwa vya mcdonald\tHM\nkisiwa cha heard visiwa vya mcdonald\tHM\n\
        kisiwa cha krismasi\tCX\nkisiwa cha man\tIM\nkisiwa cha norfolk\tNF\nkitajska\tCN\nkiurasao\tCW\n\
        klein afgelee eilande van die vsa\tUM\nkleine afgelegen eilanden van de verenigde staten\tUM\n\
        kodorosese ti beafrika\tCF\nkoeweit\tKW\nkokoseilande\tCC\nkokoseyjar keeling\tCC\nkokosinseln\tCC\n\
        kokosoarna\tCC\nkokosove ostrovy\tCC\nkokosovi keelingovi otoci\tCC\nkokosovi otoki\tCC\nkokosoyene\tCC\n\
        kokosu kilinga salas\tCC\nkokosu kilingo salos\tCC\nkokusz keeling szigetek\tCC\nkolombia\tCO\nkolombiya\tCO\n\
        kolonbia\tCO\nkolumbi\tCO\nkolumbia\tCO\nkolumbie\tCO\nkolumbien\tCO\nkolumbija\tCO\nkomoorid\tKM\n\
        komorai\tKM\nkomore\tKM\nkomoreak\tKM\nkomoren\tKM\nkomorene\tKM\nkomorerna\tKM\nkomoreyjar\tKM\nkomori\tKM\n\
        komorit\tKM\nkomorlar\tKM\nkomoro\tKM\nkomoru salas\tKM\nkomory\tKM\nkongas brazavilis\tCG\n\
        kongas kinsasa\tCD\nkongo\tCD\nkongo\tCG\nkongo brazavil\tCG\nkongo brazavila\tCG\nkongo brazavile\tCG\n\
        kongo brazzaville\tCG\nkongo cumhuriyeti\tCG\nkongo demokraticna republika kongo\tCD\n\
        kongo demokratik cumhuriyeti\tCD\nkongo demokratine respublika\tCD\nkongo demokratische republik\tCD\n\
        kongo demokratiska republika\tCD\nkongo dr\tCD\nkongo drc\tCD\nkongo drk\tCD\nkongo dv\tCD\nkongo kdk\tCD\n\
        kongo kinsasa\tCD\nkongo kinshasa\tCD\nkongo koztarsasag\tCG\nkongo lydstjornarlydveldid\tCD\n\
        kongo lydveldid\tCG\nkongo rdk\tCD\nkongo republiek die\tCG\nkongo republik\tCG\nkongo republika\tCG\n\
        kongo respublika\tCG\nkongo rk\tCG\nkongo vabariik\tCG\nkongoko errepublika\tCG\n\
        kongoko errepublika demokratikoa\tCD\nkongon demokraattinen tasavalta\tCD\nkongon tasavalta\tCG\n\
        konzska demokraticka republika\tCD\nkonzska republika\tCG\nkookossaared\tCC\nkookossaaret keelingsaaret\tCC\n\
        kore e jugut\tKR\nkore e veriut\tKP\nkorea\tKR\nkorea kaskazini\tKP\nkorea kusini\tKR\nkorea polnocna\tKP\n\
        korea poludniowa\tKR\nkorea selatan\tKR\nkorea utara\tKP\nkorgozstan\tKG\nkorsou\tCW\nkosova\tXK\n\
        kosovas\tXK\nkosove\tXK\nkosovo\tXK\nkosowo\tXK\nkosta rika\tCR\nkosta rike\tCR\nkostarika\tCR\n\
        kostaryka\tCR\nkoszovo\tXK\nkota vatican\tVA\nkotdivuara\tCI\nkoweit\tKW\nkozep afrikai koztarsasag\tCF\n\
        kreeka\tGR\nkreikka\tGR\nkrievija\tRU\nkroaci\tHR\nkroasia\tHR\nkroasie\tHR\nkroatia\tHR\nkroatie\tHR\n\
        kroatien\tHR\nkroatija\tHR\nkroazia\tHR\nktr ipasais administrativais regions makao\tMO\nkuba\tCU\nkube\tCU\n\
        kuka salas\tCK\nkuko salos\tCK\nkupros\tCY\nkurasao\tCW\nkuuba\tCU\nkuvait\tKW\nkuvajt\tKW\nkuveit\tKW\n\
        kuveita\tKW\nkuveitas\tKW\nkuveyt\tKW\nkuwait\tKW\nkuweit\tKW\nkuwejt\tKW\nkuzey kore\tKP\n\
        kuzey makedonya\tMK\nkuzey mariana adalari\tMP\nkypr\tCY\nkypros\tCY\nkypur\tCY\nkyrgyz republic\tKG\n\
        kyrgyzstan\tKG\nla reunion\tRE\nlaane sahara\tEH\nlanh tho an do duong thuoc anh\tIO\nlanh tho palestine\tPS\n\
        lanh tho phia nam thuoc phap\tTF\nlansi sahara\tEH\nlao\tLA\nlao pdr\tLA\n\
        lao people s democratic republic\tLA\nlaos\tLA\nlaosa\tLA\nlaosas\tLA\nlaosz\tLA\nlati\tLV\nlatvia\tLV\n\
        latvija\tLV\nlatvijas republika\tLV\nlebanese republic\tLB\nlebanon\tLB\nleedu\tLT\nlengyelorszag\tPL\n\
        lenkija\tPL\nleosota\tLS\nlesotas\tLS\nlesotho\tLS\nlesoto\tLS\nletland\tLV\nletoni\tLV\nletonia\tLV\n\
        letonya\tLV\nlettland\tLV\nlettonia\tLV\nlettonie\tLV\nlettorszag\tLV\nletzebuerg\tLU\nli bang\tLB\n\
        liachteschtai\tLI\nliban\tLB\nlibana\tLB\nlibanas\tLB\nlibano\tLB\nlibanon\tLB\nlibeeria\tLR\nliberi\tLR\n\
        liberia\tLR\nliberie\tLR\nliberija\tLR\nliberya\tLR\nlibi\tLY\nlibia\tLY\nlibie\tLY\nlibija\tLY\nlibya\tLY\n\
        libye\tLY\nlibyen\tLY\nlichtenstajnsko\tLI\nlichtensteinas\tLI\nlichtenstejnsko\tLI\nlichtinstein\tLI\n\
        liechtenstein\tLI\nliettua\tLT\nlietuva\tLT\nlietuvos respublika\tLT\nlihtenshtajn\tLI\nlihtenstajn\tLI\n\
        lihtensteina\tLI\nliibanon\tLB\nliibua\tLY\nlitaue\tLT\nlitauen\tLT\nlithaen\tLT\nlithuania\tLT\n\
        litouwen\tLT\nlituani\tLT\nlituania\tLT\nlituanie\tLT\nlitva\tLT\nlitvania\tLT\nlitvanya\tLT\nlitwa\tLT\n\
        liuksemburgas\tLU\nlotwa\tLV\nlotyssko\tLV\nlouna aafrika vabariik\tZA\n\
        louna georgia ja louna sandwichi saared\tGS\nlouna georgia louna sandwichi saared\tGS\nlouna korea\tKR\n\
        louna sudaan\tSS\nlubnan\tLB\nlucembursko\tLU\nlucsamburg\tLU\nluksemburg\tLU\nluksemburga\tLU\n\
        lussemburgo\tLU\nluxemborg\tLU\nluxembourg\tLU\nluxemburg\tLU\nluxemburgo\tLU\nluxembursko\tLU\n\
        luxenburgo\tLU\nma roc\tMA\nmacao\tMO\nmacao kiinan erityishallintoalue\tMO\nmacao oao ciny\tMO\n\
        macao sar\tMO\nmacao sar china\tMO\nmacao sar kina\tMO\nmacao zao ciny\tMO\nmacaristan\tHU\nmacau\tMO\n\
        macau erihalduspiirkond\tMO\nmacau rae da china\tMO\nmacau rae xina\tMO\nmacau sar china\tMO\n\
        macau sar van china\tMO\nmacau sas china\tMO\nmacau txinako aeb\tMO\nmacedoine\tMK\nmacedoine du nord\tMK\n\
        macedonia\tMK\nmacedonia de nord\tMK\nmacedonia del nord\tMK\nmacedonia del norte\tMK\n\
        macedonia do norte\tMK\nmacedonia polnocna\tMK\nmacedonia utara\tMK\nmacedonie\tMK\nmadagascar\tMG\n\
        madagasikara\tMG\nmadagaska\tMG\nmadagaskar\tMG\nmadagaskara\tMG\nmadagaskaras\tMG\nmadagaszkar\tMG\n\
        madarska\tHU\nmadarsko\tHU\nmadzarska\tHU\nmaeneo ya palestina\tPS\nmaenmar burma\tMM\nmaghribi\tMA\n\
        magyarorszag\tHU\nmaili\tML\nmajota\tYT\nmajotas\tYT\nmajote\tYT\nmajotta\tYT\nmakao\tMO\nmakao kkt\tMO\n\
        makau\tMO\nmakau dak tiongkok\tMO\nmakau sar china\tMO\nmakedonia utara\tMK\nmal i zi\tME\nmaladewa\tMV\n\
        malaisia\tMY\nmalaisie\tMY\nmalaizija\tMY\nmalajsie\tMY\nmalajzi\tMY\nmalajzia\tMY\nmalasia\tMY\nmalaui\tMW\n\
        malavi\tMW\nmalavija\tMW\nmalavis\tMW\nmalawi\tMW\nmalaysia\tMY\nmaldiivid\tMV\nmaldiv szigetek\tMV\n\
        maldivak\tMV\nmaldivas\tMV\nmaldive\tMV\nmaldiven\tMV\nmaldivene\tMV\nmaldiverna\tMV\nmaldiverne\tMV\n\
        maldives\tMV\nmaldiveyjar\tMV\nmaldivi\tMV\nmaldivija\tMV\nmaldivler\tMV\nmaldivy\tMV\nmaldyvai\tMV\n\
        malediivit\tMV\nmaledive\tMV\nmalediven\tMV\nmaledivy\tMV\nmalediwy\tMV\nmaleisie\tMY\nmalesia\tMY\n\
        malezija\tMY\nmalezja\tMY\nmalezya\tMY\nmali\tML\nmali udaljeni otoci sad a\tUM\nmalis\tML\nmalta\tMT\n\
        malte\tMT\nman\tIM\nman adasi\tIM\nman sziget\tIM\nman uhartea\tIM\nmani saar\tIM\nmansaari\tIM\n\
        maqedonia e veriut\tMK\nmaraco\tMA\nmarekani\tUS\nmarianos siaurines salos\tMP\nmariany polnocne\tMP\n\
        maritania\tMR\nmaritius\tMU\nmaroc\tMA\nmarocco\tMA\nmarocko\tMA\nmarok\tMA\nmaroka\tMA\nmarokas\tMA\n\
        marokko\tMA\nmaroko\tMA\nmarroc\tMA\nmarrocos\tMA\nmarruecos\tMA\nmarsala salas\tMH\nmarsalo salos\tMH\n\
        marsalovi otoci\tMH\nmarshall adalari\tMH\nmarshall islands\tMH\nmarshall szigetek\tMH\n\
        marshall uharteak\tMH\nmarshalleilande\tMH\nmarshalleilanden\tMH\nmarshalleyjar\tMH\nmarshalli saared\tMH\n\
        marshallinsaaret\tMH\nmarshallinseln\tMH\nmarshalloarna\tMH\nmarshalloerne\tMH\nmarshallove ostrovy\tMH\n\
        marshallovi otoki\tMH\nmarshallovy ostrovy\tMH\nmarshalloyene\tMH\nmartinica\tMQ\nmartinik\tMQ\n\
        martinika\tMQ\nmartinike\tMQ\nmartinique\tMQ\nmartynika\tMQ\nmasedonia ya kaskazini\tMK\nmauretania\tMR\n\
        mauretanien\tMR\nmauretanija\tMR\nmaurice\tMU\nmaurici\tMU\nmauricija\tMU\nmauricijus\tMU\nmauricio\tMU\n\
        mauricius\tMU\nmauritaania\tMR\nmauritani\tMR\nmauritania\tMR\nmauritanie\tMR\nmauritanija\tMR\n\
        mauritius\tMU\nmaurizio\tMU\nmavretanija\tMR\nmayotte\tYT\nmazedonien\tMK\nmbreteria e bashkuar\tGB\n\
        mehhiko\tMX\nmehika\tMX\nmeicsiceo\tMX\nmeksika\tMX\nmeksike\tMX\nmeksiko\tMX\nmeksyk\tMX\nmelnkalne\tME\n\
        menas sala\tIM\nmendebaldeko sahara\tEH\nmeno sala\tIM\nmensi odlehle ostrovy usa\tUM\n\
        mensie odlahle ostrovy usa\tUM\nmerruk\tMA\nmesir\tEG\nmessico\tMX\nmexic\tMX\nmexico\tMX\nmexiko\tMX\n\
        mexique\tMX\nmianmar\tMM\nmianmar birma\tMM\nmianmar birmania\tMM\nmianmar burme\tMM\nmianmaras birma\tMM\n\
        micronesia\tFM\nmicronesie\tFM\nmicronezia\tFM\nmid afrikulydveldid\tCF\nmidbaugs ginea\tGQ\nmikroneesia\tFM\n\
        mikronesia\tFM\nmikronesiafoderasjonen\tFM\nmikronesie\tFM\nmikronesien\tFM\nmikronezi\tFM\nmikronezia\tFM\n\
        mikronezija\tFM\nmikronezja\tFM\nmikronezya\tFM\nmisir\tEG\nmisri\tEG\nmjanma birma\tMM\nmjanmar burma\tMM\n\
        mjanmarsko\tMM\nmji wa vatican\tVA\nmocambic\tMZ\nmocambique\tMZ\nmogolistan\tMN\nmoldavi\tMD\nmoldavia\tMD\n\
        moldavie\tMD\nmoldavien\tMD\nmoldavija\tMD\nmoldavsko\tMD\nmoldawia\tMD\nmoldova\tMD\nmoldowa\tMD\nmon\tIM\n\
        monaco\tMC\nmonakas\tMC\nmonako\tMC\nmong co\tMN\nmongolei\tMN\nmongoli\tMN\nmongolia\tMN\nmongolie\tMN\n\
        mongoliet\tMN\nmongolija\tMN\nmongolsko\tMN\nmongoolia\tMN\nmontaineagro\tME\nmontenegro\tME\nmontsarat\tMS\n\
        montserat\tMS\nmontseratas\tMS\nmontserrat\tMS\nmontserrata\tMS\nmorisi\tMU\nmoritania\tMR\nmoritanya\tMR\n\
        morocco\tMA\nmosaimbic\tMZ\nmosambiek\tMZ\nmosambiik\tMZ\nmosambik\tMZ\nmozambic\tMZ\nmozambico\tMZ\n\
        mozambik\tMZ\nmozambika\tMZ\nmozambikas\tMZ\nmozambike\tMZ\nmozambique\tMZ\nmsumbiji\tMZ\nmuntenegru\tME\n\
        myanmar\tMM\nmyanmar barma\tMM\nmyanmar birma\tMM\nmyanmar birmania\tMM\nmyanmar birmanie\tMM\n\
        myanmar burma\tMM\nmyanmar mien dien\tMM\nna bahamai\tBS\nna criocha palaistineacha\tPS\n\
        na hoileain fhilipineacha\tPH\nna hoileain mhairianacha thuaidh\tMP\nna seiseil\tSC\nna uy\tNO\nnaijiria\tNG\n\
        nam cuc\tAQ\nnam georgia quan dao nam sandwich\tGS\nnam georgia va quan dao nam sandwich\tGS\nnam phi\tZA\n\
        nam sudan\tSS\nnamibi\tNA\nnamibia\tNA\nnamibie\tNA\nnamibija\tNA\nnamibya\tNA\nnamiibia\tNA\nnaru\tNR\n\
        naujoji kaledonija\tNC\nnaujoji zelandija\tNZ\nnauru\tNR\nnederland\tNL\nnederlandene\tNL\nnederlanderna\tNL\n\
        neipeal\tNP\nnemcija\tDE\nnemecko\tDE\nnemetorszag\tDE\nnepal\tNP\nnepala\tNP\nnepalas\tNP\nnetherlands\tNL\n\
        neukaledonien\tNC\nneuseeland\tNZ\nnew caledonia\tNC\nnew zealand\tNZ\nnga\tRU\nnhat ban\tJP\nnicaragua\tNI\n\
        nicearagua\tNI\nniderlande\tNL\nniderlandes karibu salas\tBQ\nniderlandy karaibskie\tBQ\nniederlande\tNL\n\
        niemcy\tDE\nnieu kaledonie\tNC\nnieu seeland\tNZ\nnieuw caledonie\tNC\nnieuw zeeland\tNZ\nnigeeria\tNG\n\
        niger\tNE\nnigera\tNE\nnigeri\tNG\nnigeria\tNG\nnigerie\tNG\nnigerija\tNG\nnigeris\tNE\nnijer\tNE\n\
        nijerya\tNG\nnikaragua\tNI\nnikaragva\tNI\nnikaragwa\tNI\nniue\tNU\nniuje\tNU\nnixer\tNE\nnixeria\tNG\n\
        nizozemska\tNL\nnizozemski karibi\tBQ\nnizozemsko\tNL\nnjemacka\tDE\nnoord korea\tKP\nnoord macedonie\tMK\n\
        noord mariane eilande\tMP\nnoordelijke marianen\tMP\nnoorwee\tNO\nnoorwegen\tNO\nnord korea\tKP\n\
        nord makedonia\tMK\nnord marianene\tMP\nnordkorea\tKP\nnordliche marianen\tMP\nnordmakedonien\tMK\n\
        nordmarianerna\tMP\nnordmarianerne\tMP\nnordmazedonien\tMK\nnordur korea\tKP\nnordur makedonia\tMK\n\
        nordur marianaeyjar\tMP\nnoreg\tNO\nnoregur\tNO\nnorfolk\tNF\nnorfolk adasi\tNF\nnorfolk island\tNF\n\
        norfolk sziget\tNF\nnorfolk uhartea\tNF\nnorfolkas sala\tNF\nnorfolkeiland\tNF\nnorfolkeyja\tNF\n\
        norfolkinsaari\tNF\nnorfolkinsel\tNF\nnorfolko sala\tNF\nnorfolkon\tNF\nnorfolkoya\tNF\nnorfolski otok\tNF\n\
        norge\tNO\nnorja\tNO\nnorra\tNO\nnorsko\tNO\nnorsunluurannikko\tCI\nnorth korea\tKP\nnorth macedonia\tMK\n\
        northern ireland\tGB\nnorthern mariana islands\tMP\nnoruega\tNO\nnorvec\tNO\nnorvege\tNO\nnorvegia\tNO\n\
        norvegija\tNO\nnorvegji\tNO\nnorveska\tNO\nnorway\tNO\nnorwegen\tNO\nnorwegia\tNO\nnoua caledonie\tNC\n\
        noua zeelanda\tNZ\nnouvelle caledonie\tNC\nnouvelle zelande\tNZ\nnova caledonia\tNC\nnova kaledonia\tNC\n\
        nova kaledonie\tNC\nnova kaledonija\tNC\nnova zelanda\tNZ\nnova zelandia\tNZ\nnova zelandija\tNZ\n\
        novi zeland\tNZ\nnovy zeland\tNZ\nnowa kaledonia\tNC\nnowa zelandia\tNZ\nnua ghuine phapua\tPG\n\
        nueva caledonia\tNC\nnueva zelanda\tNZ\nnuova caledonia\tNC\nnuova zelanda\tNZ\nny caledonia\tNC\n\
        ny kaledonien\tNC\nnya kaledonien\tNC\nnya zeeland\tNZ\nnyderlandai\tNL\nnyja kaledonia\tNC\n\
        nyja sjaland\tNZ\nnyugat szahara\tEH\nnyuzilandi\tNZ\no salvador\tSV\no zbekiston\tUZ\nobala bjelokosti\tCI\n\
        oeganda\tUG\noekraine\tUA\noesbekistan\tUZ\noezbekistan\tUZ\noileain aland\tAX\n\
        oileain bhriotanacha na maighdean\tVG\noileain cayman\tKY\noileain chomora\tKM\noileain cocos keeling\tCC\n\
        oileain cook\tCK\noileain fhaclainne\tFK\noileain fhaclainne islas malvinas\tFK\noileain fharo\tFO\n\
        oileain imeallacha sam\tUM\noileain marshall\tMH\noileain mhaildive\tMV\n\
        oileain mheiriceanacha na maighdean\tVI\noileain na dturcach agus caicos\tTC\noileain na dturcach caicos\tTC\n\
        oileain palau\tPW\noileain pitcairn\tPN\noileain sholaimh\tSB\noilean bouvet\tBV\n\
        oilean heard agus oileain mcdonald\tHM\noilean heard oileain mcdonald\tHM\noilean mhanann\tIM\n\
        oilean mhuiris\tMU\noilean na nollag\tCX\noilean na trionoide agus tobaga\tTT\n\
        oilean na trionoide tobaga\tTT\noilean norfolk\tNF\nolanda\tNL\nolandes salas\tAX\nolaszorszag\tIT\noma\tOM\n\
        omaan\tOM\noman\tOM\nomana\tOM\nomanas\tOM\noos timor\tTL\noost timor\tTL\noostenrijk\tAT\noostenryk\tAT\n\
        ormenyorszag\tAM\noroszorszag\tRU\norta afrika cumhuriyeti\tCF\nost timor\tTL\nosterreich\tAT\nosterrike\tAT\n\
        ostrig\tAT\nostrov man\tIM\nosttimor\tTL\notoci heard i mcdonald\tHM\notoci heard mcdonald\tHM\n\
        otoci turks caicos\tTC\notoci turks i caicos\tTC\notok bouvet\tBV\notok man\tIM\notok norfolk\tNF\n\
        otoki turks caicos\tTC\notoki turks in caicos\tTC\nouganda\tUG\nouzbekistan\tUZ\novcji otoci\tFO\n\
        ozbekistan\tUZ\npaapua uus guinea\tPG\npaesi bassi\tNL\npaises baixos\tNL\npaises baixos caribenhos\tBQ\n\
        paises bajos\tNL\npaisos baixos\tNL\npaivantasaajan guinea\tGQ\npakistan\tPK\npakistana\tPK\npakistanas\tPK\n\
        pakistani\tPK\npakisztan\tPK\npala\tPW\npalaestina\tPS\npalaos\tPW\npalastina\tPS\n\
        palastinensische autonomiegebiete\tPS\npalau\tPW\npalestiina\tPS\npalestiina alad\tPS\n\
        palestiinalaisalue\tPS\npalestijnse gebieden\tPS\npalestin\tPS\npalestina\tPS\n\
        palestinar lurralde okupatuak\tPS\npalestinas teritorijas\tPS\npalestine\tPS\npalestinian territories\tPS\n\
        palestinos teritorija\tPS\npalestinska samosprava\tPS\npalestinska territorierna\tPS\npalestinska uzemi\tPS\n\
        palestinske uzemia\tPS\npalestinsko ozemlje\tPS\npalestinsko podrucje\tPS\npalestyna\tPS\n\
        palestynse grondgebiede\tPS\npalesztin autonomia\tPS\npalesztina\tPS\npanama\tPA\npapoea nieu guinee\tPG\n\
        papoea nieuw guinea\tPG\npapouasie nouvelle guinee\tPG\npapua ginea berria\tPG\npapua jaungvineja\tPG\n\
        papua naujoji gvineja\tPG\npapua neuguinea\tPG\npapua new guinea\tPG\npapua niugini\tPG\n\
        papua noua guinee\tPG\npapua nova guine\tPG\npapua nova guinea\tPG\npapua nova gvineja\tPG\n\
        papua nowa gwinea\tPG\npapua nueva guinea\tPG\npapua nugini\tPG\npapua nuova guinea\tPG\npapua ny guinea\tPG\n\
        papua nya guinea\tPG\npapua nyja ginea\tPG\npapua uj guinea\tPG\npapua uusi guinea\tPG\npapua yeni gine\tPG\n\
        paquistan\tPK\npaquistao\tPK\nparagua\tPY\nparaguai\tPY\nparaguaj\tPY\nparaguay\tPY\nparagvae\tPY\n\
        paragvaj\tPY\nparagvaja\tPY\nparagvajus\tPY\nparagwaj\tPY\npays bas\tNL\npays bas caribeens\tBQ\npeiriu\tPE\n\
        people s democratic republic of algeria\tDZ\npeople s republic of bangladesh\tBD\n\
        people s republic of china\tCN\nperancis\tFR\nperou\tPE\nperu\tPE\nperuu\tPE\nphan lan\tFI\nphap\tFR\n\
        philippinen\tPH\nphilippines\tPH\npietu afrika\tZA\npietu dzordzija ir pietu sandvico salos\tGS\n\
        pietu dzordzija pietu sandvico salos\tGS\npietu koreja\tKR\npietu sudanas\tSS\npilipinas\tPH\npitcairn\tPN\n\
        pitcairn adalari\tPN\npitcairn eyjar\tPN\npitcairn islands\tPN\npitcairn szigetek\tPN\npitcairn uharteak\tPN\n\
        pitcairneilande\tPN\npitcairneilanden\tPN\npitcairni saared\tPN\npitcairninseln\tPN\npitcairnoarna\tPN\n\
        pitcairnove ostrovy\tPN\npitcairnovi otoci\tPN\npitcairnovy ostrovy\tPN\npitcairnoyene\tPN\n\
        pitkernas salas\tPN\npitkerno salos\tPN\nplurinational state of bolivia\tBO\n\
        poblacht dhaonlathach an chongo\tCD\npoblacht na hafraice lair\tCF\npoblacht na seice\tCZ\n\
        pobrezi slonoviny\tCI\npobrezie slonoviny\tCI\npohja korea\tKP\npohja makedoonia\tMK\npohja mariaanid\tMP\n\
        pohjois korea\tKP\npohjois makedonia\tMK\npohjois mariaanit\tMP\npolaineis na fraince\tPF\npoland\tPL\n\
        polandia\tPL\npole\tPL\npolen\tPL\npolija\tPL\npolinesia francesa\tPF\npolinesia francese\tPF\n\
        polinesia frantsesa\tPF\npolinesia perancis\tPF\npolinesia prancis\tPF\npolinezia franceza\tPF\n\
        polinezia franceze\tPF\npolinezja francuska\tPF\npoljska\tPL\npolland\tPL\npologne\tPL\npoloni\tPL\n\
        polonia\tPL\npolonya\tPL\npolska\tPL\npolsko\tPL\npolynesia thuoc phap\tPF\npolynesia ya ufaransa\tPF\n\
        polynesie francaise\tPF\npoola\tPL\nportekiz\tPT\nporto rice\tPR\nporto rico\tPR\nporto riko\tPR\n\
        portogallo\tPT\nportorico\tPR\nportoriko\tPR\nportoryko\tPR\nportugal\tPT\nportugale\tPT\nportugali\tPT\n\
        portugalia\tPT\nportugalija\tPT\nportugalska\tPT\nportugalsko\tPT\nportuguese republic\tPT\n\
        posebno upravno obmocje ljudske republike kitajske hongkong\tHK\n\
        posebno upravno obmocje ljudske republike kitajske macao\tMO\nprancis\tFR\nprancuzija\tFR\n\
        prancuzijos gviana\tGF\nprancuzijos pietu sritys\tTF\nprancuzijos polinezija\tPF\nprantsuse guajaana\tGF\n\
        prantsuse lounaalad\tTF\nprantsuse poluneesia\tPF\nprantsusmaa\tFR\nprc\tCN\npuerto rico\tPR\n\
        puerto rikas\tPR\npuerto riko\tPR\npuertoriko\tPR\npulau bouvet\tBV\npulau heard dan kepulauan mcdonald\tHM\n\
        pulau heard kepulauan mcdonald\tHM\npulau krismas\tCX\npulau man\tIM\npulau natal\tCX\npulau norfolk\tNF\n\
        puola\tPL\npup hong kong kina\tHK\npup makao kina\tMO\npusiaujo gvineja\tGQ\nqatar\tQA\nqipro\tCY\n\
        quan dao aland\tAX\nquan dao bac mariana\tMP\nquan dao cayman\tKY\nquan dao cocos keeling\tCC\n\
        quan dao cook\tCK\nquan dao falkland\tFK\nquan dao falkland islas malvinas\tFK\nquan dao faroe\tFO\n\
        quan dao heard mcdonald\tHM\nquan dao heard va mcdonald\tHM\nquan dao marshall\tMH\nquan dao pitcairn\tPN\n\
        quan dao solomon\tSB\nquan dao turks caicos\tTC\nquan dao turks va caicos\tTC\nquan dao virgin thuoc anh\tVG\n\
        quan dao virgin thuoc hoa ky\tVI\nquenia\tKE\nquirguistao\tKG\nquiribati\tKI\nrae de hong kong china\tHK\n\
        rae de macao china\tMO\nrakousko\tAT\nrakusko\tAT\nranska\tFR\nranskan etelaiset antarktiset alueet\tTF\n\
        ranskan etelaiset ja antarktiset alueet\tTF\nranskan guayana\tGF\nranskan polynesia\tPF\n\
        ras chinoise de hong kong\tHK\nras chinoise de macao\tMO\nras di hong kong\tHK\nras di macao\tMO\n\
        ras hong kong china\tHK\nras macao china\tMO\nrdc\tCD\nrecko\tGR\nregatul unit\tGB\nregne unit\tGB\n\
        regno di eswatini\tSZ\nregno unito\tGB\nreinjona\tRE\nreino unido\tGB\nrepubblica ceca\tCZ\n\
        repubblica centrafricana\tCF\nrepubblica del congo\tCG\nrepubblica democratica del congo\tCD\n\
        repubblica di corea\tKR\nrepubblica dominicana\tDO\nrepubblica italiana\tIT\nrepubblica slovacca\tSK\n\
        republic of china\tTW\nrepublic of ireland\tIE\nrepublic of korea\tKR\nrepublic of moldova\tMD\n\
        republic of the congo\tCG\nrepublic of the union of myanmar\tMM\nrepublica ceha\tCZ\n\
        republica centrafricana\tCF\nrepublica centreafricana\tCF\nrepublica centro africana\tCF\n\
        republica centroafricana\tCF\nrepublica checa\tCZ\nrepublica de corea\tKR\nrepublica del congo\tCG\n\
        republica democratica de timor leste\tTL\nrepublica democratica del congo\tCD\n\
        republica democratica do congo\tCD\nrepublica do congo\tCG\nrepublica dominicana\tDO\nrepublica eslovaca\tSK\n\
        republica moldova\tMD\nrepublica portuguesa\tPT\nrepublica tcheca\tCZ\nrepublica txeca\tCZ\n\
        republiek congo\tCG\nrepublik afrika tengah\tCF\nrepublik ceko\tCZ\nrepublik czech\tCZ\n\
        republik dominica\tDO\nrepublik dominika\tDO\nrepublik kongo\tCG\nrepublik korea\tKR\nrepublik moldau\tMD\n\
        republika ceke\tCZ\nrepublika czeska\tCZ\nrepublika dominikane\tDO\nrepublika e afrikes qendrore\tCF\n\
        republika konga\tCG\nrepublika poludniowej afryki\tZA\nrepublika srodkowoafrykanska\tCF\n\
        republika zielonego przyladka\tCV\nrepubliken kongo\tCG\nrepublikken congo\tCG\nrepublikken kongo\tCG\n\
        republique centrafricaine\tCF\nrepublique de coree\tKR\nrepublique de cote d ivoire\tCI\n\
        republique democratique du congo\tCD\nrepublique dominicaine\tDO\nrepublique du congo\tCG\n\
        republique francaise\tFR\nrepublique gabonaise\tGA\nrepublique libanaise\tLB\nrepublique rwandaise\tRW\n\
        republique slovaque\tSK\nrepublique tcheque\tCZ\nrepublique togolaise\tTG\nrepublique tunisienne\tTN\n\
        reuniao\tRE\nreunion\tRE\nreunjonas\tRE\nrietumsahara\tEH\nrinn verde\tCV\nriunione\tRE\nroemenie\tRO\n\
        roheneemesaared\tCV\nromania\tRO\nromanya\tRO\nromenia\tRO\nromunija\tRO\nrootsi\tSE\nrosja\tRU\n\
        roumanie\tRO\nrovnikova guinea\tGQ\nroyaume uni\tGB\nrpa i hong kongut\tHK\nrpa i makaos\tMO\nruanda\tRW\n\
        ruande\tRW\nrumaenien\tRO\nrumani\tRO\nrumania\tRO\nrumanien\tRO\nrumanija\tRO\nrumeenia\tRO\nrumenia\tRO\n\
        rumunia\tRO\nrumunija\tRO\nrumunjska\tRO\nrumunsko\tRO\nruotsi\tSE\nrusi\tRU\nrusia\tRU\nrusija\tRU\n\
        rusko\tRU\nrusland\tRU\nrussia\tRU\nrussian federation\tRU\nrussie\tRU\nrussland\tRU\nrusya\tRU\nrwanda\tRW\n\
        rwandese republic\tRW\nryssland\tRU\nrytu timoras\tTL\nrzeczpospolita polska\tPL\ns t barthelemy\tBL\n\
        s t helena\tSH\ns t kitts nevis\tKN\ns t kitts och nevis\tKN\ns t lucia\tLC\ns t pierre miquelon\tPM\n\
        s t pierre och miquelon\tPM\ns t vincent grenadinerna\tVC\ns t vincent och grenadinerna\tVC\n\
        saalomoni saared\tSB\nsaara ocidental\tEH\nsadi arabia\tSA\nsahara barat\tEH\nsahara magharibi\tEH\n\
        sahara occidental\tEH\nsahara occidentala\tEH\nsahara occidentale\tEH\nsahara zachodnia\tEH\n\
        saharaja perendimore\tEH\nsainreigiun riarachain hong cong daonphoblacht na sine\tHK\n\
        sainreigiun riarachain macao daonphoblacht na sine\tMO\nsaint barthelemy\tBL\nsaint christophe et nieves\tKN\n\
        saint helena\tSH\nsaint kitts and nevis\tKN\nsaint kitts dan nevis\tKN\nsaint kitts e nevis\tKN\n\
        saint kitts en nevis\tKN\nsaint kitts es nevis\tKN\nsaint kitts eta nevis\tKN\nsaint kitts i nevis\tKN\n\
        saint kitts in nevis\tKN\nsaint kitts ja nevis\tKN\nsaint kitts na nevis\tKN\nsaint kitts nevis\tKN\n\
        saint kitts og nevis\tKN\nsaint kitts si nevis\tKN\nsaint kitts und nevis\tKN\nsaint kitts va nevis\tKN\n\
        saint kitts ve nevis\tKN\nsaint lucia\tLC\nsaint marin\tSM\nsaint martin\tMF\n\
        saint martin partie neerlandaise\tSX\nsaint pierre a miquelon\tPM\nsaint pierre and miquelon\tPM\n\
        saint pierre dan miquelon\tPM\nsaint pierre e miquelon\tPM\nsaint pierre en miquelon\tPM\n\
        saint pierre es miquelon\tPM\nsaint pierre et miquelon\tPM\nsaint pierre eta mikelune\tPM\n\
        saint pierre i miquelon\tPM\nsaint pierre in miquelon\tPM\nsaint pierre ja miquelon\tPM\n\
        saint pierre mikelune\tPM\nsaint pierre miquelon\tPM\nsaint pierre og miquelon\tPM\n\
        saint pierre si miquelon\tPM\nsaint pierre und miquelon\tPM\nsaint pierre va miquelon\tPM\n\
        saint pierre ve miquelon\tPM\nsaint vincent a grenadine szigetek\tVC\nsaint vincent and grenadines\tVC\n\
        saint vincent and the grenadines\tVC\nsaint vincent dan grenadine\tVC\nsaint vincent dan grenadines\tVC\n\
        saint vincent de grenadines\tVC\nsaint vincent die grenadinen\tVC\nsaint vincent e grenadine\tVC\n\
        saint vincent en de grenadines\tVC\nsaint vincent es a grenadine szigetek\tVC\n\
        saint vincent et les grenadines\tVC\nsaint vincent eta grenadinak\tVC\nsaint vincent grenadiinid\tVC\n\
        saint vincent grenadiinit\tVC\nsaint vincent grenadinak\tVC\nsaint vincent grenadine\tVC\n\
        saint vincent grenadinele\tVC\nsaint vincent grenadinene\tVC\nsaint vincent grenadinerne\tVC\n\
        saint vincent grenadines\tVC\nsaint vincent grenadinler\tVC\nsaint vincent grenadyny\tVC\n\
        saint vincent i grenadyny\tVC\nsaint vincent i les grenadines\tVC\nsaint vincent in grenadine\tVC\n\
        saint vincent ja grenadiinid\tVC\nsaint vincent ja grenadiinit\tVC\nsaint vincent les grenadines\tVC\n\
        saint vincent na grenadines\tVC\nsaint vincent og grenadinene\tVC\nsaint vincent og grenadinerne\tVC\n\
        saint vincent si grenadinele\tVC\nsaint vincent the grenadines\tVC\nsaint vincent und die grenadinen\tVC\n\
        saint vincent va grenadines\tVC\nsaint vincent ve grenadinler\tVC\nsainte helene\tSH\nsainte lucie\tLC\n\
        saiprasi\tCY\nsaksa\tDE\nsaksamaa\tDE\nsalamon szigetek\tSB\nsalamounovy ostrovy\tSB\nsalamunove ostrovy\tSB\n\
        saliamono salos\tSB\nsalomon uharteak\tSB\nsalomonen\tSB\nsalomonoarna\tSB\nsalomonoerne\tSB\n\
        salomonovi otoci\tSB\nsalomonovi otoki\tSB\nsalomonoyene\tSB\nsalomonsaaret\tSB\nsalomonseilande\tSB\n\
        salomonseilanden\tSB\nsalomonseyjar\tSB\nsalvador\tSV\nsalvadora\tSV\nsalvadoras\tSV\nsalwador\tSV\n\
        sambia\tZM\nsameinudu arabisku furstadaemin\tAE\nsamo\tWS\nsamo mheiricea\tAS\nsamoa\tWS\n\
        samoa americaines\tAS\nsamoa americana\tAS\nsamoa americane\tAS\nsamoa amerika\tAS\nsamoa amerikane\tAS\n\
        samoa amerykanskie\tAS\nsamoa estatubatuarra\tAS\nsamoa thuoc my\tAS\nsamoa ya marekani\tAS\n\
        san bartolome\tBL\nsan criostoir nimheas\tKN\nsan cristobal nieves\tKN\nsan cristobal y nieves\tKN\n\
        san heilin\tSH\nsan mairine\tSM\nsan marinas\tSM\nsan marino\tSM\nsan martin\tMF\nsan pedro miquelon\tPM\n\
        san pedro y miquelon\tPM\nsan pierre agus miquelon\tPM\nsan pierre miquelon\tPM\nsan tome e principe\tST\n\
        san tome ir prinsipe\tST\nsan tome principe\tST\nsan tome prinsipe\tST\nsan uinseann agus na greanaidini\tVC\n\
        san uinseann na greanaidini\tVC\nsan vicente as granadinas\tVC\nsan vicente e as granadinas\tVC\n\
        san vicente las granadinas\tVC\nsan vicente y las granadinas\tVC\nsankti bartolomeusareyjar\tBL\n\
        sankti helena\tSH\nsankti kitts nevis\tKN\nsankti kitts og nevis\tKN\nsankti lusia\tLC\n\
        sankti pierre miquelon\tPM\nsankti pierre og miquelon\tPM\nsankti vinsent grenadineyjar\tVC\n\
        sankti vinsent og grenadineyjar\tVC\nsanmarino\tSM\nsant elena\tSH\nsanta elena\tSH\nsanta helena\tSH\n\
        santa lucia\tLC\nsanta luzia\tLC\nsantapierre miquelon\tPM\nsantapierre na miquelon\tPM\n\
        santo tome principe\tST\nsanto tome y principe\tST\nsantome prinsipi\tST\nsantome un prinsipi\tST\n\
        sao bartolomeu\tBL\nsao cristovao e nevis\tKN\nsao cristovao nevis\tKN\nsao martinho\tMF\n\
        sao pedro e miquelao\tPM\nsao pedro miquelao\tPM\nsao tome agus principe\tST\nsao tome and principe\tST\n\
        sao tome dan principe\tST\nsao tome e principe\tST\nsao tome en principe\tST\nsao tome es principe\tST\n\
        sao tome et principe\tST\nsao tome eta principe\tST\nsao tome i principe\tST\nsao tome in principe\tST\n\
        sao tome ja principe\tST\nsao tome na principe\tST\nsao tome och principe\tST\nsao tome og principe\tST\n\
        sao tome og prinsipe\tST\nsao tome principe\tST\nsao tome prinsipe\tST\nsao tome si principe\tST\n\
        sao tome und principe\tST\nsao tome va principe\tST\nsao tome ve principe\tST\nsao vicente e granadinas\tVC\n\
        sao vicente granadinas\tVC\nsaoedi arabie\tSA\nsar hongkong\tHK\nsar macao\tMO\nsauda arabija\tSA\n\
        saudi araabia\tSA\nsaudi arabia\tSA\nsaudi arabien\tSA\nsaudia\tSA\nsaudiarabien\tSA\nsaudijska arabija\tSA\n\
        saudo arabija\tSA\nsaudova arabija\tSA\nsaudska arabia\tSA\nsaudska arabie\tSA\nschweden\tSE\nschweiz\tCH\n\
        schweizerische eidgenossenschaft\tCH\nschwiiz\tCH\nscotland\tGB\nsead\tTD\nsec\tCZ\nseicheles\tSC\n\
        seiseliai\tSC\nseisellid\tSC\nseiselu salas\tSC\nsejseli\tSC\nsejshelle\tSC\nselandia baru\tNZ\n\
        sen bartelemi\tBL\nsen marten\tMF\nsen martenas\tMF\nsen pjeras ir mikelonas\tPM\nsen pjeras mikelonas\tPM\n\
        senbartelmi\tBL\nsenegaal\tSN\nsenegal\tSN\nsenegala\tSN\nsenegalas\tSN\nsenegali\tSN\nsenmartena\tMF\n\
        senpjera mikelona\tPM\nsenpjera un mikelona\tPM\nsent kitsas ir nevis\tKN\nsent kitsas nevis\tKN\n\
        sent lusija\tLC\nsentkitsa nevisa\tKN\nsentkitsa un nevisa\tKN\nsentlusija\tLC\n\
        sentraal afrikaanse republiek\tCF\nsentvinsenta grenadinas\tVC\nsentvinsenta un grenadinas\tVC\nsepanyol\tES\n\
        serbi\tRS\nserbia\tRS\nserbie\tRS\nserbien\tRS\nserbija\tRS\nserra leoa\tSL\n\
        serstjornarsvaedid hong kong\tHK\nserstjornarsvaedid makao\tMO\nservia\tRS\nservie\tRS\nserwie\tRS\n\
        seszele\tSC\nseverna korea\tKP\nseverna koreja\tKP\nseverna makedonija\tMK\nseverne macedonsko\tMK\n\
        severne mariany\tMP\nseverni korea\tKP\nseverni makedonie\tMK\nseverni marianski otoki\tMP\n\
        severni mariany\tMP\nseychelle\tSC\nseychelle szigetek\tSC\nseychelleak\tSC\nseychellen\tSC\nseychellene\tSC\n\
        seychellerna\tSC\nseychellerne\tSC\nseychelles\tSC\nseychelles eyjar\tSC\nseychellit\tSC\nseychely\tSC\n\
        seyseller\tSC\nsfanta elena\tSH\nsfanta lucia\tLC\nsfantul martin\tMF\nshba\tUS\nshen elene\tSH\n\
        shen kits dhe nevis\tKN\nshen kits nevis\tKN\nshen lucia\tLC\nshen pier dhe mikelon\tPM\n\
        shen pier mikelon\tPM\nshen vincent dhe grenadine\tVC\nshen vincent grenadine\tVC\nshqiperi\tAL\n\
        siarra leon\tSL\nsiaures koreja\tKP\nsiaures makedonija\tMK\nsiera leone\tSL\nsiera leoni\tSL\n\
        sierra leona\tSL\nsierra leone\tSL\nsijera leone\tSL\nsile\tCL\nsili\tCL\nsimbabve\tZW\nsimbabwe\tZW\n\
        singapoer\tSG\nsingapor\tSG\nsingapore\tSG\nsingapour\tSG\nsingapur\tSG\nsingapura\tSG\nsingapuras\tSG\n\
        singeapor\tSG\nsint barthelemy\tBL\nsint helena\tSH\nsint kitts en nevis\tKN\nsint kitts nevis\tKN\n\
        sint lucia\tLC\nsint maarten\tSX\nsint marten\tSX\nsint martenas\tSX\nsint martin\tMF\n\
        sint pierre en miquelon\tPM\nsint pierre miquelon\tPM\nsint vincent die grenadine\tVC\n\
        sint vincent en die grenadine\tVC\nsintmartena\tSX\nsip\tCY\nsiprus\tCY\nsirbistan\tRS\nsiri\tSY\nsiria\tSY\n\
        sirie\tSY\nsirija\tSY\nsjedinjene americke drzave\tUS\nsjerraleone\tSL\nsjeverna koreja\tKP\n\
        sjeverna makedonija\tMK\nsjevernomarijanski otoci\tMP\nsllovaki\tSK\nslloveni\tSI\nslonokoscena obala\tCI\n\
        slovacchia\tSK\nslovacia\tSK\nslovacka\tSK\nslovak republic\tSK\nslovakia\tSK\nslovakien\tSK\nslovakiet\tSK\n\
        slovakija\tSK\nslovakkia\tSK\nslovakya\tSK\nslovaquie\tSK\nslovaska\tSK\nsloveenia\tSI\nslovenia\tSI\n\
        slovenie\tSI\nslovenien\tSI\nslovenija\tSI\nslovenska republika\tSK\nslovensko\tSK\nslovenya\tSI\n\
        slovinsko\tSI\nslowacja\tSK\nslowakei\tSK\nslowakije\tSK\nslowakische republik\tSK\nslowakye\tSK\n\
        slowenia\tSI\nslowenie\tSI\nslowenien\tSI\nsmaeyjar bandarikjanna\tUM\nso georgia so sandwich isl\tGS\n\
        soedan\tSD\nsolomon adalari\tSB\nsolomon islands\tSB\nsomaalia\tSO\nsomali\tSO\nsomalia\tSO\nsomalie\tSO\n\
        somalija\tSO\nsomalis\tSO\nsomalsko\tSO\nsomija\tFI\nsonderverwaltungsregion hongkong\tHK\n\
        sonderverwaltungsregion macau\tMO\nsoomaaliya\tSO\nsoome\tFI\nsor afrika\tZA\n\
        sor georgia og sor sandwichoyene\tGS\nsor georgia sor sandwichoyene\tGS\nsor korea\tKR\nsor sudan\tSS\n\
        soudan\tSD\nsoudan du sud\tSS\nsouth africa\tZA\nsouth georgia and south sandwich islands\tGS\n\
        south georgia and the south sandwich islands\tGS\nsouth georgia de sydlige sandwichoer\tGS\n\
        south georgia og de sydlige sandwichoer\tGS\nsouth georgia south sandwich islands\tGS\n\
        south georgia the south sandwich islands\tGS\nsouth korea\tKR\nsouth sudan\tSS\nspagna\tES\nspain\tES\n\
        spanelsko\tES\nspania\tES\nspanielsko\tES\nspanien\tES\nspanija\tES\nspanje\tES\nspanjolska\tES\nspann\tES\n\
        spanyol\tES\nspanyolorszag\tES\nspicberky a jan mayen\tSJ\nspicberky jan mayen\tSJ\n\
        spitsbergen en jan mayen\tSJ\nspitsbergen jan mayen\tSJ\nspitzbergen jan mayen\tSJ\n\
        spitzbergen und jan mayen\tSJ\nspojene arabske emiraty\tAE\nspojene kralovstvi\tGB\nspojene kralovstvo\tGB\n\
        spojene staty\tUS\nsra hongkong chiny\tHK\nsra makau chiny\tMO\nsrbija\tRS\nsrbsko\tRS\n\
        srednjeafriska republika\tCF\nsrednjoafricka republika\tCF\nsri lanca\tLK\nsri lanka\tLK\nsri lanke\tLK\n\
        srilanka\tLK\nst barthelemy\tBL\nst helena\tSH\nst kitts and nevis\tKN\nst kitts dan nevis\tKN\n\
        st kitts e nevis\tKN\nst kitts en nevis\tKN\nst kitts es nevis\tKN\nst kitts eta nevis\tKN\n\
        st kitts i nevis\tKN\nst kitts in nevis\tKN\nst kitts ja nevis\tKN\nst kitts na nevis\tKN\n\
        st kitts nevis\tKN\nst kitts og nevis\tKN\nst kitts si nevis\tKN\nst kitts und nevis\tKN\n\
        st kitts va nevis\tKN\nst kitts ve nevis\tKN\nst lucia\tLC\nst martin\tMF\nst pierre a miquelon\tPM\n\
        st pierre and miquelon\tPM\nst pierre dan miquelon\tPM\nst pierre et miquelon\tPM\nst pierre in miquelon\tPM\n\
        st pierre miquelon\tPM\nst pierre og miquelon\tPM\nst pierre und miquelon\tPM\nst pierre va miquelon\tPM\n\
        st pierre ve miquelon\tPM\nst vincent a grenadine szigetek\tVC\nst vincent and grenadines\tVC\n\
        st vincent and the grenadines\tVC\nst vincent dan grenadine\tVC\nst vincent dan grenadines\tVC\n\
        st vincent de grenadines\tVC\nst vincent die grenadinen\tVC\nst vincent e grenadine\tVC\n\
        st vincent en de grenadines\tVC\nst vincent es a grenadine szigetek\tVC\nst vincent eta grenadinak\tVC\n\
        st vincent grenadiinid\tVC\nst vincent grenadiinit\tVC\nst vincent grenadinak\tVC\nst vincent grenadine\tVC\n\
        st vincent grenadinele\tVC\nst vincent grenadinene\tVC\nst vincent grenadinerne\tVC\n\
        st vincent grenadines\tVC\nst vincent grenadinler\tVC\nst vincent grenadyny\tVC\nst vincent i grenadyny\tVC\n\
        st vincent i les grenadines\tVC\nst vincent in grenadine\tVC\nst vincent ja grenadiinid\tVC\n\
        st vincent ja grenadiinit\tVC\nst vincent les grenadines\tVC\nst vincent na grenadines\tVC\n\
        st vincent og grenadinene\tVC\nst vincent og grenadinerne\tVC\nst vincent si grenadinele\tVC\n\
        st vincent the grenadines\tVC\nst vincent und die grenadinen\tVC\nst vincent va grenadines\tVC\n\
        st vincent ve grenadinler\tVC\nstait aontaithe mheiricea\tUS\nstany zjednoczone\tUS\nstate of eritrea\tER\n\
        state of israel\tIL\nstate of kuwait\tKW\nstate of palestine\tPS\nstate of qatar\tQA\n\
        statele unite ale americii\tUS\nstati uniti\tUS\nstatul cetatii vaticanului\tVA\nstorbritannia\tGB\n\
        storbritannien\tGB\nstranski zunanji otoki zdruzenih drzav\tUM\nstredoafricka republika\tCF\nsuazi\tSZ\n\
        suazilandia\tSZ\nsuazilend\tSZ\nsud africa\tZA\nsud sudan\tSS\nsudaan\tSD\nsudafrica\tZA\nsudafrika\tZA\n\
        sudan\tSD\nsudan del sud\tSS\nsudan del sur\tSS\nsudan do sur\tSS\nsudan kusini\tSS\nsudan poludniowy\tSS\n\
        sudan selatan\tSS\nsudana\tSD\nsudanas\tSD\nsudani i jugut\tSS\nsudanul de sud\tSS\nsudao\tSD\n\
        sudao do sul\tSS\nsudgeorgien die sudlichen sandwichinseln\tGS\n\
        sudgeorgien und die sudlichen sandwichinseln\tGS\nsudkorea\tKR\nsudsudan\tSS\nsudur afrika\tZA\n\
        sudur georgia og sudur sandvikureyjar\tGS\nsudur georgia sudur sandvikureyjar\tGS\nsudur korea\tKR\n\
        sudur sudan\tSS\nsudurskautslandid\tAQ\nsuecia\tSE\nsuede\tSE\nsuedi\tSE\nsuedia\tSE\nsuica\tCH\n\
        suid afrika\tZA\nsuid georgie die suidelike sandwicheilande\tGS\n\
        suid georgie en die suidelike sandwicheilande\tGS\nsuid korea\tKR\nsuid soedan\tSS\nsuissa\tCH\nsuisse\tCH\n\
        suitza\tCH\nsuiza\tCH\nsuomen tasavalta\tFI\nsuomi\tFI\nsuomija\tFI\nsurafrica\tZA\nsuranam\tSR\nsuriah\tSY\n\
        surinam\tSR\nsurinama\tSR\nsurinamas\tSR\nsuriname\tSR\nsurinami\tSR\nsuriye\tSY\nsuudi arabistan\tSA\n\
        suuria\tSY\nsv elenos sala\tSH\nsv helenas sala\tSH\nsvaasimaa\tSZ\nsvajc\tCH\nsvajciarsko\tCH\n\
        svalbara jana majena sala\tSJ\nsvalbara un jana majena sala\tSJ\nsvalbard a jan mayen\tSJ\n\
        svalbard agus jan mayen\tSJ\nsvalbard and jan mayen\tSJ\nsvalbard dan jan mayen\tSJ\n\
        svalbard e jan majen\tSJ\nsvalbard e jan mayen\tSJ\nsvalbard es jan mayen\tSJ\nsvalbard et jan mayen\tSJ\n\
        svalbard eta jan mayen uharteak\tSJ\nsvalbard i jan mayen\tSJ\nsvalbard in jan mayen\tSJ\n\
        svalbard ja jan mayen\tSJ\nsvalbard jan mayen\tSJ\nsvalbard jan mayen uharteak\tSJ\n\
        svalbard na jan mayen\tSJ\nsvalbard och jan mayen\tSJ\nsvalbard og jan mayen\tSJ\nsvalbard si jan mayen\tSJ\n\
        svalbard va jan mayen\tSJ\nsvalbard ve jan mayen\tSJ\nsvalbard y jan mayen\tSJ\n\
        svalbardas ir janas majenas\tSJ\nsvalbardas janas majenas\tSJ\nsvalbardi jan mayen\tSJ\n\
        svalbardi og jan mayen\tSJ\nsvartfjallaland\tME\nsvata helena\tSH\nsvata lucia\tLC\nsvata lucie\tLC\n\
        svatini\tSZ\nsvaty bartolomej\tBL\nsvaty kristof a nevis\tKN\nsvaty kristof nevis\tKN\n\
        svaty krystof a nevis\tKN\nsvaty krystof nevis\tKN\nsvaty martin fr\tMF\nsvaty martin francie\tMF\n\
        svaty martin hol\tSX\nsvaty martin nizozemsko\tSX\nsvaty tomas a princov ostrov\tST\n\
        svaty tomas a princuv ostrov\tST\nsvaty tomas princov ostrov\tST\nsvaty tomas princuv ostrov\tST\n\
        svaty vincenc a grenadiny\tVC\nsvaty vincenc grenadiny\tVC\nsvaty vincent a grenadiny\tVC\n\
        svaty vincent grenadiny\tVC\nsvazi\tSZ\nsvazijsko\tSZ\nsvaziland\tSZ\nsvazilandas\tSZ\nsvazilenda\tSZ\n\
        svedija\tSE\nsvedorszag\tSE\nsvedska\tSE\nsvedsko\tSE\nsveicarija\tCH\nsveice\tCH\nsveits\tCH\nsveitsi\tCH\n\
        sventasis vincentas grenadinai\tVC\nsventasis vincentas ir grenadinai\tVC\nsverige\tSE\nsveta helena\tSH\n\
        sveta lucija\tLC\nsveti kristofor i nevis\tKN\nsveti kristofor nevis\tKN\nsveti petar i mikelon\tPM\n\
        sveti petar mikelon\tPM\nsveti toma i princip\tST\nsveti toma princip\tST\nsveti vincent grenadini\tVC\n\
        sveti vincent i grenadini\tVC\nsvezia\tSE\nsvica\tCH\nsvicarska\tCH\nsviss\tCH\nsvithjod\tSE\nsvizzera\tCH\n\
        svycarsko\tCH\nswasiland\tSZ\nswaziland\tSZ\nswazilandia\tSZ\nswazimaa\tSZ\nswede\tSE\nsweden\tSE\n\
        swedia\tSE\nswiss\tCH\nswiss confederation\tCH\nswitserland\tCH\nswitzerland\tCH\nsydafrika\tZA\n\
        sydgeorgien och sydsandwichoarna\tGS\nsydgeorgien sydsandwichoarna\tGS\nsydkorea\tKR\nsydsudan\tSS\n\
        syria\tSY\nsyrian arab republic\tSY\nsyrie\tSY\nsyrien\tSY\nsyrland\tSY\nsyyria\tSY\nszamoa\tWS\n\
        szaud arabia\tSA\nszenegal\tSN\nszent ilona\tSH\nszerbia\tRS\nszingapur\tSG\nsziria\tSY\nszlovakia\tSK\n\
        szlovenia\tSI\nszomalia\tSO\nszudan\tSD\nszvazifold\tSZ\nszwajcaria\tCH\nszwecja\tSE\ntaani\tDK\n\
        tacikistan\tTJ\ntadjikistan\tTJ\ntadjiquistao\tTJ\ntadschikistan\tTJ\ntadsikistan\tTJ\ntadsjikistan\tTJ\n\
        tadzikija\tTJ\ntadzikistan\tTJ\ntadzikistana\tTJ\ntadzjikistan\tTJ\ntadzsikisztan\tTJ\ntadzykistan\tTJ\n\
        tagikistan\tTJ\ntai\tTH\ntailand\tTH\ntailandas\tTH\ntailandi\tTH\ntailandia\tTH\ntaivan\tTW\ntaivana\tTW\n\
        taivanas\tTW\ntaiwan\tTW\ntaizeme\tTH\ntajikistan\tTJ\ntajikistani\tTJ\ntajland\tTH\ntajlande\tTH\n\
        tajlandia\tTH\ntajska\tTH\ntajvan\tTW\ntajwan\tTW\ntaliansko\tIT\ntanjung verde\tCV\ntansaania\tTZ\n\
        tansania\tTZ\ntanska\tDK\ntanzani\tTZ\ntanzania\tTZ\ntanzanie\tTZ\ntanzanija\tTZ\ntanzanya\tTZ\n\
        tarile de jos\tNL\ntaxhikistan\tTJ\ntaxiquistan\tTJ\ntay ban nha\tES\ntay sahara\tEH\ntayikistan\tTJ\n\
        tayland\tTH\ntayvan\tTW\ntchad\tTD\ntchaj wan\tTW\ntchequia\tCZ\ntchequie\tCZ\ntekkland\tCZ\n\
        teritoriile australe antarctice franceze\tTF\nteritoriile australe si antarctice franceze\tTF\n\
        teritoriile palestiniene\tPS\nteritoriul britanic din oceanul indian\tIO\nterksas kaikosas salas\tTC\n\
        terksas un kaikosas salas\tTC\nterkso ir kaikoso salos\tTC\nterkso kaikoso salos\tTC\n\
        terre australi francesi\tTF\nterres australes francaises\tTF\nterres australs antartiques franceses\tTF\n\
        territoire britannique de l ocean indien\tIO\nterritoires palestiniens\tPS\nterritoret jugore franceze\tTF\n\
        territoret palestineze\tPS\nterritori britanic de l ocea indic\tIO\nterritori britanik i oqeanit indian\tIO\n\
        territori palestinesi\tPS\nterritorio britanico del oceano indico\tIO\n\
        territorio britanico do oceano indico\tIO\nterritorio britannico dell oceano indiano\tIO\n\
        territorios austrais franceses\tTF\nterritorios australes franceses\tTF\nterritorios franceses do sul\tTF\n\
        territorios palestinos\tPS\nterritoris palestins\tPS\nterytoria palestynskie\tPS\nthai lan\tTH\nthaifold\tTH\n\
        thailand\tTH\nthailanda\tTH\nthailande\tTH\nthailandia\tTH\nthaimaa\tTH\nthajsko\tTH\nthanh vatican\tVA\n\
        the bahamas\tBS\nthe gambia\tGM\nthe netherlands\tNL\ntho nhi ky\tTR\nthuy dien\tSE\nthuy si\tCH\n\
        thyskaland\tDE\ntimor est\tTL\ntimor leste\tTL\ntimor oriental\tTL\ntimor timur\tTL\ntimor wschodni\tTL\n\
        timor ya mashariki\tTL\ntimori lindor\tTL\ntimorul de est\tTL\ntiomor thoir\tTL\ntiongkok\tCN\ntjeckien\tCZ\n\
        tjekkiet\tCZ\ntocala\tTK\ntoga\tTG\ntogas\tTG\ntogo\tTG\ntogolese republic\tTG\ntokela\tTK\ntokelau\tTK\n\
        tokelauoarna\tTK\ntonga\tTO\ntorokorszag\tTR\ntrieu tien\tKP\ntrinidad a tobago\tTT\ntrinidad and tobago\tTT\n\
        trinidad dan tobago\tTT\ntrinidad e tobago\tTT\ntrinidad en tobago\tTT\ntrinidad es tobago\tTT\n\
        trinidad eta tobago\tTT\ntrinidad i tobago\tTT\ntrinidad in tobago\tTT\ntrinidad ja tobago\tTT\n\
        trinidad na tobago\tTT\ntrinidad och tobago\tTT\ntrinidad og tobago\tTT\ntrinidad si tobago\tTT\n\
        trinidad tobago\tTT\ntrinidad und tobago\tTT\ntrinidad va tobago\tTT\ntrinidad ve tobago\tTT\n\
        trinidad y tobago\tTT\ntrinidada tobago\tTT\ntrinidada un tobago\tTT\ntrinidadas ir tobagas\tTT\n\
        trinidadas tobagas\tTT\ntrinite et tobago\tTT\ntrung quoc\tCN\ntrynidad i tobago\tTT\ntrynidad tobago\tTT\n\
        tsaad\tTD\ntsad\tTD\ntschad\tTD\ntschechien\tCZ\ntschechische republik\tCZ\ntsehhi\tCZ\ntsehhi vabariik\tCZ\n\
        tsekin tasavalta\tCZ\ntsekki\tCZ\ntsiili\tCL\ntsjaad\tTD\ntsjad\tTD\ntsjechie\tCZ\ntsjechische republiek\tCZ\n\
        tsjeggie\tCZ\ntsjeggiese republiek\tCZ\ntsjekkia\tCZ\ntuneesia\tTN\ntunesie\tTN\ntunesien\tTN\ntunez\tTN\n\
        tunezia\tTN\ntunezja\tTN\ntunis\tTN\ntunisas\tTN\ntunisia\tTN\ntunisian republic\tTN\ntunisie\tTN\n\
        tunisien\tTN\ntunisija\tTN\ntunisko\tTN\ntunizi\tTN\ntunizija\tTN\ntunus\tTN\nturchia\tTR\nturcia\tTR\n\
        turcija\tTR\nturcja\tTR\nturcomenistao\tTM\nturecko\tTR\nturgi\tTR\nturk caico uharteak\tTC\n\
        turk eta caico uharteak\tTC\nturkei\tTR\nturkey\tTR\nturki\tTR\nturkia\tTR\nturkiet\tTR\nturkija\tTR\n\
        turkije\tTR\nturkiye\tTR\nturkki\tTR\nturkmenistan\tTM\nturkmenistana\tTM\nturkmenistanas\tTM\n\
        turkmenisztan\tTM\nturkmensko\tTM\nturks a caicos\tTC\nturks and caicos islands\tTC\nturks caicos\tTC\n\
        turks caicos adalari\tTC\nturks caicos islands\tTC\nturks caicos szigetek\tTC\nturks caicoseilande\tTC\n\
        turks caicoseilanden\tTC\nturks caicoseyjar\tTC\nturks caicosinseln\tTC\nturks caicosoarna\tTC\n\
        turks caicosoerne\tTC\nturks caicosoyene\tTC\nturks caicossaaret\tTC\nturks en caicoseilande\tTC\n\
        turks en caicoseilanden\tTC\nturks es caicos szigetek\tTC\nturks i caicos\tTC\nturks ja caicos\tTC\n\
        turks ja caicossaaret\tTC\nturks och caicosoarna\tTC\nturks og caicoseyjar\tTC\nturks og caicosoerne\tTC\n\
        turks og caicosoyene\tTC\nturks und caicosinseln\tTC\nturks ve caicos adalari\tTC\nturkye\tTR\nturqi\tTR\n\
        turquia\tTR\nturquie\tTR\nturska\tTR\ntuvalu\tTV\ntxad\tTD\ntxekia\tCZ\ntxekiar errepublika\tCZ\ntxequia\tCZ\n\
        txile\tCL\ntxina\tCN\ntyrkia\tTR\ntyrkiet\tTR\ntyrkland\tTR\ntyskland\tDE\nu rwanda\tRW\nuae\tAE\n\
        ubelgiji\tBE\nuburundi\tBI\nuchina\tCN\nucraina\tUA\nucrania\tUA\nufalme wa muungano\tGB\nufaransa\tFR\n\
        ufilipino\tPH\nufini\tFI\nuganda\tUG\nugande\tUG\nugiriki\tGR\nuhendkuningriik\tGB\n\
        uhendriikide hajasaared\tUM\nuhispania\tES\nuholanzi\tNL\nuholanzi ya karibiani\tBQ\nuj kaledonia\tNC\n\
        uj zeland\tNZ\nujedinjeni arapski emirati\tAE\nujedinjeno kraljevstvo\tGB\nujerumani\tDE\nuk\tGB\n\
        ukraina\tUA\nukraine\tUA\nukrajina\tUA\nukrajna\tUA\nukrayna\tUA\numman\tOM\nungari\tHU\nungaria\tHU\n\
        ungarija\tHU\nungarn\tHU\nungern\tHU\nungheria\tHU\nungverjaland\tHU\nuni emirat arab\tAE\n\
        union of the comoros\tKM\nunited arab emirates\tAE\nunited kingdom\tGB\n\
        united kingdom of great britain and northern ireland\tGB\n\
        united kingdom of great britain northern ireland\tGB\nunited mexican states\tMX\n\
        united republic of tanzania\tTZ\nunited states\tUS\nunited states minor outlying islands\tUM\n\
        united states of america\tUS\nunited states virgin islands\tVI\nunkari\tHU\nuollis e futuna\tWF\nuragua\tUY\n\
        urdun\tJO\nureno\tPT\nuruguai\tUY\nuruguaj\tUY\nuruguay\tUY\nurugvae\tUY\nurugvaj\tUY\nurugvaja\tUY\n\
        urugvajus\tUY\nurugwaj\tUY\nurusi\tRU\nus\tUS\nus outlying islands\tUM\nus virgin islands\tVI\nusa\tUS\n\
        usa neitsisaared\tVI\nusa s yttre oar\tUM\nusas ytre oyer\tUM\nusbekistan\tUZ\nushelisheli\tSC\nuswazi\tSZ\n\
        uswidi\tSE\nuswisi\tCH\nuturuki\tTR\nuus kaledoonia\tNC\nuus meremaa\tNZ\nuusi kaledonia\tNC\n\
        uusi seelanti\tNZ\nuzbegisztan\tUZ\nuzbekistan\tUZ\nuzbekistana\tUZ\nuzbekistanas\tUZ\nuzbequistao\tUZ\n\
        uzibekistani\tUZ\nvacija\tDE\nvailis agus futuna\tWF\nvailis futuna\tWF\nvakaru sachara\tEH\nvalgevene\tBY\n\
        valko venaja\tBY\nvanocni ostrov\tCX\nvanuatu\tVU\nvastsahara\tEH\nvaticaanstad\tVA\nvatican\tVA\n\
        vatican city\tVA\nvatikaani\tVA\nvatikaanstad\tVA\nvatikan\tVA\nvatikanid\tVA\nvatikano hiria\tVA\n\
        vatikano miesto valstybe\tVA\nvatikans\tVA\nvatikanstadt\tVA\nvatikanstaten\tVA\nveiniseala\tVE\nvenaja\tRU\n\
        venecuela\tVE\nvenemaa\tRU\nvenesuela\tVE\nvenezuela\tVE\nvenezuele\tVE\nvengrija\tHU\n\
        vereinigte arabische emirate\tAE\nvereinigte staaten\tUS\nvereinigte staaten von amerika\tUS\n\
        vereinigtes konigreich\tGB\nverenigd koninkrijk\tGB\nverenigde arabiese emirate\tAE\n\
        verenigde arabische emiraten\tAE\nverenigde koninkryk\tGB\nverenigde state van amerika\tUS\n\
        verenigde staten\tUS\nvest sahara\tEH\nvestsahara\tEH\nvestur sahara\tEH\nvianocny ostrov\tCX\nviet nam\tVN\n\
        vietna\tVN\nvietnam\tVN\nvietnamas\tVN\nvietnamu\tVN\nvijetnam\tVN\nviro\tEE\n\
        visiwa vidogo vya nje vya marekani\tUM\nvisiwa vya aland\tAX\nvisiwa vya cayman\tKY\n\
        visiwa vya cocos keeling\tCC\nvisiwa vya cook\tCK\nvisiwa vya falkland\tFK\n\
        visiwa vya falkland islas malvinas\tFK\nvisiwa vya faroe\tFO\n\
        visiwa vya georgia kusini na sandwich kusini\tGS\nvisiwa vya georgia kusini sandwich kusini\tGS\n\
        visiwa vya mariana vya kaskazini\tMP\nvisiwa vya marshall\tMH\nvisiwa vya pitcairn\tPN\n\
        visiwa vya solomon\tSB\nvisiwa vya turks caicos\tTC\nvisiwa vya turks na caicos\tTC\n\
        visiwa vya virgin marekani\tVI\nvisiwa vya virgin uingereza\tVG\nvitneam\tVN\nvitryssland\tBY\nvjetnama\tVN\n\
        vokietija\tDE\nvolisa futunas salas\tWF\nvolisa un futunas salas\tWF\nvolisas futuna\tWF\n\
        volisas ir futuna\tWF\nvsa se maagde eilande\tVI\nvuong quoc anh\tGB\nvychodni timor\tTL\nvychodny timor\tTL\n\
        vzhodni timor\tTL\nwales\tGB\nwallis a futuna\tWF\nwallis and futuna\tWF\nwallis dan futuna\tWF\n\
        wallis e futuna\tWF\nwallis en futuna\tWF\nwallis es futuna\tWF\nwallis et futuna\tWF\nwallis eta futuna\tWF\n\
        wallis futuna\tWF\nwallis futunaeyjar\tWF\nwallis futunaoarna\tWF\nwallis i futuna\tWF\nwallis in futuna\tWF\n\
        wallis ja futuna\tWF\nwallis na futuna\tWF\nwallis och futunaoarna\tWF\nwallis og futuna\tWF\n\
        wallis og futunaeyjar\tWF\nwallis si futuna\tWF\nwallis und futuna\tWF\nwallis va futuna\tWF\n\
        wallis ve futuna\tWF\nwallis y futuna\tWF\nwatykan\tVA\nwegry\tHU\nweihnachtsinsel\tCX\nweissrussland\tBY\n\
        wenezuela\tVE\nwes sahara\tEH\nwestelijke sahara\tEH\nwestern sahara\tEH\nwestsahara\tEH\n\
        wielka brytania\tGB\nwietnam\tVN\nwilayah inggris di samudra hindia\tIO\nwilayah lautan hindi british\tIO\n\
        wilayah palestin\tPS\nwilayah palestina\tPS\nwilayah selatan perancis\tTF\nwilayah selatan prancis\tTF\n\
        wit rusland\tBY\nwlk bryt\tGB\nwlochy\tIT\nwybrzeze kosci sloniowej\tCI\nwyspa bouveta\tBV\n\
        wyspa bozego narodzenia\tCX\nwyspa man\tIM\nwyspa swietej heleny\tSH\nwyspy alandzkie\tAX\nwyspy cooka\tCK\n\
        wyspy dziewicze stanow zjednoczonych\tVI\nwyspy heard i mcdonalda\tHM\nwyspy heard mcdonalda\tHM\n\
        wyspy kokosowe\tCC\nwyspy marshalla\tMH\nwyspy owcze\tFO\nwyspy salomona\tSB\n\
        wyspy swietego tomasza i ksiazeca\tST\nwyspy swietego tomasza ksiazeca\tST\nxamaica\tJM\nxapon\tJP\n\
        xeorxia\tGE\nxhamajke\tJM\nxhersej\tJE\nxhibuti\tDJ\nxhorxha jugore dhe ishujt senduice te jugut\tGS\n\
        xhorxha jugore ishujt senduice te jugut\tGS\nxibraltar\tGI\nxile\tCL\nxina\tCN\nxipre\tCY\nxordania\tJO\n\
        yaman\tYE\nyemen\tYE\nyemeni\tYE\nyeni kaledonya\tNC\nyeni zelanda\tNZ\nyhdysvallat\tUS\n\
        yhdysvaltain erillissaaret\tUM\nyhdysvaltain neitsytsaaret\tVI\nyibuti\tDJ\nyordania\tJO\n\
        ypatingasis administracinis kinijos regionas honkongas\tHK\n\
        ypatingasis administracinis kinijos regionas makao\tMO\nysland\tIS\nyunani\tGR\nyunanistan\tGR\n\
        zahodna sahara\tEH\nzalamana salas\tSB\nzaliasis kysulys\tCV\nzambi\tZM\nzambia\tZM\nzambie\tZM\nzambija\tZM\n\
        zambiya\tZM\nzapadna sahara\tEH\nzapadni sahara\tEH\nzdruzene drzave amerike\tUS\n\
        zdruzeni arabski emirati\tAE\nzdruzeno kraljestvo\tGB\nzeelanda berria\tNZ\nzelande e re\tNZ\n\
        zelenortska republika\tCV\nzelenortski otoki\tCV\nzentralafrikanische republik\tCF\nziemelkoreja\tKP\n\
        ziemelmakedonija\tMK\nziemelu marianas salas\tMP\nziemsvetku sala\tCX\nzilonkaula krasts\tCI\nzimbabue\tZW\n\
        zimbabve\tZW\nzimbabwe\tZW\nzipre\tCY\nzjednoczone emiraty arabskie\tAE\nzold foki koztarsasag\tCV\n\
        zuid afrika\tZA\nzuid georgia en zuidelijke sandwicheilanden\tGS\n\
        zuid georgia zuidelijke sandwicheilanden\tGS\nzuid korea\tKR\nzuid soedan\tSS\nzvicer\tCH\nzviedrija\tSE\n\
        zweden\tSE\nzwitserland\tCH\nzypern\tCY\nαγια ελενη\tSH\nαγια λουκια\tLC\nαγιοσ βαρθολομαιοσ\tBL\n\
        αγιοσ βικεντιοσ γρεναδινεσ\tVC\nαγιοσ βικεντιοσ και γρεναδινεσ\tVC\nαγιοσ μαρινοσ\tSM\n\
        αγιοσ μαρτινοσ γαλλικο τμημα\tMF\nαγιοσ μαρτινοσ ολλανδικο τμημα\tSX\nαγκολα\tAO\nαζερμπαιτζαν\tAZ\n\
        αιγυπτοσ\tEG\nαιθιοπια\tET\nαιτη\tHT\nακτη ελεφαντοστου\tCI\nαλβανια\tAL\nαλγερια\tDZ\n\
        αμερικανικεσ παρθενεσ νησοι\tVI\nαμερικανικη σαμοα\tAS\nανατολικο τιμορ\tTL\nανγκουιλα\tAI\nανδορα\tAD\n\
        ανταρκτικη\tAQ\nαντιγκουα και μπαρμπουντα\tAG\nαντιγκουα μπαρμπουντα\tAG\nαπομακρυσμενεσ νησιδεσ ηπα\tUM\n\
        αργεντινη\tAR\nαρμενια\tAM\nαρουμπα\tAW\nαυστραλια\tAU\nαυστρια\tAT\nαφγανισταν\tAF\nβανουατου\tVU\n\
        βατικανο\tVA\nβελγιο\tBE\nβενεζουελα\tVE\nβερμουδεσ\tBM\nβιετναμ\tVN\nβολιβια\tBO\nβορεια κορεα\tKP\n\
        βορεια μακεδονια\tMK\nβοσνια ερζεγοβινη\tBA\nβουλγαρια\tBG\nβραζιλια\tBR\n\
        βρετανικα εδαφη ινδικου ωκεανου\tIO\nβρετανικεσ παρθενεσ νησοι\tVG\nγαλλια\tFR\nγαλλικα νοτια εδαφη\tTF\n\
        γαλλικη γουιανα\tGF\nγαλλικη πολυνησια\tPF\nγερμανια\tDE\nγεωργια\tGE\nγιβραλταρ\tGI\nγκαμπια\tGM\n\
        γκαμπον\tGA\nγκανα\tGH\nγκερνζι\tGG\nγκουαμ\tGU\nγουαδελουπη\tGP\nγουαλισ και φουτουνα\tWF\n\
        γουαλισ φουτουνα\tWF\nγουατεμαλα\tGT\nγουιανα\tGY\nγουινεα\tGN\nγουινεα μπισαου\tGW\nγρεναδα\tGD\n\
        γροιλανδια\tGL\nδανια\tDK\nδομινικανη δημοκρατια\tDO\nδυτικη σαχαρα\tEH\nελ σαλβαδορ\tSV\nελβετια\tCH\n\
        ελλαδα\tGR\nελληνικη δημοκρατια\tGR\nερυθραια\tER\nεσθονια\tEE\nεσουατινι\tSZ\nζαμπια\tZM\nζιμπαμπουε\tZW\n\
        ηνωμενα αραβικα εμιρατα\tAE\nηνωμενεσ πολιτειεσ\tUS\nηνωμενο βασιλειο\tGB\nιαπωνια\tJP\nινδια\tIN\n\
        ινδονησια\tID\nιορδανια\tJO\nιρακ\tIQ\nιραν\tIR\nιρλανδια\tIE\nισημερινη γουινεα\tGQ\nισημερινοσ\tEC\n\
        ισλανδια\tIS\nισπανια\tES\nισραηλ\tIL\nιταλια\tIT\nκαζακσταν\tKZ\nκαμερουν\tCM\nκαμποτζη\tKH\nκαναδασ\tCA\n\
        καταρ\tQA\nκατω χωρεσ\tNL\nκεντροαφρικανικη δημοκρατια\tCF\nκενυα\tKE\nκινα\tCN\nκιργισταν\tKG\n\
        κιριμπατι\tKI\nκολομβια\tCO\nκομορεσ\tKM\nκονγκο δημοκρατια\tCG\nκονγκο κινσασα\tCD\nκονγκο λδκ\tCD\n\
        κονγκο μπραζαβιλ\tCG\nκοσσυφοπεδιο\tXK\nκοστα ρικα\tCR\nκουβα\tCU\nκουβειτ\tKW\nκουρασαο\tCW\nκροατια\tHR\n\
        κυπροσ\tCY\nλαοσ\tLA\nλεσοτο\tLS\nλετονια\tLV\nλευκορωσια\tBY\nλιβανοσ\tLB\nλιβερια\tLR\nλιβυη\tLY\n\
        λιθουανια\tLT\nλιχτενσταιν\tLI\nλουξεμβουργο\tLU\nμαγιοτ\tYT\nμαδαγασκαρη\tMG\nμακαο εδπ κινασ\tMO\n\
        μαλαισια\tMY\nμαλαουι\tMW\nμαλδιβεσ\tMV\nμαλι\tML\nμαλτα\tMT\nμαροκο\tMA\nμαρτινικα\tMQ\nμαυρικιοσ\tMU\n\
        μαυριτανια\tMR\nμαυροβουνιο\tME\nμεξικο\tMX\nμιανμαρ βιρμανια\tMM\nμικρονησια\tFM\nμογγολια\tMN\n\
        μοζαμβικη\tMZ\nμολδαβια\tMD\nμονακο\tMC\nμονσερατ\tMS\nμπανγκλαντεσ\tBD\nμπαρμπειντοσ\tBB\nμπαχαμεσ\tBS\n\
        μπαχρειν\tBH\nμπελιζ\tBZ\nμπενιν\tBJ\nμποτσουανα\tBW\nμπουρκινα φασο\tBF\nμπουρουντι\tBI\nμπουταν\tBT\n\
        μπρουνει\tBN\nναμιμπια\tNA\nναουρου\tNR\nνεα ζηλανδια\tNZ\nνεα καληδονια\tNC\nνεπαλ\tNP\n\
        νησοι βορειεσ μαριανεσ\tMP\nνησοι κειμαν\tKY\nνησοι κοκοσ κιλινγκ\tCC\nνησοι κουκ\tCK\nνησοι μαρσαλ\tMH\n\
        νησοι νοτια γεωργια και νοτιεσ σαντουιτσ\tGS\nνησοι νοτια γεωργια νοτιεσ σαντουιτσ\tGS\nνησοι ολαντ\tAX\n\
        νησοι πιτκερν\tPN\nνησοι σολομωντοσ\tSB\nνησοι τερκσ και καικοσ\tTC\nνησοι τερκσ καικοσ\tTC\n\
        νησοι φεροεσ\tFO\nνησοι φοκλαντ\tFK\nνησοι φοκλαντ νησοι μαλβινασ\tFK\nνησοι χερντ και μακντοναλντ\tHM\n\
        νησοι χερντ μακντοναλντ\tHM\nνησοσ μπουβε\tBV\nνησοσ νορφολκ\tNF\nνησοσ του μαν\tIM\n\
        νησοσ των χριστουγεννων\tCX\nνιγηρασ\tNE\nνιγηρια\tNG\nνικαραγουα\tNI\nνιουε\tNU\nνορβηγια\tNO\n\
        νοτια αφρικη\tZA\nνοτια κορεα\tKR\nνοτιο σουδαν\tSS\nντομινικα\tDM\nολλανδια καραιβικησ\tBQ\nομαν\tOM\n\
        ονδουρα\tHN\nουγγαρια\tHU\nουγκαντα\tUG\nουζμπεκισταν\tUZ\nουκρανια\tUA\nουρουγουαη\tUY\nπακισταν\tPK\n\
        παλαιστινη\tPS\nπαλαιστινιακα εδαφη\tPS\nπαλαου\tPW\nπαναμασ\tPA\nπαπουα νεα γουινεα\tPG\nπαραγουαη\tPY\n\
        περου\tPE\nπολωνια\tPL\nπορτογαλια\tPT\nπουερτο ρικο\tPR\nπρασινο ακρωτηριο\tCV\nρεινιον\tRE\nρουαντα\tRW\n\
        ρουμανια\tRO\nρωσια\tRU\nσαμοα\tWS\nσαο τομε και πρινσιπε\tST\nσαο τομε πρινσιπε\tST\nσαουδικη αραβια\tSA\n\
        σβαλμπαρντ γιαν μαγιεν\tSJ\nσβαλμπαρντ και γιαν μαγιεν\tSJ\nσεν κιτσ και νεβισ\tKN\nσεν κιτσ νεβισ\tKN\n\
        σεν πιερ και μικελον\tPM\nσεν πιερ μικελον\tPM\nσενεγαλη\tSN\nσερβια\tRS\nσευχελλεσ\tSC\nσιγκαπουρη\tSG\n\
        σιερα λεονε\tSL\nσλοβακια\tSK\nσλοβενια\tSI\nσομαλια\tSO\nσουαζιλανδη\tSZ\nσουδαν\tSD\nσουηδια\tSE\n\
        σουριναμ\tSR\nσρι λανκα\tLK\nσυρια\tSY\nταιβαν\tTW\nταιλανδη\tTH\nτανζανια\tTZ\nτατζικισταν\tTJ\n\
        τζαμαικα\tJM\nτζερζι\tJE\nτζιμπουτι\tDJ\nτιμορ λεστε\tTL\nτογκο\tTG\nτοκελαου\tTK\nτονγκα\tTO\nτουβαλου\tTV\n\
        τουρκια\tTR\nτουρκμενισταν\tTM\nτρινινταντ και τομπαγκο\tTT\nτρινινταντ τομπαγκο\tTT\nτσαντ\tTD\nτσεχια\tCZ\n\
        τσεχικη δημοκρατια\tCZ\nτυνησια\tTN\nυεμενη\tYE\nφιλιππινεσ\tPH\nφινλανδια\tFI\nφιτζι\tFJ\nχιλη\tCL\n\
        χονγκ κονγκ εδπ κινασ\tHK\nавганистан\tAF\nавстралия\tAU\nавстралија\tAU\nавстралія\tAU\nавстрия\tAT\n\
        австрија\tAT\nавстрія\tAT\nазербайджан\tAZ\nазербайджанская республика\tAZ\nазербејџан\tAZ\nазәрбајҹан\tAZ\n\
        аландские о ва\tAX\nаландські острови\tAX\nалбания\tAL\nалбанија\tAL\nалбанія\tAL\nалжир\tDZ\n\
        американска самоа\tAS\nамерикански вирджински острови\tVI\nамерикански девствени острови\tVI\n\
        американски територии во пацификот\tUM\nамериканское самоа\tAS\nамериканське самоа\tAS\n\
        америчка девичанска острва\tVI\nамеричка самоа\tAS\nангвила\tAI\nангилья\tAI\nангола\tAO\nангуила\tAI\n\
        ангілья\tAI\nандора\tAD\nандорра\tAD\nантарктида\tAQ\nантарктик\tAQ\nантарктика\tAQ\nантига барбуда\tAG\n\
        антига и барбуда\tAG\nантигва барбуда\tAG\nантигва и барбуда\tAG\nантигуа барбуда\tAG\nантигуа и барбуда\tAG\n\
        антигуа і барбуда\tAG\nаргентина\tAR\nаржентина\tAR\nармения\tAM\nаруба\tAW\nархипелаг чагос\tIO\n\
        аустралија\tAU\nаустрија\tAT\nафганистан\tAF\nафганістан\tAF\nбагамські острови\tBS\nбагамы\tBS\n\
        бангладеш\tBD\nбарбадос\tBB\nбахами\tBS\nбахамски острови\tBS\nбахреин\tBH\nбахрейн\tBH\nбеларус\tBY\n\
        беларусь\tBY\nбелгия\tBE\nбелгија\tBE\nбелиз\tBZ\nбелизе\tBZ\nбелорусија\tBY\nбелоруссия\tBY\nбельгия\tBE\n\
        бельгія\tBE\nбеліз\tBZ\nбенин\tBJ\nбенін\tBJ\nберег слонової кістки\tCI\nбермуди\tBM\nбермудски острови\tBM\n\
        бермудские о ва\tBM\nбермудські острови\tBM\nбирма\tMM\nбожикен остров\tCX\nбожићно острво\tCX\nболгария\tBG\n\
        болгарія\tBG\nболивия\tBO\nболивија\tBO\nболівія\tBO\nбонэйр синт эстатиус и саба\tBQ\n\
        бонэйр синт эстатиус саба\tBQ\nбосна и херцеговина\tBA\nбосна херцеговина\tBA\nбосния герцеговина\tBA\n\
        босния и герцеговина\tBA\nбоснія герцеговина\tBA\nбоснія і герцеговина\tBA\nботсвана\tBW\nбоцвана\tBW\n\
        бразил\tBR\nбразилия\tBR\nбразилія\tBR\nбрег на слоновата коска\tCI\nбрегот на слоновата коска\tCI\n\
        британия\tGB\nбританска девичанска острва\tVG\nбританска индоокеанска територија\tIO\n\
        британска територия в индийския океан\tIO\nбританска територија индијског океана\tIO\n\
        британская территория в индийском океане\tIO\nбритански вирджински острови\tVG\n\
        британски девствени острови\tVG\nбританська територія в індійському океані\tIO\n\
        британські віргінські острови\tVG\nбруней\tBN\nбруней даруссалам\tBN\nбрунеј\tBN\nбугарија\tBG\nбугарска\tBG\n\
        буркина фасо\tBF\nбуркіна фасо\tBF\nбурунди\tBI\nбурунді\tBI\nбутан\tBT\nбългария\tBG\nбілорусь\tBY\n\
        в єтнам\tVN\nвалис и футуна\tWF\nвалис футуна\tWF\nвануату\tVU\nватикан\tVA\nвелика британія\tGB\n\
        великобритания\tGB\nвенгрия\tHU\nвенесуела\tVE\nвенесуэла\tVE\nвенецуела\tVE\nвиетнам\tVN\n\
        виргинские о ва великобритания\tVG\nвиргинские о ва сша\tVI\nвијетнам\tVN\nвнешние малые о ва сша\tUM\n\
        восточный тимор\tTL\nвьетнам\tVN\nвіддалені острови сша\tUM\nвіргінські острови сша\tVI\nвірменія\tAM\n\
        габон\tGA\nгаити\tHT\nгайана\tGY\nгамбия\tGM\nгамбија\tGM\nгамбія\tGM\nгана\tGH\nгаяна\tGY\nгаїті\tHT\n\
        гвадалупе\tGP\nгваделуп\tGP\nгваделупа\tGP\nгватемала\tGT\nгвајана\tGY\nгвинея\tGN\nгвинея бисау\tGW\n\
        гвинеја\tGN\nгвинеја бисао\tGW\nгвінея\tGN\nгвінея бісау\tGW\nгермания\tDE\nгерманија\tDE\nгернзи\tGG\n\
        гернси\tGG\nгернсі\tGG\nгибралтар\tGI\nголландия\tNL\nгондурас\tHN\nгонконг\tHK\nгонконг оар китаю\tHK\n\
        гонконг сар\tHK\nгренада\tGD\nгренланд\tGL\nгренландия\tGL\nгренландія\tGL\nгреция\tGR\nгреція\tGR\n\
        грузия\tGE\nгрузија\tGE\nгрузія\tGE\nгрција\tGR\nгрчка\tGR\nгуам\tGU\nгърнзи\tGG\nгърция\tGR\nгібралтар\tGI\n\
        дания\tDK\nданска\tDK\nданія\tDK\nдемократическая республика конго\tCD\nджерси\tJE\nджерсі\tJE\nджибути\tDJ\n\
        джибуті\tDJ\nджърси\tJE\nдоминика\tDM\nдоминиканска република\tDO\nдоминиканская республика\tDO\n\
        домініка\tDM\nдомініканська республіка\tDO\nегипат\tEG\nегипет\tEG\nеквадор\tEC\nекваториална гвинея\tGQ\n\
        екваторијална гвинеја\tGQ\nекваторска гвинеја\tGQ\nекваторіальна гвінея\tGQ\nел салвадор\tSV\nеритрея\tER\n\
        еритреја\tER\nерменија\tAM\nесватини\tSZ\nесватіні\tSZ\nестония\tEE\nестонија\tEE\nестонія\tEE\nетиопия\tET\n\
        етиопија\tET\nефіопія\tET\nзамбия\tZM\nзамбија\tZM\nзамбія\tZM\nзападна сахара\tEH\nзападная сахара\tEH\n\
        західна сахара\tEH\nзеленортска острва\tCV\nзимбабве\tZW\nзімбабве\tZW\nизраел\tIL\nизраиль\tIL\n\
        източен тимор\tTL\nиндия\tIN\nиндија\tIN\nиндонезия\tID\nиндонезија\tID\nиордания\tJO\nирак\tIQ\nиран\tIR\n\
        ирландия\tIE\nирска\tIE\nисланд\tIS\nисландия\tIS\nиспания\tES\nисточен тимор\tTL\nисточни тимор\tTL\n\
        италия\tIT\nиталија\tIT\nйемен\tYE\nйордания\tJO\nйорданія\tJO\nкабо верде\tCV\nказахстан\tKZ\n\
        кайманови острови\tKY\nкайманові острови\tKY\nкамбоджа\tKH\nкамбоџа\tKH\nкамерун\tCM\nканада\tCA\n\
        карибска нидерландия\tBQ\nкарибські нідерланди\tBQ\nкарипска холандија\tBQ\nкатар\tQA\nкајманска острва\tKY\n\
        кајмански острови\tKY\nкения\tKE\nкенија\tKE\nкенія\tKE\nкина\tCN\nкипар\tCY\nкипр\tCY\nкипър\tCY\n\
        киргизия\tKG\nкиргизстан\tKG\nкиргистан\tKG\nкирибати\tKI\nкитай\tCN\nкитай континентальный\tCN\nкндр\tKP\n\
        кокосова килингова острва\tCC\nкокосови килиншки острови\tCC\nкокосови острови острови кийлинг\tCC\n\
        кокосовые о ва\tCC\nкокосові кілінг острови\tCC\nколумбия\tCO\nколумбија\tCO\nколумбія\tCO\nкомори\tKM\n\
        коморска острва\tKM\nкоморски острови\tKM\nкоморы\tKM\nконго бразавил\tCG\nконго браззавиль\tCG\n\
        конго браззавіль\tCG\nконго демократска република конго\tCD\nконго дрк\tCD\nконго киншаса\tCD\n\
        конго кіншаса\tCD\nконго република\tCG\nконго республіка\tCG\nкосово\tXK\nкоста рика\tCR\nкостарика\tCR\n\
        кот д ивоар\tCI\nкот д ивуар\tCI\nкот д івуар\tCI\nкуба\tCU\nкувајт\tKW\nкувейт\tKW\nкукова острва\tCK\n\
        кукови острови\tCK\nкурасао\tCW\nкыргызская республика\tKG\nкыргызстан\tKG\nкюрасао\tCW\nкіпр\tCY\n\
        кірибаті\tKI\nлаос\tLA\nлатвия\tLV\nлатвија\tLV\nлатвія\tLV\nлесото\tLS\nлетонија\tLV\nлибан\tLB\n\
        либерия\tLR\nлиберија\tLR\nлибия\tLY\nлибија\tLY\nливан\tLB\nливия\tLY\nлитва\tLT\nлитванија\tLT\n\
        лихтенштајн\tLI\nлихтенштейн\tLI\nлихтенщайн\tLI\nлуксембург\tLU\nлюксембург\tLU\nліберія\tLR\nліван\tLB\n\
        лівія\tLY\nліхтенштейн\tLI\nм янма бірма\tMM\nмаврикий\tMU\nмаврикій\tMU\nмавритания\tMR\nмавританија\tMR\n\
        мавританія\tMR\nмавриций\tMU\nмаврициус\tMU\nмадагаскар\tMG\nмайот\tYT\nмайотта\tYT\nмакао\tMO\n\
        макао оар китаю\tMO\nмакао сар\tMO\nмакао сар на китай\tMO\nмакедония\tMK\nмалави\tMW\nмалаві\tMW\n\
        малайзия\tMY\nмалайзія\tMY\nмалдиви\tMV\nмалезија\tMY\nмали\tML\nмалта\tMT\nмальдивы\tMV\nмальдіви\tMV\n\
        мальта\tMT\nмалі\tML\nмарокко\tMA\nмароко\tMA\nмартиник\tMQ\nмартиника\tMQ\nмартиніка\tMQ\n\
        маршалловы о ва\tMH\nмаршаллові острови\tMH\nмаршалови острови\tMH\nмаршалска острва\tMH\n\
        маршалски острови\tMH\nмауританија\tMR\nмаурицијус\tMU\nмађарска\tHU\nмајот\tYT\nмексика\tMX\nмексико\tMX\n\
        мианмар бирма\tMM\nмикронезия\tFM\nмикронезија\tFM\nмијанмар бурма\tMM\nмозамбик\tMZ\nмозамбік\tMZ\n\
        молдавија\tMD\nмолдова\tMD\nмонако\tMC\nмонгол\tMN\nмонголия\tMN\nмонголија\tMN\nмонголія\tMN\nмонсерат\tMS\n\
        монтсерат\tMS\nмонтсеррат\tMS\nмьянма бирма\tMM\nмікронезія\tFM\nмјанмар бурма\tMM\nнамибия\tNA\n\
        намибија\tNA\nнамібія\tNA\nнауру\tNR\nнемачка\tDE\nнепал\tNP\nнигер\tNE\nнигерия\tNG\nнигерија\tNG\n\
        нидерландия\tNL\nнидерланды\tNL\nникарагва\tNI\nникарагуа\tNI\nниуе\tNU\nниуэ\tNU\nниује\tNU\nнов зеланд\tNZ\n\
        нова зеландия\tNZ\nнова зеландія\tNZ\nнова каледония\tNC\nнова каледонија\tNC\nнова каледонія\tNC\n\
        новая зеландия\tNZ\nновая каледония\tNC\nнови зеланд\tNZ\nнорвегия\tNO\nнорвегія\tNO\nнорвешка\tNO\n\
        норфолшки остров\tNF\nнігер\tNE\nнігерія\tNG\nнідерланди\tNL\nнікарагуа\tNI\nнімеччина\tDE\nніуе\tNU\n\
        о в буве\tBV\nо в мэн\tIM\nо в норфолк\tNF\nо в рождества\tCX\nо в св елены\tSH\nо ва кайман\tKY\n\
        о ва кука\tCK\nо ва питкэрн\tPN\nо ва херд и макдональд\tHM\nо ва херд макдональд\tHM\nоаэ\tAE\n\
        об єднані арабські емірати\tAE\nобала слоноваче\tCI\nобала слоноваче кот д ивоар\tCI\n\
        обединени арабски емирства\tAE\nобединеното кралство\tGB\nобединети арапски емирати\tAE\n\
        обединето кралство\tGB\nоландска острва\tAX\nоландски острови\tAX\nоман\tOM\nострва туркс и каикос\tTC\n\
        острва туркс каикос\tTC\nострво буве\tBV\nострво ман\tIM\nострво норфок\tNF\n\
        острво херд и мекдоналдова острва\tHM\nострво херд мекдоналдова острва\tHM\nостров буве\tBV\nостров ман\tIM\n\
        остров норфолк\tNF\nостров рождество\tCX\nостров херд и острови мекдоналд\tHM\n\
        остров херд острови мекдоналд\tHM\nострови герд макдоналд\tHM\nострови герд і макдоналд\tHM\nострови кук\tCK\n\
        острови кука\tCK\nострови питкерн\tPN\nострови піткерн\tPN\nострови теркс кайкос\tTC\n\
        острови теркс і кайкос\tTC\nострови туркс и каикос\tTC\nострови туркс каикос\tTC\nострови търкс и кайкос\tTC\n\
        острови търкс кайкос\tTC\nострови хърд и макдоналд\tHM\nострови хърд макдоналд\tHM\nострів буве\tBV\n\
        острів мен\tIM\nострів норфолк\tNF\nострів різдва\tCX\nострів святої єлени\tSH\n\
        отдалечени острови на сащ\tUM\nпакистан\tPK\nпалау\tPW\nпалестина\tPS\nпалестинске територије\tPS\n\
        палестински територии\tPS\nпалестинские территории\tPS\nпалестинські території\tPS\nпанама\tPA\n\
        папуа нова гвинея\tPG\nпапуа нова гвинеја\tPG\nпапуа нова гвінея\tPG\nпапуа новая гвинея\tPG\nпарагвай\tPY\n\
        парагвај\tPY\nперу\tPE\nпиткерн\tPN\nпиткернски острови\tPN\nполска\tPL\nполша\tPL\nпольша\tPL\nпольща\tPL\n\
        порторико\tPR\nпортугалия\tPT\nпортугалија\tPT\nпортугалія\tPT\nпољска\tPL\nпуерто рико\tPR\nпуэрто рико\tPR\n\
        південна джорджія та південні сандвічеві острови\tGS\nпівденна корея\tKR\nпівденний судан\tSS\n\
        південно африканська республіка\tZA\nпівнічна корея\tKP\nпівнічна македонія\tMK\n\
        північні маріанські острови\tMP\nреинион\tRE\nреспублика конго\tCG\nреспублика корея\tKR\nреюнион\tRE\n\
        реюньйон\tRE\nреюньон\tRE\nрејунион\tRE\nроманија\tRO\nроссийская федерация\tRU\nроссия\tRU\nросія\tRU\n\
        руанда\tRW\nрумунија\tRO\nрумунія\tRO\nрумъния\tRO\nрумыния\tRO\nрусия\tRU\nрусија\tRU\nсалвадор\tSV\n\
        сальвадор\tSV\nсамоа\tWS\nсан марино\tSM\nсан томе и принсипи\tST\nсан томе принсипи\tST\n\
        сан томе принсіпі\tST\nсан томе і принсіпі\tST\nсао томе и принсипи\tST\nсао томе и принципе\tST\n\
        сао томе принсипи\tST\nсао томе принципе\tST\nсар макао кина\tMO\nсар хонгконг кина\tHK\n\
        саудиска арабија\tSA\nсаудитска арабия\tSA\nсаудијска арабија\tSA\nсаудовская аравия\tSA\n\
        саудівська аравія\tSA\nсаун томе и принсип\tST\nсаун томе принсип\tST\nсвазиленд\tSZ\nсвазіленд\tSZ\n\
        свалбард и ян майен\tSJ\nсвалбард и јан мајен\tSJ\nсвалбард ян майен\tSJ\nсвалбард јан мајен\tSJ\n\
        света елена\tSH\nсвета луција\tLC\nсвета јелена\tSH\nсвети бартоломеј\tBL\nсвети вартоломеј\tBL\n\
        свети китс и невис\tKN\nсвети китс невис\tKN\nсвети мартин\tSX\nсвети мартин француска\tMF\n\
        свети мартин холандија\tSX\nсеверна корея\tKP\nсеверна кореја\tKP\nсеверна македония\tMK\n\
        северна македонија\tMK\nсеверна маријанска острва\tMP\nсеверная македония\tMK\nсеверни мариански острови\tMP\n\
        северни маријански острови\tMP\nсеверные марианские о ва\tMP\nсейнт винсънт гренадини\tVC\n\
        сейнт винсънт и гренадини\tVC\nсейнт китс и невис\tKN\nсейнт китс невис\tKN\nсейнт лусия\tLC\nсейшели\tSC\n\
        сейшельские о ва\tSC\nсейшельські острови\tSC\nсен бартелеми\tBL\nсен бартелемі\tBL\nсен мартен\tMF\n\
        сен п єр мікелон\tPM\nсен п єр і мікелон\tPM\nсен пиер и микелон\tPM\nсен пиер микелон\tPM\n\
        сен пьер и микелон\tPM\nсен пьер микелон\tPM\nсен пјер и микелон\tPM\nсен пјер микелон\tPM\nсенегал\tSN\n\
        сент винсент гренадини\tVC\nсент винсент гренадины\tVC\nсент винсент и гренадини\tVC\n\
        сент винсент и гренадины\tVC\nсент вінсент гренадіни\tVC\nсент вінсент і гренадіни\tVC\n\
        сент китс и невис\tKN\nсент китс невис\tKN\nсент кітс невіс\tKN\nсент кітс і невіс\tKN\nсент лусија\tLC\n\
        сент люсия\tLC\nсент люсія\tLC\nсент мартин\tMF\nсент пјер и микелан\tPM\nсент пјер микелан\tPM\nсербия\tRS\n\
        сербія\tRS\nсејшели\tSC\nсиера леоне\tSL\nсингапур\tSG\nсинт мартен\tSX\nсирия\tSY\nсирија\tSY\nсирія\tSY\n\
        сијера леоне\tSL\nсловакия\tSK\nсловачка\tSK\nсловаччина\tSK\nсловения\tSI\nсловенија\tSI\nсловенія\tSI\n\
        соединенные штаты\tUS\nсоединенные штаты америки\tUS\nсоединети американски држави\tUS\n\
        соломонови острови\tSB\nсоломоновы о ва\tSB\nсоломонові острови\tSB\nсоломонска острва\tSB\n\
        соломонски острови\tSB\nсомали\tSO\nсомалия\tSO\nсомалија\tSO\nсомалі\tSO\nсполучені штати\tUS\nсрбија\tRS\n\
        судан\tSD\nсуринам\tSR\nсхідний тимор\tTL\nсша\tUS\nсъединени щати\tUS\nсърбия\tRS\nсьерра леоне\tSL\n\
        сьєрра леоне\tSL\nсінгапур\tSG\nсінт мартен\tSX\nсједињене државе\tUS\nтаджикистан\tTJ\nтаиланд\tTH\n\
        тайван\tTW\nтайвань\tTW\nтайланд\tTH\nтанзания\tTZ\nтанзанија\tTZ\nтанзанія\tTZ\nтаїланд\tTH\nтајван\tTW\n\
        тајланд\tTH\nтаџикистан\tTJ\nтеркс и кайкос\tTC\nтеркс кайкос\tTC\nтимор лесте\tTL\n\
        тимор лесте источни тимор\tTL\nтимор лешті\tTL\nтого\tTG\nтокелау\tTK\nтонга\tTO\nтоҷикистон\tTJ\n\
        тринидад и тобаго\tTT\nтринидад тобаго\tTT\nтринідад тобаго\tTT\nтринідад і тобаго\tTT\nтувалу\tTV\n\
        тунис\tTN\nтуніс\tTN\nтуреччина\tTR\nтуркменистан\tTM\nтуркменістан\tTM\nтурска\tTR\nтурция\tTR\nтурција\tTR\n\
        уганда\tUG\nугорщина\tHU\nудаљена острва сад\tUM\nузбекистан\tUZ\nузбекистон\tUZ\nукраина\tUA\nукрайна\tUA\n\
        україна\tUA\nукрајина\tUA\nунгария\tHU\nунгарија\tHU\nуолис и футуна\tWF\nуолис футуна\tWF\n\
        уоллис и футуна\tWF\nуоллис футуна\tWF\nуолліс футуна\tWF\nуолліс і футуна\tWF\nуругвай\tUY\nуругвај\tUY\n\
        уједињени арапски емирати\tAE\nуједињено краљевство\tGB\nфарерские о ва\tFO\nфарерські острови\tFO\n\
        фарска острва\tFO\nфарски острови\tFO\nфарьорски острови\tFO\nфедеративные штаты микронезии\tFM\n\
        федеративні штати мікронезії\tFM\nфиджи\tFJ\nфилипини\tPH\nфилиппины\tPH\nфинландия\tFI\nфинляндия\tFI\n\
        финска\tFI\nфиџи\tFJ\nфокландска малвинска острва\tFK\nфокландска острва\tFK\nфолкландски острови\tFK\n\
        фолкландски острови малвински острови\tFK\nфолклендские мальвинские о ва\tFK\nфолклендские о ва\tFK\n\
        фолклендські мальвінські острови\tFK\nфолклендські острови\tFK\nфранция\tFR\nфранција\tFR\n\
        французская гвиана\tGF\nфранцузская полинезия\tPF\nфранцузские южные территории\tTF\nфранцузька гвіана\tGF\n\
        французька полінезія\tPF\nфранцузькі південні території\tTF\nфранцуска\tFR\nфранцуска гвајана\tGF\n\
        француска полинезија\tPF\nфранцуске јужне територије\tTF\nфранцуски јужни територии\tTF\nфранція\tFR\n\
        френска гвиана\tGF\nфренска полинезия\tPF\nфренски южни територии\tTF\nфіджі\tFJ\nфіліппіни\tPH\n\
        фінляндія\tFI\nхаити\tHT\nхоландија\tNL\nхонгконг сар кина\tHK\nхондурас\tHN\nхонконг сар на китай\tHK\n\
        хорватия\tHR\nхорватія\tHR\nхрватска\tHR\nхърватия\tHR\nцентралноафриканска република\tCF\n\
        централноафричка република\tCF\nцентрально африканская республика\tCF\nцентральноафриканська республіка\tCF\n\
        црна гора\tME\nчад\tTD\nчерна гора\tME\nчерногория\tME\nчеська республіка\tCZ\nчехия\tCZ\nчехія\tCZ\n\
        чешка\tCZ\nчешка република\tCZ\nчешская республика\tCZ\nчиле\tCL\nчили\tCL\nчилі\tCL\nчорногорія\tME\n\
        швајцарија\tCH\nшвајцарска\tCH\nшведска\tSE\nшвейцария\tCH\nшвейцарія\tCH\nшвеция\tSE\nшвеція\tSE\n\
        шпанија\tES\nшпицберген и ян майен\tSJ\nшпицберген ян майен\tSJ\nшпіцберген та ян маєн\tSJ\nшри ланка\tLK\n\
        шрі ланка\tLK\nэквадор\tEC\nэкваториальная гвинея\tGQ\nэритрея\tER\nэсватини\tSZ\nэстония\tEE\nэфиопия\tET\n\
        южен судан\tSS\nюжна африка\tZA\nюжна джорджия и южни сандвичеви острови\tGS\n\
        южна джорджия южни сандвичеви острови\tGS\nюжна корея\tKR\nюжная георгия и южные сандвичевы о ва\tGS\n\
        южная георгия южные сандвичевы о ва\tGS\nюжно африканская республика\tZA\nюжный судан\tSS\nямайка\tJM\n\
        япония\tJP\nяпонія\tJP\nєгипет\tEG\nємен\tYE\nізраїль\tIL\nіндонезія\tID\nіндія\tIN\nірак\tIQ\nіран\tIR\n\
        ірландія\tIE\nісландія\tIS\nіспанія\tES\nіталія\tIT\nјамајка\tJM\nјапан\tJP\nјапонија\tJP\nјемен\tYE\n\
        јерменија\tAM\nјордан\tJO\nјужен судан\tSS\nјужна кореја\tKR\nјужна џорџија и јужна сендвичка острва\tGS\n\
        јужна џорџија и јужни сендвички острови\tGS\nјужна џорџија јужна сендвичка острва\tGS\n\
        јужна џорџија јужни сендвички острови\tGS\nјужни судан\tSS\nјужноафриканска република\tZA\n\
        јужноафричка република\tZA\nџерзи\tJE\nџерси\tJE\nџибути\tDJ\nқазақстан\tKZ\nադրբեջան\tAZ\n\
        ալանդյան կղզիներ\tAX\nալբանիա\tAL\nալժիր\tDZ\nամերիկյան սամոա\tAS\nամն վիրջինյան կղզիներ\tVI\nանգոլա\tAO\n\
        անգուիլա\tAI\nանդորրա\tAD\nանտարկտիդա\tAQ\nանտիգուա բարբուդա\tAG\nանտիգուա եւ բարբուդա\tAG\nավստրալիա\tAU\n\
        ավստրիա\tAT\nարաբական միացյալ էմիրություններ\tAE\nարգենտինա\tAR\nարեւելյան թիմոր\tTL\nարեւմտյան սահարա\tEH\n\
        արուբա\tAW\nարտաքին կղզիներ ամն\tUM\nաֆղանստան\tAF\nբահամյան կղզիներ\tBS\nբահրեյն\tBH\nբանգլադեշ\tBD\n\
        բարբադոս\tBB\nբելառուս\tBY\nբելգիա\tBE\nբելիզ\tBZ\nբենին\tBJ\nբերմուդներ\tBM\nբոլիվիա\tBO\n\
        բոսնիա եւ հերցեգովինա\tBA\nբոսնիա հերցեգովինա\tBA\nբոտսվանա\tBW\nբութան\tBT\nբուլղարիա\tBG\nբուվե կղզի\tBV\n\
        բուրկինա ֆասո\tBF\nբուրունդի\tBI\nբրազիլիա\tBR\nբրիտանական վիրջինյան կղզիներ\tVG\n\
        բրիտանական տարածք հնդկական օվկիանոսում\tIO\nբրունեյ\tBN\nգաբոն\tGA\nգամբիա\tGM\nգայանա\tGY\nգանա\tGH\n\
        գերմանիա\tDE\nգերնսի\tGG\nգուամ\tGU\nգվադելուպա\tGP\nգվատեմալա\tGT\nգվինեա\tGN\nգվինեա բիսաու\tGW\n\
        գրենադա\tGD\nգրենլանդիա\tGL\nդանիա\tDK\nդոմինիկա\tDM\nդոմինիկյան հանրապետություն\tDO\nեգիպտոս\tEG\n\
        եթովպիա\tET\nեմեն\tYE\nզամբիա\tZM\nզիմբաբվե\tZW\nէկվադոր\tEC\nէսվատինի\tSZ\nէստոնիա\tEE\nէրիթրեա\tER\n\
        թաիլանդ\tTH\nթայվան\tTW\nթըրքս եւ կայկոս կղզիներ\tTC\nթըրքս կայկոս կղզիներ\tTC\nթիմոր լեշտի\tTL\nթունիս\tTN\n\
        թուրքիա\tTR\nթուրքմենստան\tTM\nինդոնեզիա\tID\nիռլանդիա\tIE\nիսլանդիա\tIS\nիսպանիա\tES\nիսրայել\tIL\n\
        իտալիա\tIT\nիրան\tIR\nիրաք\tIQ\nլաոս\tLA\nլատվիա\tLV\nլեհաստան\tPL\nլեսոտո\tLS\nլիբանան\tLB\nլիբերիա\tLR\n\
        լիբիա\tLY\nլիխտենշտեյն\tLI\nլիտվա\tLT\nլյուքսեմբուրգ\tLU\nխորվաթիա\tHR\nկաբո վերդե\tCV\nկամբոջա\tKH\n\
        կամերուն\tCM\nկայմանյան կղզիներ\tKY\nկանադա\tCA\nկատար\tQA\nկարիբյան նիդեռլանդներ\tBQ\n\
        կենտրոնական աֆրիկյան հանրապետություն\tCF\nկիպրոս\tCY\nկիրիբատի\tKI\nկյուրասաո\tCW\nկոլումբիա\tCO\n\
        կոկոսյան քիլինգ կղզիներ\tCC\nկոմորյան կղզիներ\tKM\nկոնգո բրազավիլ\tCG\nկոնգո կժհ\tCD\nկոնգո կինշասա\tCD\n\
        կոնգո կոնգոյի հանրապետություն\tCG\nկոսովո\tXK\nկոստա ռիկա\tCR\nկոտ դ իվուար\tCI\nկուբա\tCU\n\
        կուկի կղզիներ\tCK\nհայաստան\tAM\nհայիթի\tHT\nհասարակածային գվինեա\tGQ\nհարավային կորեա\tKR\n\
        հարավային ջորջիա եւ հարավային սենդվիչյան կղզիներ\tGS\nհարավային ջորջիա հարավային սենդվիչյան կղզիներ\tGS\n\
        հարավային սուդան\tSS\nհարավաֆրիկյան հանրապետություն\tZA\nհերդ կղզի եւ մակդոնալդի կղզիներ\tHM\n\
        հերդ կղզի մակդոնալդի կղզիներ\tHM\nհյուսիսային կորեա\tKP\nհյուսիսային մակեդոնիա\tMK\n\
        հյուսիսային մարիանյան կղզիներ\tMP\nհնդկաստան\tIN\nհոնդուրաս\tHN\nհոնկոնգի հվշ\tHK\nհորդանան\tJO\n\
        հունաստան\tGR\nհունգարիա\tHU\nղազախստան\tKZ\nղրղզստան\tKG\nճամայկա\tJM\nճապոնիա\tJP\nմադագասկար\tMG\n\
        մալայզիա\tMY\nմալավի\tMW\nմալդիվներ\tMV\nմալթա\tMT\nմալի\tML\nմայոտ\tYT\nմավրիկիոս\tMU\nմավրիտանիա\tMR\n\
        մարշալյան կղզիներ\tMH\nմարոկկո\tMA\nմարտինիկա\tMQ\nմեն կղզի\tIM\nմեքսիկա\tMX\nմիացյալ թագավորություն\tGB\n\
        միացյալ նահանգներ\tUS\nմիկրոնեզիա\tFM\nմյանմա բիրմա\tMM\nմոզամբիկ\tMZ\nմոլդովա\tMD\nմոնակո\tMC\nմոնղոլիա\tMN\n\
        մոնսեռատ\tMS\nնամիբիա\tNA\nնաուրու\tNR\nնեպալ\tNP\nնիգեր\tNE\nնիգերիա\tNG\nնիդեռլանդներ\tNL\nնիկարագուա\tNI\n\
        նիուե\tNU\nնոր զելանդիա\tNZ\nնոր կալեդոնիա\tNC\nնորվեգիա\tNO\nնորֆոլկ կղզի\tNF\nշվեդիա\tSE\nշվեյցարիա\tCH\n\
        շրի լանկա\tLK\nուգանդա\tUG\nուզբեկստան\tUZ\nուկրաինա\tUA\nուոլիս եւ ֆուտունա\tWF\nուոլիս ֆուտունա\tWF\n\
        ուրուգվայ\tUY\nչադ\tTD\nչեխիա\tCZ\nչեխիայի հանրապետություն\tCZ\nչեռնոգորիա\tME\nչիլի\tCL\nչինաստան\tCN\n\
        չինաստանի մակաո հվշ\tMO\nպալաու\tPW\nպակիստան\tPK\nպաղեստին\tPS\nպաղեստինյան տարածքներ\tPS\nպանամա\tPA\n\
        պապուա նոր գվինեա\tPG\nպարագվայ\tPY\nպերու\tPE\nպիտկեռն կղզիներ\tPN\nպորտուգալիա\tPT\nպուերտո ռիկո\tPR\n\
        ջերսի\tJE\nջիբութի\tDJ\nջիբրալթար\tGI\nռեյունիոն\tRE\nռուանդա\tRW\nռումինիա\tRO\nռուսաստան\tRU\nսալվադոր\tSV\n\
        սամոա\tWS\nսան մարինո\tSM\nսան տոմե եւ փրինսիպի\tST\nսան տոմե փրինսիպի\tST\nսաուդյան արաբիա\tSA\n\
        սեյշելներ\tSC\nսեն մարտեն\tMF\nսեն պիեռ եւ միքելոն\tPM\nսեն պիեռ միքելոն\tPM\nսենեգալ\tSN\nսենթ լյուսիա\tLC\n\
        սենթ վինսենթ գրենադիններ\tVC\nսենթ վինսենթ եւ գրենադիններ\tVC\nսենթ քիտս եւ նեւիս\tKN\nսենթ քիտս նեւիս\tKN\n\
        սերբիա\tRS\nսիեռա լեոնե\tSL\nսինգապուր\tSG\nսինտ մարտեն\tSX\nսիրիա\tSY\nսլովակիա\tSK\nսլովենիա\tSI\n\
        սողոմոնյան կղզիներ\tSB\nսոմալի\tSO\nսուդան\tSD\nսուրբ բարդուղիմեոս\tBL\nսուրբ ծննդյան կղզի\tCX\n\
        սուրբ հեղինեի կղզի\tSH\nսուրինամ\tSR\nսվազիլենդ\tSZ\nսվալբարդ եւ յան մայեն\tSJ\nսվալբարդ յան մայեն\tSJ\n\
        վանուատու\tVU\nվատիկան\tVA\nվենեսուելա\tVE\nվիետնամ\tVN\nվրաստան\tGE\nտանզանիա\tTZ\nտաջիկստան\tTJ\nտոգո\tTG\n\
        տոկելաու\tTK\nտոնգա\tTO\nտուվալու\tTV\nտրինիդադ եւ տոբագո\tTT\nտրինիդադ տոբագո\tTT\nփղոսկրի ափ\tCI\n\
        քենիա\tKE\nքուվեյթ\tKW\nօման\tOM\nֆարերյան կղզիներ\tFO\nֆիլիպիններ\tPH\nֆինլանդիա\tFI\nֆիջի\tFJ\n\
        ֆոլքլենդյան կղզիներ\tFK\nֆոլքլենդյան մալվինյան կղզիներ\tFK\nֆրանսիա\tFR\nֆրանսիական գվիանա\tGF\n\
        ֆրանսիական հարավային տարածքներ\tTF\nֆրանսիական պոլինեզիա\tPF\nאוגנדה\tUG\nאוזבקיסטן\tUZ\nאוסטריה\tAT\n\
        אוסטרליה\tAU\nאוקראינה\tUA\nאורוגוואי\tUY\nאזרבייג ן\tAZ\nאי חג המולד\tCX\nאיחוד האמירויות הערביות\tAE\n\
        איטליה\tIT\nאיי אולנד\tAX\nאיי בהאמה\tBS\nאיי הבתולה הבריטיים\tVG\nאיי הבתולה של ארצות הברית\tVI\n\
        איי הרד ומקדונלד\tHM\nאיי ווליס ופוטונה\tWF\nאיי טרקס וקייקוס\tTC\nאיי מריאנה הצפוניים\tMP\nאיי מרשל\tMH\n\
        איי סיישל\tSC\nאיי פארו\tFO\nאיי פוקלנד\tFK\nאיי פוקלנד איי מלווינס\tFK\nאיי פיטקרן\tPN\nאיי קוק\tCK\n\
        איי קוקוס קילינג\tCC\nאיי קיימן\tKY\nאיי שלמה\tSB\nאינדונזיה\tID\nאיסלנד\tIS\nאיראן\tIR\nאירלנד\tIE\n\
        אל סלבדור\tSV\nאלבניה\tAL\nאלג יריה\tDZ\nאנגווילה\tAI\nאנגולה\tAO\nאנדורה\tAD\nאנטארקטיקה\tAQ\n\
        אנטיגואה וברבודה\tAG\nאסוואטיני\tSZ\nאסטוניה\tEE\nאפגניסטן\tAF\nאקוודור\tEC\nארגנטינה\tAR\nארהב\tUS\n\
        ארובה\tAW\nאריתריאה\tER\nארמניה\tAM\nארצות הברית\tUS\nאתיופיה\tET\nבהוטן\tBT\nבוטסואנה\tBW\nבולגריה\tBG\n\
        בוליביה\tBO\nבוסניה והרצגובינה\tBA\nבורונדי\tBI\nבורקינה פאסו\tBF\nבחריין\tBH\nבלארוס\tBY\nבלגיה\tBE\n\
        בליז\tBZ\nבנגלדש\tBD\nבנין\tBJ\nברבדוס\tBB\nברוניי\tBN\nברזיל\tBR\nבריטניה\tGB\nברמודה\tBM\n\
        ג ורג יה הדרומית ואיי סנדוויץ הדרומיים\tGS\nג יבוטי\tDJ\nג מייקה\tJM\nג רזי\tJE\nגאורגיה\tGE\nגאנה\tGH\n\
        גבון\tGA\nגואטמלה\tGT\nגואם\tGU\nגוואדלופ\tGP\nגיאנה\tGY\nגיאנה הצרפתית\tGF\nגיברלטר\tGI\nגינאה\tGN\n\
        גינאה ביסאו\tGW\nגינאה המשוונית\tGQ\nגמביה\tGM\nגרינלנד\tGL\nגרמניה\tDE\nגרנדה\tGD\nגרנזי\tGG\nדומיניקה\tDM\n\
        דנמרק\tDK\nדרום אפריקה\tZA\nדרום סודן\tSS\nהאי בובה\tBV\nהאי מאן\tIM\nהאי נורפוק\tNF\nהאיטי\tHT\n\
        האיים המלדיביים\tMV\nהאיים המרוחקים הקטנים של ארהב\tUM\nהאיים הקריביים ההולנדיים\tBQ\nהודו\tIN\nהוותיקן\tVA\n\
        הולנד\tNL\nהונג קונג אזור מנהלי מיוחד של סין\tHK\nהונגריה\tHU\nהונדורס\tHN\n\
        הטריטוריה הבריטית באוקיינוס ההודי\tIO\nהטריטוריות הדרומיות של צרפת\tTF\nהפיליפינים\tPH\n\
        הרפובליקה הדומיניקנית\tDO\nהרפובליקה המרכז אפריקאית\tCF\nהרפובליקה הצ כית\tCZ\nהשטחים הפלסטיניים\tPS\n\
        וייטנאם\tVN\nונואטו\tVU\nונצואלה\tVE\nזימבבואה\tZW\nזמביה\tZM\nחוף השנהב\tCI\nטג יקיסטן\tTJ\nטובאלו\tTV\n\
        טוגו\tTG\nטונגה\tTO\nטוקלאו\tTK\nטורקיה\tTR\nטורקמניסטן\tTM\nטייוואן\tTW\nטימור לסטה\tTL\nטנזניה\tTZ\n\
        טרינידד וטובגו\tTT\nיוון\tGR\nיפן\tJP\nירדן\tJO\nישראל\tIL\nכווית\tKW\nכף ורדה\tCV\nלאוס\tLA\nלבנון\tLB\n\
        לוב\tLY\nלוקסמבורג\tLU\nלטביה\tLV\nליבריה\tLR\nליטא\tLT\nליכטנשטיין\tLI\nלסוטו\tLS\nמאוריטניה\tMR\n\
        מאוריציוס\tMU\nמאיוט\tYT\nמאלי\tML\nמדגסקר\tMG\nמוזמביק\tMZ\nמולדובה\tMD\nמונגוליה\tMN\nמונטנגרו\tME\n\
        מונסראט\tMS\nמונקו\tMC\nמזרח טימור\tTL\nמיאנמר בורמה\tMM\nמיקרונזיה\tFM\nמלאווי\tMW\nמלזיה\tMY\nמלטה\tMT\n\
        מצרים\tEG\nמקאו אזור מנהלי מיוחד של סין\tMO\nמקדוניה הצפונית\tMK\nמקסיקו\tMX\nמרוקו\tMA\nמרטיניק\tMQ\n\
        נאורו\tNR\nנורווגיה\tNO\nניגריה\tNG\nניו זילנד\tNZ\nניווה\tNU\nניז ר\tNE\nניקרגואה\tNI\nנמיביה\tNA\nנפאל\tNP\n\
        סאו טומה ופרינסיפה\tST\nסבאלברד ויאן מאיין\tSJ\nסהרה המערבית\tEH\nסודן\tSD\nסווזילנד\tSZ\nסומליה\tSO\n\
        סוריה\tSY\nסורינאם\tSR\nסיירה לאון\tSL\nסין\tCN\nסינגפור\tSG\nסלובניה\tSI\nסלובקיה\tSK\nסמואה\tWS\n\
        סמואה האמריקנית\tAS\nסן מרטן\tMF\nסן מרינו\tSM\nסנגל\tSN\nסנט ברתולומיאו\tBL\nסנט הלנה\tSH\n\
        סנט וינסנט והגרנדינים\tVC\nסנט לוסיה\tLC\nסנט מארטן\tSX\nסנט פייר ומיקלון\tPM\nסנט קיטס ונוויס\tKN\nספרד\tES\n\
        סרביה\tRS\nסרי לנקה\tLK\nעומאן\tOM\nעיראק\tIQ\nערב הסעודית\tSA\nפוארטו ריקו\tPR\nפולין\tPL\n\
        פולינזיה הצרפתית\tPF\nפורטוגל\tPT\nפיג י\tFJ\nפינלנד\tFI\nפלאו\tPW\nפלסטין\tPS\nפנמה\tPA\n\
        פפואה גינאה החדשה\tPG\nפקיסטן\tPK\nפרגוואי\tPY\nפרו\tPE\nצ אד\tTD\nצ ילה\tCL\nצ כיה\tCZ\nצרפת\tFR\nקובה\tCU\n\
        קוט דיוואר\tCI\nקולומביה\tCO\nקומורו\tKM\nקונגו ברזאויל\tCG\nקונגו הרפובליקה הדמוקרטית של קונגו\tCD\n\
        קונגו קינשאסה\tCD\nקונגו רפובליקה\tCG\nקוסובו\tXK\nקוסטה ריקה\tCR\nקוראסאו\tCW\nקוריאה הדרומית\tKR\n\
        קוריאה הצפונית\tKP\nקזחסטן\tKZ\nקטאר\tQA\nקירגיזסטן\tKG\nקיריבאטי\tKI\nקלדוניה החדשה\tNC\nקמבודיה\tKH\n\
        קמרון\tCM\nקנדה\tCA\nקניה\tKE\nקפריסין\tCY\nקרואטיה\tHR\nראוניון\tRE\nרואנדה\tRW\nרומניה\tRO\nרוסיה\tRU\n\
        שוודיה\tSE\nשווייץ\tCH\nתאילנד\tTH\nתוניסיה\tTN\nתימן\tYE\nاتريش\tAT\nاتيوپي\tET\nاثيوبيا\tET\n\
        اذرباييجان\tAZ\nاذربيجان\tAZ\nارجنٹينا\tAR\nارخببيل تشاغوس\tIO\nاردن\tJO\nارمنستان\tAM\nارمينيا\tAM\n\
        اروبا\tAW\nاروگويه\tUY\nاريتره\tER\nاريتريا\tER\nاريٹيريا\tER\nارژانتين\tAR\nازبكستان\tUZ\nاسبانيا\tES\n\
        استراليا\tAU\nاستوايي گيانا\tGQ\nاستوني\tEE\nاستونيا\tEE\nاسراييل\tIL\nاسلواكي\tSK\nاسلووني\tSI\n\
        اسواتيني\tSZ\nاسٹريا\tAT\nاسٹريليا\tAU\nاسٹونيا\tEE\nاسپانيا\tES\nافريقاي جنوبي\tZA\nافغانستان\tAF\n\
        اكوادور\tEC\nال سلواڈور\tSV\nالاراضي الفلسطينيه\tPS\nالارجنتين\tAR\nالاردن\tJO\n\
        الاقاليم الجنوبيه الفرنسيه\tTF\nالاقليم البريطاني في المحيط الهندي\tIO\nالاكوادور\tEC\n\
        الامارات العربيه المتحده\tAE\nالباني\tAL\nالبانيا\tAL\nالبانيه\tAL\nالبحرين\tBH\nالبرازيل\tBR\nالبرتغال\tPT\n\
        البوسنه والهرسك\tBA\nالتشيك\tCZ\nالجبل الاسود\tME\nالجزاير\tDZ\nالجيريا\tDZ\nالدانمرك\tDK\nالراس الاخضر\tCV\n\
        السالوادور\tSV\nالسلفادور\tSV\nالسنغال\tSN\nالسودان\tSD\nالسويد\tSE\nالصحراء الغربيه\tEH\nالصومال\tSO\n\
        الصين\tCN\nالعراق\tIQ\nالغابون\tGA\nالفاتيكان\tVA\nالفلبين\tPH\nالكاميرون\tCM\nالكونغو برازافيل\tCG\n\
        الكونغو كينشاسا\tCD\nالكويت\tKW\nالمان\tDE\nالمانيا\tDE\nالمغرب\tMA\nالمكسيك\tMX\n\
        المملكه العربيه السعوديه\tSA\nالمملكه المتحده\tGB\nالنرويج\tNO\nالنمسا\tAT\nالنيجر\tNE\nالهند\tIN\n\
        الولايات المتحده\tUS\nاليابان\tJP\nاليمن\tYE\nالينڈ ايلينڈز\tAX\nاليونان\tGR\nامارات متحده عربي\tAE\n\
        امريكا\tUS\nامريكه سے باهر كے چهوٹے جزايز\tUM\nامريكي ساموا\tAS\nامريكي ورجن ايلينڈز\tVI\nانتاركتيكا\tAQ\n\
        انتيغوا وبربودا\tAG\nانتيگوا باربودا\tAG\nانتيگوا و باربودا\tAG\nاندورا\tAD\nاندونزي\tID\nاندونيسيا\tID\n\
        انغولا\tAO\nانغويلا\tAI\nانٹاركٹيكا\tAQ\nانٹيگوا اور باربودا\tAG\nانٹيگوا باربودا\tAG\nانڈورا\tAD\n\
        انڈونيشيا\tID\nانگولا\tAO\nانگويلا\tAI\nانگوييلا\tAI\nاورغواي\tUY\nاوزبكستان\tUZ\nاوغندا\tUG\nاوكرانيا\tUA\n\
        اوكراين\tUA\nاوگاندا\tUG\nايالات متحده\tUS\nايتاليا\tIT\nايتهوپيا\tET\nايران\tIR\nايرلند\tIE\nايرلندا\tIE\n\
        ايرلينڈ\tIE\nايس لينڈ\tIS\nايسلند\tIS\nايسلندا\tIS\nايطاليا\tIT\nايكواڈور\tEC\nايل اف مين\tIM\n\
        اييوري كوسٹ\tCI\nاٹلي\tIT\nبابوا غينيا الجديده\tPG\nباراغواي\tPY\nباربادوس\tBB\nبارباڈوس\tBB\nباكستان\tPK\n\
        بالاو\tPW\nباهاما\tBS\nبحرين\tBH\nبر الصين الرييسي\tCN\nبرازيل\tBR\nبربادوس\tBB\nبرزيل\tBR\n\
        برطانوي بحر هند كا علاقه\tIO\nبركينا فاسو\tBF\nبرمودا\tBM\nبروناي\tBN\nبرونايي\tBN\nبروني\tBN\nبرونيي\tBN\n\
        برونڈي\tBI\nبريتانيا\tGB\nبرٹش ورجن ايلينڈز\tVG\nبلاروس\tBY\nبلجيكا\tBE\nبلغارستان\tBG\nبلغاريا\tBG\n\
        بلغاريه\tBG\nبليز\tBZ\nبلژيك\tBE\nبنغلاديش\tBD\nبنما\tPA\nبنين\tBJ\nبنگلادش\tBD\nبنگله ديش\tBD\nبهارت\tIN\n\
        بهاماس\tBS\nبهوٹان\tBT\nبوتان\tBT\nبوتسوانا\tBW\nبورتوريكو\tPR\nبوركينا فاسو\tBF\nبوركينافاسو\tBF\n\
        بوروندي\tBI\nبوسني هرزگوين\tBA\nبوسني و هرزگوين\tBA\nبوسنيا اور هرزيگووينا\tBA\nبوسنيا هرزيگووينا\tBA\n\
        بولندا\tPL\nبوليفيا\tBO\nبولينيزيا الفرنسيه\tPF\nبوليوي\tBO\nبوليويا\tBO\nبوويٹ ايلينڈ\tBV\nبيرو\tPE\n\
        بيلاروس\tBY\nبيلايز\tBZ\nبيلجيم\tBE\nبينن\tBJ\nتاجكستان\tTJ\nتاجيكستان\tTJ\nتانزانيا\tTZ\nتايلاند\tTH\n\
        تايلند\tTH\nتايوان\tTW\nتاييوان\tTW\nتركمانستان\tTM\nتركمنستان\tTM\nتركيا\tTR\nتركيه\tTR\n\
        ترينيداد اور ٹوباگو\tTT\nترينيداد توباگو\tTT\nترينيداد و توباگو\tTT\nترينيداد وتوباغو\tTT\n\
        ترينيداد ٹوباگو\tTT\nتشاد\tTD\nتشيلي\tCL\nتنزانيا\tTZ\nتنزانيه\tTZ\nتهايي لينڈ\tTH\nتوغو\tTG\nتوفالو\tTV\n\
        توكلايو\tTK\nتوكيلاو\tTK\nتونس\tTN\nتونغا\tTO\nتونگا\tTO\nتووالو\tTV\nتوگو\tTG\nتيمور الشرقيه\tTL\n\
        تيمور شرقي\tTL\nتيمور لسته\tTL\nتيمور ليسٹ\tTL\nتيمور ليشتي\tTL\nجارجيا\tGE\nجامايكا\tJM\nجاماييكا\tJM\n\
        جاپان\tJP\nجبل الطارق\tGI\nجبل طارق\tGI\nجبلالطارق\tGI\nجبوتي\tDJ\nجرزي\tJE\nجرسي\tJE\nجرمني\tDE\n\
        جزاير الاند\tAX\nجزاير توركس كايكوس\tTC\nجزاير توركس و كايكوس\tTC\nجزاير دورافتاده ايالات متحده\tUM\n\
        جزاير سليمان\tSB\nجزاير فارو\tFO\nجزاير فالكلند\tFK\nجزاير فالكلند ايسلاس مالويناس\tFK\n\
        جزاير كاراييب هلند\tBQ\nجزاير كوك\tCK\nجزاير كوكوس\tCC\nجزاير كيمن\tKY\nجزاير مارشال\tMH\n\
        جزاير مارياناي شمالي\tMP\nجزاير ويرجين ايالات متحده\tVI\nجزاير ويرجين بريتانيا\tVG\nجزاير پيتكرن\tPN\n\
        جزر الاند\tAX\nجزر البهاما\tBS\nجزر القمر\tKM\nجزر المارتينيك\tMQ\nجزر المالديف\tMV\n\
        جزر الولايات المتحده الناييه\tUM\nجزر بيتكيرن\tPN\nجزر توركس وكايكوس\tTC\nجزر سليمان\tSB\nجزر فارو\tFO\n\
        جزر فوكلاند\tFK\nجزر فوكلاند جزر مالفيناس\tFK\nجزر فيرجن الامريكيه\tVI\nجزر فيرجن البريطانيه\tVG\n\
        جزر كايمان\tKY\nجزر كوك\tCK\nجزر كوكوس كيلينغ\tCC\nجزر مارشال\tMH\nجزر ماريانا الشماليه\tMP\n\
        جزر والس وفوتونا\tWF\nجزيره بوفيه\tBV\nجزيره بووه\tBV\nجزيره كرسمس\tCX\nجزيره كريسماس\tCX\nجزيره كريسمس\tCX\n\
        جزيره مان\tIM\nجزيره من\tIM\nجزيره نورفولك\tNF\nجزيره هيرد وجزر ماكدونالد\tHM\nجماييكا\tJM\n\
        جمهوري اذربايجان\tAZ\nجمهوري افريقاي مركزي\tCF\nجمهوري دومينيكن\tDO\nجمهوري چك\tCZ\n\
        جمهوريه افريقيا الوسطي\tCF\nجمهوريه التشيك\tCZ\nجمهوريه الدومينيكان\tDO\nجمهوريه الكونغو\tCG\n\
        جمهوريه الكونغو الديمقراطيه\tCD\nجمهوريه ڈومينيكن\tDO\nجنوب افريقيا\tZA\nجنوب السودان\tSS\nجنوبي افريقه\tZA\n\
        جنوبي جارجيا اور جنوبي سينڈوچ جزاير\tGS\nجنوبي جارجيا جنوبي سينڈوچ جزاير\tGS\nجنوبي سوڈان\tSS\n\
        جنوبي كوريا\tKR\nجنوبگان\tAQ\nجورجيا\tGE\nجورجيا الجنوبيه وجزر ساندويتش الجنوبيه\tGS\n\
        جورجياي جنوبي جزاير ساندويچ جنوبي\tGS\nجورجياي جنوبي و جزاير ساندويچ جنوبي\tGS\nجيبوتي\tDJ\nجيرسي\tJE\n\
        دانمارك\tDK\nدومينيكا\tDM\nرواندا\tRW\nروانڈا\tRW\nروس\tRU\nروسيا\tRU\nروسيه\tRU\nروماني\tRO\nرومانيا\tRO\n\
        رومانيه\tRO\nروينيون\tRE\nري يونين\tRE\nرياست هايے متحده امريكه\tUS\nريونيون\tRE\nزامبيا\tZM\nزمبابوے\tZW\n\
        زيمبابوه\tZW\nزيمبابوي\tZW\nساحل العاج\tCI\nساحل عاج\tCI\nساحلعاج\tCI\nساموا\tWS\nساموا الامريكيه\tAS\n\
        سامواي امريكا\tAS\nسان بارتليمي\tBL\nسان بيير ومكويلون\tPM\nسان مارتن\tMF\nسان مارينو\tSM\n\
        سانت فنسنت وجزر غرينادين\tVC\nسانت كيتس ونيفيس\tKN\nسانت لوسيا\tLC\nسانت مارتن\tSX\nسانت هيلينا\tSH\n\
        سانمارينو\tSM\nساو تومي وبرينسيبي\tST\nساو ٹومے اور پرنسپے\tST\nساو ٹومے پرنسپے\tST\nسايوتومه و پرينسيپ\tST\n\
        سايوتومه پرينسيپ\tST\nسربيا\tRS\nسرزمينهاي جنوبي فرانسه\tTF\nسرزمينهاي فلسطيني\tPS\nسري لنكا\tLK\n\
        سريلانكا\tLK\nسشليز\tSC\nسعودي عرب\tSA\nسفالبارد وجان ماين\tSJ\nسلطنت متحده\tGB\nسلوفاكيا\tSK\nسلوفينيا\tSI\n\
        سلوواكيه\tSK\nسلووينيا\tSI\nسن بارتلمي\tBL\nسن پير ميكلن\tPM\nسن پير و ميكلن\tPM\nسنت كيتس نويس\tKN\n\
        سنت كيتس و نويس\tKN\nسنت لوسيا\tLC\nسنت مارتن\tSX\nسنت مارتين\tMF\nسنت هلن\tSH\nسنت وينسنت و گرنادين\tVC\n\
        سنت وينسنت گرنادين\tVC\nسنغافوره\tSG\nسنٹ مارٹن\tSX\nسنگال\tSN\nسنگاپور\tSG\nسواتني\tSZ\nسوازي لينڈ\tSZ\n\
        سوازيلاند\tSZ\nسوازيلند\tSZ\nسوالبارد و يان ماين\tSJ\nسوالبارد يان ماين\tSJ\nسوالبرڈ اور جان ماين\tSJ\n\
        سوالبرڈ جان ماين\tSJ\nسودان\tSD\nسودان جنوبي\tSS\nسوريا\tSY\nسورينام\tSR\nسوريه\tSY\nسولومن ايلينڈز\tSB\n\
        سومالي\tSO\nسويد\tSE\nسويسرا\tCH\nسوييس\tCH\nسويٹزر لينڈ\tCH\nسويڈن\tSE\nسوڈان\tSD\nسيراليون\tSL\nسيشل\tSC\n\
        سينيگل\tSN\nسينٹ برتهليمي\tBL\nسينٹ كٹس اور نيويس\tKN\nسينٹ كٹس نيويس\tKN\nسينٹ لوسيا\tLC\nسينٹ مارٹن\tMF\n\
        سينٹ هيلينا\tSH\nسينٹ ونسنٹ اور گرينيڈاينز\tVC\nسينٹ ونسنٹ گرينيڈاينز\tVC\nسينٹ پيير اور ميكلييون\tPM\n\
        سينٹ پيير ميكلييون\tPM\nشام\tSY\nشمالي كوريا\tKP\nشمالي ماريانا ايلينڈز\tMP\nشمالي مقدونيه\tMK\nشيلي\tCL\n\
        صحراي غربي\tEH\nصربستان\tRS\nصربيا\tRS\nصوماليه\tSO\nطاجيكستان\tTJ\nعراق\tIQ\nعربستان\tSA\nعربستان سعودي\tSA\n\
        عمان\tOM\nغامبيا\tGM\nغانا\tGH\nغرينادا\tGD\nغرينلاند\tGL\nغنا\tGH\nغواتيمالا\tGT\nغوادلوب\tGP\nغوام\tGU\n\
        غويانا الفرنسيه\tGF\nغيانا\tGY\nغيرنزي\tGG\nغينيا\tGN\nغينيا الاستواييه\tGQ\nغينيا بيساو\tGW\n\
        فاكلينڈ جزاير\tFK\nفاكلينڈ جزاير مالويناس\tFK\nفانواتو\tVU\nفجي\tFJ\nفرانس\tFR\nفرانسه\tFR\n\
        فرانسيسي جنوبي خطے\tTF\nفرانسيسي پولينيشيا\tPF\nفرنسا\tFR\nفرينچ گيانا\tGF\nفلسطين\tPS\nفلسطيني خطے\tPS\n\
        فلپاين\tPH\nفن لينڈ\tFI\nفنزويلا\tVE\nفنلاند\tFI\nفنلندا\tFI\nفيتنام\tVN\nفيجي\tFJ\nفيليپين\tPH\nقبرس\tCY\n\
        قبرص\tCY\nقرقيزستان\tKG\nقزاخستان\tKZ\nقزاقستان\tKZ\nقطر\tQA\nقلمرو بريتانيا در اقيانوس هند\tIO\n\
        قيرغيزستان\tKG\nكازاخستان\tKZ\nكاستاريكا\tCR\nكالدونياي جديد\tNC\nكاليدونيا الجديده\tNC\nكامبوج\tKH\n\
        كامرون\tCM\nكانادا\tCA\nكانگو برازاويلے\tCG\nكانگو جمهوريه\tCG\nكانگو كنشاسا\tCD\nكرغزستان\tKG\n\
        كره جنوبي\tKR\nكره شمالي\tKP\nكرواتيا\tHR\nكرواسي\tHR\nكروشيا\tHR\nكريباتي\tKI\nكريبيايي نيدرلينڈز\tBQ\n\
        كك ايلينڈز\tCK\nكلمبيا\tCO\nكمبوديا\tKH\nكمبوڈيا\tKH\nكندا\tCA\nكنيا\tKE\nكنگو برازويل\tCG\nكنگو جمهوري\tCG\n\
        كنگو جمهوري دموكراتيك\tCD\nكنگو كينشاسا\tCD\nكوبا\tCU\nكوت ديفوار\tCI\nكوراساو\tCW\nكوراسايو\tCW\n\
        كوريا الجنوبيه\tKR\nكوريا الشماليه\tKP\nكوزوو\tXK\nكوستاريكا\tCR\nكوسوفو\tXK\nكوسووو\tXK\nكوسٹا ريكا\tCR\n\
        كوكوس كيلنگ جزاير\tCC\nكولمبيا\tCO\nكولومبيا\tCO\nكومور\tKM\nكوموروس\tKM\nكويت\tKW\nكوٹ ڈي اييوري\tCI\n\
        كيريباتي\tKI\nكيمرون\tCM\nكيمين ايلينڈز\tKY\nكينيا\tKE\nكينيڈا\tCA\nكيوبا\tCU\nكيوراكاو\tCW\nكيپ ورڈي\tCV\n\
        كيپورد\tCV\nلاتفيا\tLV\nلاوس\tLA\nلايبيريا\tLR\nلايوس\tLA\nلبنان\tLB\nلتوني\tLV\nلسوتو\tLS\nلكسمبرگ\tLU\n\
        لهستان\tPL\nلوكزامبورگ\tLU\nلوكسمبورغ\tLU\nليبريا\tLR\nليبي\tLY\nليبيا\tLY\nليبيريا\tLR\nليتهونيا\tLT\n\
        ليتواني\tLT\nليتوانيا\tLT\nليختناشتاين\tLI\nليختنشتاين\tLI\nليسوتهو\tLS\nليسوتو\tLS\nليشٹنسٹاين\tLI\n\
        لٹويا\tLV\nماداگاسكار\tMG\nمارتينيك\tMQ\nمارشل ايلينڈز\tMH\nماريشس\tMU\nمارٹينك\tMQ\nماكاو\tMO\n\
        ماكايو منطقه ويژه اداري چين\tMO\nمالاوي\tMW\nمالت\tMT\nمالدووا\tMD\nمالديو\tMV\nمالديپ\tMV\nمالزي\tMY\n\
        مالطا\tMT\nمالي\tML\nماليزيا\tMY\nمالٹا\tMT\nمايكرونيشيا\tFM\nمايوت\tYT\nمايوٹ\tYT\nمتحده عرب امارات\tAE\n\
        مجارستان\tHU\nمدغشقر\tMG\nمراكش\tMA\nمشرقي تيمور\tTL\nمصر\tEG\nمغربي صحارا\tEH\nمغولستان\tMN\n\
        مقدونيا الشماليه\tMK\nمقدونيه شمالي\tMK\nمكاو sar چين\tMO\nمكزيك\tMX\nملاوي\tMW\nملايشيا\tMY\n\
        منطقه ماكاو الاداريه الخاصه\tMO\nمنغوليا\tMN\nمنگوليا\tMN\nموريتاني\tMR\nموريتانيا\tMR\nموريس\tMU\n\
        موريشيوس\tMU\nموريطانيه\tMR\nموزامبيك\tMZ\nموزمبيق\tMZ\nمولداوي\tMD\nمولدوفا\tMD\nموناكو\tMC\nمونتسرات\tMS\n\
        مونتهنگرو\tME\nمونٹسيراٹ\tMS\nمونٹے نيگرو\tME\nميانمار برما\tMM\nميانمار برمه\tMM\nميانمار بورما\tMM\n\
        ميكرونزي\tFM\nميكرونيزيا\tFM\nميكسيكو\tMX\nمڈغاسكر\tMG\nنارفوك ايلينڈ\tNF\nناروے\tNO\nناميبيا\tNA\nناورو\tNR\n\
        نايجر\tNE\nنايجيريا\tNG\nنايورو\tNR\nنروژ\tNO\nنكاراگووا\tNI\nنورو\tNR\nنيبال\tNP\nنيجر\tNE\nنيجريه\tNG\n\
        نيجيريا\tNG\nنيدر لينڈز\tNL\nنيكاراغوا\tNI\nنيكاراگويه\tNI\nنيو كليڈونيا\tNC\nنيوزي لينڈ\tNZ\nنيوزيلند\tNZ\n\
        نيوزيلندا\tNZ\nنيوي\tNU\nنيويه\tNU\nنييو\tNU\nنيپال\tNP\nنپال\tNP\nهانگ كانگ sar چين\tHK\nهايتي\tHT\n\
        هاييتي\tHT\nهرد جزاير مكدونالد\tHM\nهرد و جزاير مكدونالد\tHM\nهسپانيه\tES\nهلند\tNL\nهند\tIN\nهندوراس\tHN\n\
        هنغاريا\tHU\nهنگري\tHU\nهنگكنگ منطقه ويژه اداري چين\tHK\nهولندا\tNL\nهولندا الكاريبيه\tBQ\nهونج كونج\tHK\n\
        هونغ كونغ الصينيه منطقه اداريه خاصه\tHK\nهونڈاروس\tHN\nهيرڈ جزيره و ميكڈولينڈ جزاير\tHM\nهيٹي\tHT\n\
        واتيكان\tVA\nواليس فوتونا\tWF\nواليس و فوتونا\tWF\nوانواتو\tVU\nوسط افريقي جمهوريه\tCF\nونزويلا\tVE\n\
        ويتنام\tVN\nويليز اور فيوٹيونا\tWF\nويليز فيوٹيونا\tWF\nوينزوييلا\tVE\nوينواٹو\tVU\nويٹيكن سٹي\tVA\nيمن\tYE\n\
        يو كے\tGB\nيوروگويے\tUY\nيوكرين\tUA\nيونان\tGR\nيوگنڈا\tUG\nٹركس اور كيكوس جزاير\tTC\nٹركس كيكوس جزاير\tTC\n\
        ٹوكيلاو\tTK\nٹونگا\tTO\nٹووالو\tTV\nٹوگو\tTG\nپاراگويه\tPY\nپاكستان\tPK\nپالايو\tPW\nپاناما\tPA\nپانامه\tPA\n\
        پاپوا نيو گني\tPG\nپاپوا گينه نو\tPG\nپرتغال\tPT\nپرتگال\tPT\nپرو\tPE\nپلاو\tPW\nپلينزي فرانسه\tPF\n\
        پورتوريكو\tPR\nپولينڈ\tPL\nپيراگويے\tPY\nپيرو\tPE\nپيورٹو ريكو\tPR\nپٹكايرن جزاير\tPN\nچاد\tTD\nچاڈ\tTD\n\
        چك\tCZ\nچلي\tCL\nچيك جمهوريه\tCZ\nچيكيا\tCZ\nچين\tCN\nڈنمارك\tDK\nڈومنيكا\tDM\nژاپن\tJP\nگابن\tGA\n\
        گامبيا\tGM\nگرجستان\tGE\nگرنادا\tGD\nگرنزي\tGG\nگرين لينڈ\tGL\nگريناڈا\tGD\nگرينلند\tGL\nگني\tGN\n\
        گني بساو\tGW\nگهانا\tGH\nگواتمالا\tGT\nگوادلوپ\tGP\nگوام\tGU\nگواٹے مالا\tGT\nگواڈيلوپ\tGP\nگويان\tGY\n\
        گويان فرانسه\tGF\nگويرنسي\tGG\nگيانا\tGY\nگيبون\tGA\nگيمبيا\tGM\nگينه\tGN\nگينه استوايي\tGQ\nگينه بيسايو\tGW\n\
        ދިވެހި ރާއްޖެ\tMV\nअंगोला\tAO\nअंटार्कटिका\tAQ\nअजरबैजान\tAZ\nअफगानिस्तान\tAF\nअमेरिका\tUS\nअमेरिकी समोआ\tAS\n\
        अरूबा\tAW\nअर्जेंटीना\tAR\nअल सल्वाडोर\tSV\nअल्जीरिया\tDZ\nअल्बानिया\tAL\nआइल ऑफ मैन\tIM\nआइवरी कोस्ट\tCI\n\
        आइसलैंड\tIS\nआयरलैंड\tIE\nआर्मेनिया\tAM\nइंडोनेशिया\tID\nइक्वाडोर\tEC\nइक्वेटोरियल गिनी\tGQ\nइजराइल\tIL\n\
        इटली\tIT\nइथियोपिया\tET\nइराक\tIQ\nइरिट्रिया\tER\nईरान\tIR\nउज्बेकिस्तान\tUZ\nउत्तर कोरिया\tKP\n\
        उत्तरी मकदूनिया\tMK\nउत्तरी मारियाना द्वीपसमूह\tMP\nउरूग्वे\tUY\nएंग्विला\tAI\nएंटिगुआ और बरबुडा\tAG\n\
        एंटिगुआ बरबुडा\tAG\nएंडोरा\tAD\nएलैंड द्वीपसमूह\tAX\nएस्टोनिया\tEE\nएस्वाटिनी\tSZ\nऑस्ट्रिया\tAT\n\
        ऑस्ट्रेलिया\tAU\nओमान\tOM\nकंबोडिया\tKH\nकजाखस्तान\tKZ\nकतर\tQA\nकनाडा\tCA\nकांगो किंशासा\tCD\n\
        कांगो गणराज्य\tCG\nकांगो डीआरसी\tCD\nकांगो ब्राजाविल\tCG\nकिरिबाती\tKI\nकिर्गिजस्तान\tKG\nकुक द्वीपसमूह\tCK\n\
        कुरासाओ\tCW\nकुवैत\tKW\nकेन्या\tKE\nकेप वर्ड\tCV\nकैमरून\tCM\nकैमेन द्वीपसमूह\tKY\nकैरिबियन नीदरलैंड\tBQ\n\
        कोकोस कीलिंग द्वीपसमूह\tCC\nकोत दिवुआर\tCI\nकोमोरोस\tKM\nकोलंबिया\tCO\nकोसोवो\tXK\nकोस्टारिका\tCR\n\
        क्यूबा\tCU\nक्रिसमस द्वीप\tCX\nक्रोएशिया\tHR\nगर्नसी\tGG\nगाम्बिया\tGM\nगिनी\tGN\nगिनी बिसाउ\tGW\nगुआम\tGU\n\
        गुयाना\tGY\nगैबॉन\tGA\nग्रीनलैंड\tGL\nग्रेनाडा\tGD\nग्वाटेमाला\tGT\nग्वाडेलूप\tGP\nघाना\tGH\nचाड\tTD\n\
        चिली\tCL\nचीन\tCN\nचेक गणराज्य\tCZ\nचेकिया\tCZ\nजमैका\tJM\nजर्मनी\tDE\nजर्सी\tJE\nजापान\tJP\nजाम्बिया\tZM\n\
        जिबूती\tDJ\nजिब्राल्टर\tGI\nजिम्बाब्वे\tZW\nजॉर्जिया\tGE\nजॉर्डन\tJO\nटोंगा\tTO\nटोगो\tTG\nट्यूनीशिया\tTN\n\
        डेनमार्क\tDK\nडोमिनिकन गणराज्य\tDO\nडोमिनिका\tDM\nतंजानिया\tTZ\nताइवान\tTW\nताजिकिस्तान\tTJ\nतिमोर लेस्त\tTL\n\
        तुर्क और कैकोज द्वीपसमूह\tTC\nतुर्क कैकोज द्वीपसमूह\tTC\nतुर्कमेनिस्तान\tTM\nतुर्किये\tTR\nतुवालू\tTV\n\
        तोकेलाउ\tTK\nत्रिनिदाद और टोबैगो\tTT\nत्रिनिदाद टोबैगो\tTT\nथाईलैंड\tTH\nदक्षिण अफ्रीका\tZA\n\
        दक्षिण कोरिया\tKR\nदक्षिण जॉर्जिया और दक्षिण सैंडविच द्वीपसमूह\tGS\n\
        दक्षिण जॉर्जिया दक्षिण सैंडविच द्वीपसमूह\tGS\nदक्षिण सूडान\tSS\nनाइजर\tNE\nनाइजीरिया\tNG\nनाउरु\tNR\n\
        नामीबिया\tNA\nनिकारागुआ\tNI\nनीदरलैंड\tNL\nनीयू\tNU\nनेपाल\tNP\nनॉरफॉक द्वीप\tNF\nनॉर्वे\tNO\n\
        न्यू कैलेडोनिया\tNC\nन्यूजीलैंड\tNZ\nपनामा\tPA\nपराग्वे\tPY\nपलाऊ\tPW\nपश्चिमी सहारा\tEH\nपाकिस्तान\tPK\n\
        पापुआ न्यू गिनी\tPG\nपिटकैर्न द्वीपसमूह\tPN\nपुर्तगाल\tPT\nपूर्वी तिमोर\tTL\nपेरू\tPE\nपोर्टो रिको\tPR\n\
        पोलैंड\tPL\nफिजी\tFJ\nफिनलैंड\tFI\nफिलिपींस\tPH\nफिलिस्तीन\tPS\nफिलिस्तीनी क्षेत्र\tPS\nफेरो द्वीपसमूह\tFO\n\
        फॉकलैंड द्वीपसमूह\tFK\nफॉकलैंड द्वीपसमूह इज्लास माल्विनास\tFK\nफ्रांस\tFR\nफ्रांसीसी दक्षिणी क्षेत्र\tTF\n\
        फ्रेंच गुयाना\tGF\nफ्रेंच पोलिनेशिया\tPF\nबरमूडा\tBM\nबहरीन\tBH\nबहामास\tBS\nबांग्लादेश\tBD\nबारबाडोस\tBB\n\
        बुरुंडी\tBI\nबुर्किना फासो\tBF\nबुल्गारिया\tBG\nबेनिन\tBJ\nबेलारूस\tBY\nबेलीज\tBZ\nबेल्जियम\tBE\n\
        बोत्स्वाना\tBW\nबोलीविया\tBO\nबोवेत द्वीप\tBV\nबोस्निया और हर्जेगोविना\tBA\nबोस्निया हर्जेगोविना\tBA\n\
        ब्राजील\tBR\nब्रिटिश वर्जिन द्वीपसमूह\tVG\nब्रिटिश हिंद महासागरीय क्षेत्र\tIO\nब्रूनेई\tBN\nभारत\tIN\n\
        भूटान\tBT\nमंगोलिया\tMN\nमकाऊ विशेष प्रशासनिक क्षेत्र चीन\tMO\nमध्य अफ्रीकी गणराज्य\tCF\nमलावी\tMW\n\
        मलेशिया\tMY\nमाइक्रोनेशिया\tFM\nमायोते\tYT\nमार्टीनिक\tMQ\nमार्शल द्वीपसमूह\tMH\nमालदीव\tMV\nमाली\tML\n\
        माल्टा\tMT\nमिस्र\tEG\nमेडागास्कर\tMG\nमैक्सिको\tMX\nमॉरिटानिया\tMR\nमॉरीशस\tMU\nमॉल्डोवा\tMD\nमोंटसेरात\tMS\n\
        मोंटेनेग्रो\tME\nमोजांबिक\tMZ\nमोनाको\tMC\nमोरक्को\tMA\nम्यांमार बर्मा\tMM\nयमन\tYE\nयुगांडा\tUG\n\
        यू एस आउटलाइंग द्वीपसमूह\tUM\nयू एस वर्जिन द्वीपसमूह\tVI\nयूक्रेन\tUA\nयूनाइटेड किंगडम\tGB\nयूनान\tGR\n\
        रवांडा\tRW\nरियूनियन\tRE\nरूस\tRU\nरोमानिया\tRO\nलग्जमबर्ग\tLU\nलाइबेरिया\tLR\nलाओस\tLA\nलातविया\tLV\n\
        लिचेंस्टीन\tLI\nलिथुआनिया\tLT\nलीबिया\tLY\nलेबनान\tLB\nलेसोथो\tLS\nवनुआतू\tVU\nवालिस और फ्यूचूना\tWF\n\
        वालिस फ्यूचूना\tWF\nवियतनाम\tVN\nवेटिकन सिटी\tVA\nवेनेजुएला\tVE\nश्रीलंका\tLK\nसंयुक्त अरब अमीरात\tAE\n\
        संयुक्त राज्य\tUS\nसऊदी अरब\tSA\nसमोआ\tWS\nसर्बिया\tRS\nसाइप्रस\tCY\nसाओ टोम और प्रिंसिपे\tST\n\
        साओ टोम प्रिंसिपे\tST\nसिंगापुर\tSG\nसिंट मार्टिन\tSX\nसिएरा लियोन\tSL\nसीरिया\tSY\nसूडान\tSD\nसूरीनाम\tSR\n\
        सेंट किट्स और नेविस\tKN\nसेंट किट्स नेविस\tKN\nसेंट पिएरे और मिक्वेलान\tPM\nसेंट पिएरे मिक्वेलान\tPM\n\
        सेंट बार्थेलेमी\tBL\nसेंट मार्टिन\tMF\nसेंट लूसिया\tLC\nसेंट विंसेंट और ग्रेनाडाइंस\tVC\n\
        सेंट विंसेंट ग्रेनाडाइंस\tVC\nसेंट हेलेना\tSH\nसेनेगल\tSN\nसेशेल्स\tSC\nसैन मेरीनो\tSM\nसोमालिया\tSO\n\
        सोलोमन द्वीपसमूह\tSB\nस्पेन\tES\nस्लोवाकिया\tSK\nस्लोवेनिया\tSI\nस्वाजीलैंड\tSZ\nस्वालबार्ड और जान मायेन\tSJ\n\
        स्वालबार्ड जान मायेन\tSJ\nस्विट्जरलैंड\tCH\nस्वीडन\tSE\nहंगरी\tHU\nहर्ड द्वीप और मैकडोनॉल्ड द्वीपसमूह\tHM\n\
        हर्ड द्वीप मैकडोनॉल्ड द्वीपसमूह\tHM\nहाँग काँग चीन विशेष प्रशासनिक क्षेत्र\tHK\nहैती\tHT\nहोंडूरास\tHN\n\
        অলান্ড দ্বীপপুঞ্জ\tAX\nঅস্ট্রিযা\tAT\nঅস্ট্রেলিযা\tAU\nঅ্যাঙ্গুইলা\tAI\nঅ্যাঙ্গোলা\tAO\nঅ্যান্টার্কটিকা\tAQ\n\
        অ্যান্টিগুযা ও বারবুডা\tAG\nআইভরি কোস্ট\tCI\nআইল অফ ম্যান\tIM\nআইসল্যান্ড\tIS\nআজারবাইজান\tAZ\nআন্ডোরা\tAD\n\
        আফগানিস্তান\tAF\nআমেরিকান সামোযা\tAS\nআযারল্যান্ড\tIE\nআরুবা\tAW\nআর্জেন্টিনা\tAR\nআর্মেনিযা\tAM\n\
        আলজেরিযা\tDZ\nআলবেনিযা\tAL\nইউ এস\tUS\nইউক্রেন\tUA\nইকুযেডর\tEC\nইজরাযেল\tIL\nইতালি\tIT\nইথিওপিযা\tET\n\
        ইন্দোনেশিযা\tID\nইযেমেন\tYE\nইরাক\tIQ\nইরান\tIR\nইরিত্রিযা\tER\nইসওযাতিনি\tSZ\nউগান্ডা\tUG\nউজবেকিস্তান\tUZ\n\
        উত্তর কোরিযা\tKP\nউত্তর ম্যাসেডোনিযা\tMK\nউত্তরাঞ্চলীয মারিযানা দ্বীপপুঞ্জ\tMP\nউরুগুযে\tUY\n\
        এল সালভেদর\tSV\nএস্তোনিযা\tEE\nওমান\tOM\nওযালিস ও ফুটুনা\tWF\nকঙ্গো কিনশাসা\tCD\nকঙ্গো প্রজাতন্ত্র\tCG\n\
        কঙ্গো ব্রাজাভিল\tCG\nকমোরোস\tKM\nকম্বোডিযা\tKH\nকলম্বিযা\tCO\nকসোভো\tXK\nকাজাখস্তান\tKZ\nকাতার\tQA\n\
        কানাডা\tCA\nকিউবা\tCU\nকিরগিজিস্তান\tKG\nকিরিবাতি\tKI\nকুক দ্বীপপুঞ্জ\tCK\nকুযেত\tKW\nকুরাসাও\tCW\n\
        কেনিযা\tKE\nকেপ ভার্দে\tCV\nকেম্যান দ্বীপপুঞ্জ\tKY\nকোকোস কিলিং দ্বীপপুঞ্জ\tCC\nকোট ডি আইভোর\tCI\n\
        কোস্টারিকা\tCR\nক্যামেরুন\tCM\nক্যারিবিযান নেদারল্যান্ডস\tBQ\nক্রিসমাস দ্বীপ\tCX\nক্রোযেশিযা\tHR\n\
        গাম্বিযা\tGM\nগার্নসি\tGG\nগিনি\tGN\nগিনি বিসাউ\tGW\nগিযানা\tGY\nগুযাতেমালা\tGT\nগুযাদেলৌপ\tGP\nগুযাম\tGU\n\
        গ্যাবন\tGA\nগ্রীনল্যান্ড\tGL\nগ্রীস\tGR\nগ্রেনাডা\tGD\nঘানা\tGH\nচাদ\tTD\nচিলি\tCL\nচীন\tCN\n\
        চেক প্রজাতন্ত্র\tCZ\nচেকিযা\tCZ\nজর্জিযা\tGE\nজর্ডন\tJO\nজাপান\tJP\nজামাইকা\tJM\nজাম্বিযা\tZM\nজার্মানি\tDE\n\
        জার্সি\tJE\nজিবুতি\tDJ\nজিব্রাল্টার\tGI\nজিম্বাবোযে\tZW\nটুভালু\tTV\nটোকেলাউ\tTK\nটোগো\tTG\nটোঙ্গা\tTO\n\
        ডেনমার্ক\tDK\nডোমিনিকা\tDM\nডোমেনিকান প্রজাতন্ত্র\tDO\nতাইওযান\tTW\nতাজিকিস্তান\tTJ\nতাঞ্জানিযা\tTZ\n\
        তিউনিসিযা\tTN\nতিমুর লেস্তে\tTL\nতুরস্ক\tTR\nতুর্কমেনিস্তান\tTM\nতুর্কস ও কাইকোস দ্বীপপুঞ্জ\tTC\n\
        ত্রিনিনাদ ও টোব্যাগো\tTT\nথাইল্যান্ড\tTH\nদক্ষিণ আফ্রিকা\tZA\nদক্ষিণ কোরিযা\tKR\n\
        দক্ষিণ জর্জিযা ও দক্ষিণ স্যান্ডউইচ দ্বীপপুঞ্জ\tGS\nদক্ষিণ সুদান\tSS\nনরওযে\tNO\nনরফোক দ্বীপ\tNF\nনাইজার\tNE\n\
        নাইজেরিযা\tNG\nনাউরু\tNR\nনামিবিযা\tNA\nনিউ ক্যালেডোনিযা\tNC\nনিউজিল্যান্ড\tNZ\nনিউযে\tNU\nনিকারাগুযা\tNI\n\
        নিরক্ষীয গিনি\tGQ\nনেদারল্যান্ডস\tNL\nনেপাল\tNP\nপর্তুগাল\tPT\nপশ্চিম সাহারা\tEH\nপাকিস্তান\tPK\nপানামা\tPA\n\
        পাপুযা নিউ গিনি\tPG\nপালাউ\tPW\nপিটকেযার্ন দ্বীপপুঞ্জ\tPN\nপুযের্তো রিকো\tPR\nপূর্ব তিমুর\tTL\nপেরু\tPE\n\
        পোল্যান্ড\tPL\nপ্যারাগুযে\tPY\nপ্যালেস্টাইন ভূখণ্ড\tPS\nফকল্যান্ড আইল্যান্ড ইসল্যাস মাসভেনিস\tFK\n\
        ফকল্যান্ড দ্বীপপুঞ্জ\tFK\nফরাসী গাযানা\tGF\nফরাসী দক্ষিণাঞ্চল\tTF\nফরাসী পলিনেশিযা\tPF\nফিজি\tFJ\n\
        ফিনল্যান্ড\tFI\nফিলিপাইন\tPH\nফিলিস্তিন\tPS\nফ্যারো দ্বীপপুঞ্জ\tFO\nফ্রান্স\tFR\nবতসোযানা\tBW\nবলিভিযা\tBO\n\
        বসনিযা ও হার্জেগোভিনা\tBA\nবাংলাদেশ\tBD\nবারমুডা\tBM\nবার্বাডোজ\tBB\nবাহামা দ্বীপপুঞ্জ\tBS\nবাহারিন\tBH\n\
        বুরকিনা ফাসো\tBF\nবুরুন্ডি\tBI\nবুলগেরিযা\tBG\nবেনিন\tBJ\nবেলজিযাম\tBE\nবেলারুশ\tBY\nবেলিজ\tBZ\n\
        বোভেট দ্বীপ\tBV\nব্রাজিল\tBR\nব্রিটিশ ভারত মহাসাগরীয অঞ্চল\tIO\nব্রিটিশ ভার্জিন দ্বীপপুঞ্জ\tVG\nব্রুনেই\tBN\n\
        ভানুযাটু\tVU\nভারত\tIN\nভিযেতনাম\tVN\nভুটান\tBT\nভেনেজুযেলা\tVE\nভ্যাটিকান সিটি\tVA\nমঙ্গোলিযা\tMN\n\
        মধ্য আফ্রিকার প্রজাতন্ত্র\tCF\nমন্টসেরাট\tMS\nমন্টিনিগ্রো\tME\nমরিতানিযা\tMR\nমরিশাস\tMU\nমলডোভা\tMD\n\
        মাইক্রোনেশিযা\tFM\nমাদাগাস্কার\tMG\nমাযানমার বার্মা\tMM\nমাযোত্তে\tYT\nমার্কিন যুক্তরাষ্ট্র\tUS\n\
        মার্কিন যুক্তরাষ্ট্রীয ভার্জিন দ্বীপপুঞ্জ\tVI\nমার্টিনিক\tMQ\nমার্শাল দ্বীপপুঞ্জ\tMH\nমালদ্বীপ\tMV\n\
        মালযেশিযা\tMY\nমালাউই\tMW\nমালি\tML\nমাল্টা\tMT\nমিশর\tEG\nমেক্সিকো\tMX\nমোজাম্বিক\tMZ\nমোনাকো\tMC\n\
        মোরক্কো\tMA\nম্যাকাও এসএআর চীন\tMO\nযুক্তরাজ্য\tGB\nযুক্তরাষ্ট্রের পার্শ্ববর্তী দ্বীপপুঞ্জ\tUM\nরাশিযা\tRU\n\
        রিইউনিযন\tRE\nরুযান্ডা\tRW\nরোমানিযা\tRO\nলাইবেরিযা\tLR\nলাওস\tLA\nলাক্সেমবার্গ\tLU\nলাটভিযা\tLV\n\
        লিচেনস্টেইন\tLI\nলিথুযানিযা\tLT\nলিবিযা\tLY\nলেবানন\tLB\nলেসোথো\tLS\nশ্রীলঙ্কা\tLK\nসংযুক্ত আরব আমিরাত\tAE\n\
        সলোমন দ্বীপপুঞ্জ\tSB\nসাইপ্রাস\tCY\nসাওটোমা ও প্রিন্সিপি\tST\nসান মারিনো\tSM\nসামোযা\tWS\nসার্বিযা\tRS\n\
        সিঙ্গাপুর\tSG\nসিন্ট মার্টেন\tSX\nসিযেরা লিওন\tSL\nসিরিযা\tSY\nসিসিলি\tSC\nসুইজারল্যান্ড\tCH\nসুইডেন\tSE\n\
        সুদান\tSD\nসুরিনাম\tSR\nসেনেগাল\tSN\nসেন্ট কিটস ও নেভিস\tKN\nসেন্ট পিযের ও মিকুযেলন\tPM\n\
        সেন্ট বার্থেলেমি\tBL\nসেন্ট ভিনসেন্ট ও গ্রেনাডিনস\tVC\nসেন্ট মার্টিন\tMF\nসেন্ট লুসিযা\tLC\nসেন্ট হেলেনা\tSH\n\
        সোমালিযা\tSO\nসোযাজিল্যান্ড\tSZ\nসৌদি আরব\tSA\nস্পেন\tES\nস্বালবার্ড ও জান মেযেন\tSJ\nস্লোভাকিযা\tSK\n\
        স্লোভানিযা\tSI\nহংকং এসএআর চীনা\tHK\nহন্ডুরাস\tHN\nহাইতি\tHT\nহাঙ্গেরি\tHU\n\
        হার্ড এবং ম্যাকডোনাল্ড দ্বীপপুঞ্জ\tHM\nহার্ড ম্যাকডোনাল্ড দ্বীপপুঞ্জ\tHM\nஇலங்கை\tLK\nசிங்கப்பூர்\tSG\n\
        ශ්රී ලංකාව\tLK\nกรีซ\tGR\nกรีนแลนด์\tGL\nกวม\tGU\nกวาเดอลูป\tGP\nกัมพูชา\tKH\nกัวเตมาลา\tGT\nกาตาร์\tQA\n\
        กานา\tGH\nกาบอง\tGA\nกายอานา\tGY\nกินี\tGN\nกินี บิสเซา\tGW\nคองโก กินชาซา\tCD\nคองโก บราซซาวิล\tCG\n\
        คองโก สาธารณรัฐ\tCG\nคองโก สาธารณรัฐประชาธิปไตย\tCD\nคอสตาริกา\tCR\nคอโมโรส\tKM\nคาซัคสถาน\tKZ\nคิริบาส\tKI\n\
        คิวบา\tCU\nคีร์กีซสถาน\tKG\nคูราเซา\tCW\nคูเวต\tKW\nจอร์เจีย\tGE\nจอร์แดน\tJO\nจาเมกา\tJM\nจิบูตี\tDJ\n\
        จีน\tCN\nชาด\tTD\nชิลี\tCL\nซานมาริโน\tSM\nซามัว\tWS\nซาอุดีอาระเบีย\tSA\nซาฮาราตะวันตก\tEH\n\
        ซินต์มาร์เทน\tSX\nซิมบับเว\tZW\nซีเรีย\tSY\nซูดาน\tSD\nซูดานใต้\tSS\nซูรินาเม\tSR\nญี่ปุ่น\tJP\n\
        ดินแดนปาเลสไตน์\tPS\nตรินิแดดและโตเบโก\tTT\nตองกา\tTO\nติมอร์ เลสเต\tTL\nติมอร์ตะวันออก\tTL\nตุรกี\tTR\n\
        ตูนิเซีย\tTN\nตูวาลู\tTV\nทาจิกิสถาน\tTJ\nนครวาติกัน\tVA\nนอร์เวย์\tNO\nนามิเบีย\tNA\nนาอูรู\tNR\n\
        นิการากัว\tNI\nนิวซีแลนด์\tNZ\nนิวแคลิโดเนีย\tNC\nนีอูเอ\tNU\nบราซิล\tBR\n\
        บริติชอินเดียนโอเชียนเทร์ริทอรี\tIO\nบรูไน\tBN\nบอตสวานา\tBW\nบอสเนียและเฮอร์เซโกวีนา\tBA\nบังกลาเทศ\tBD\n\
        บัลแกเรีย\tBG\nบาร์เบโดส\tBB\nบาห์เรน\tBH\nบาฮามาส\tBS\nบุรุนดี\tBI\nบูร์กินาฟาโซ\tBF\nปากีสถาน\tPK\n\
        ปานามา\tPA\nปาปัวนิวกินี\tPG\nปารากวัย\tPY\nปาเลสไตน์\tPS\nปาเลา\tPW\nฝรั่งเศส\tFR\nฟิจิ\tFJ\nฟินแลนด์\tFI\n\
        ฟิลิปปินส์\tPH\nภูฏาน\tBT\nมองโกเลีย\tMN\nมอนต์เซอร์รัต\tMS\nมอนเตเนโกร\tME\nมอริเชียส\tMU\nมอริเตเนีย\tMR\n\
        มอลตา\tMT\nมอลโดวา\tMD\nมัลดีฟส์\tMV\nมาซิโดเนียเหนือ\tMK\nมาดากัสการ์\tMG\nมายอต\tYT\nมาร์ตินีก\tMQ\n\
        มาลาวี\tMW\nมาลี\tML\nมาเลเซีย\tMY\nยิบรอลตาร์\tGI\nยูกันดา\tUG\nยูเครน\tUA\nรวันดา\tRW\nรัสเซีย\tRU\n\
        ลักเซมเบิร์ก\tLU\nลัตเวีย\tLV\nลาว\tLA\nลิกเตนสไตน์\tLI\nลิทัวเนีย\tLT\nลิเบีย\tLY\nวานูอาตู\tVU\n\
        วาลลิสและฟุตูนา\tWF\nศรีลังกา\tLK\nสฟาลบาร์และยานไมเอน\tSJ\nสวาซิแลนด์\tSZ\nสวิตเซอร์แลนด์\tCH\nสวีเดน\tSE\n\
        สหรัฐ\tUS\nสหรัฐอาหรับเอมิเรตส์\tAE\nสหรัฐอเมริกา\tUS\nสหราชอาณาจักร\tGB\nสาธารณรัฐเช็ก\tCZ\n\
        สาธารณรัฐแอฟริกากลาง\tCF\nสาธารณรัฐโดมินิกัน\tDO\nสิงคโปร์\tSG\nสเปน\tES\nสโลวะเกีย\tSK\nสโลวีเนีย\tSI\n\
        หมู่เกาะคุก\tCK\nหมู่เกาะนอร์เทิร์นมาเรียนา\tMP\nหมู่เกาะบริติชเวอร์จิน\tVG\nหมู่เกาะพิตแคร์น\tPN\n\
        หมู่เกาะฟอล์กแลนด์\tFK\nหมู่เกาะฟอล์กแลนด์ อิสลาส มาลวินาส\tFK\nหมู่เกาะมาร์แชลล์\tMH\n\
        หมู่เกาะรอบนอกของสหรัฐอเมริกา\tUM\nหมู่เกาะเคย์แมน\tKY\nหมู่เกาะเติกส์และหมู่เกาะเคคอส\tTC\n\
        หมู่เกาะเวอร์จินของสหรัฐอเมริกา\tVI\nหมู่เกาะแฟโร\tFO\nหมู่เกาะโคโคส คีลิง\tCC\nหมู่เกาะโซโลมอน\tSB\n\
        หมู่เกาะโอลันด์\tAX\nออสเตรีย\tAT\nออสเตรเลีย\tAU\nอันดอร์รา\tAD\nอัฟกานิสถาน\tAF\nอารูบา\tAW\n\
        อาร์เจนตินา\tAR\nอาร์เมเนีย\tAM\nอาเซอร์ไบจาน\tAZ\nอิตาลี\tIT\nอินเดีย\tIN\nอินโดนีเซีย\tID\nอิรัก\tIQ\n\
        อิสราเอล\tIL\nอิหร่าน\tIR\nอิเควทอเรียลกินี\tGQ\nอียิปต์\tEG\nอุซเบกิสถาน\tUZ\nอุรุกวัย\tUY\n\
        อเมริกันซามัว\tAS\nฮอนดูรัส\tHN\nฮังการี\tHU\nเกรเนดา\tGD\nเกาหลีเหนือ\tKP\nเกาหลีใต้\tKR\nเกาะคริสต์มาส\tCX\n\
        เกาะนอร์ฟอล์ก\tNF\nเกาะบูเว\tBV\nเกาะเซาท์จอร์เจียและหมู่เกาะเซาท์แซนด์วิช\tGS\n\
        เกาะเฮิร์ดและหมู่เกาะแมกดอนัลด์\tHM\nเกาะแมน\tIM\nเกิร์นซีย์\tGG\n\
        เขตปกครองพิเศษมาเก๊าแห่งสาธารณรัฐประชาชนจีน\tMO\nเขตปกครองพิเศษฮ่องกงแห่งสาธารณรัฐประชาชนจีน\tHK\nเคนยา\tKE\n\
        เคปเวิร์ด\tCV\nเจอร์ซีย์\tJE\nเช็ก\tCZ\nเซนต์คิตส์และเนวิส\tKN\nเซนต์บาร์เธเลมี\tBL\nเซนต์มาร์ติน\tMF\n\
        เซนต์ลูเซีย\tLC\nเซนต์วินเซนต์และเกรนาดีนส์\tVC\nเซนต์เฮเลนา\tSH\nเซอร์เบีย\tRS\nเซาตูเมและปรินซิปี\tST\n\
        เซียร์ราลีโอน\tSL\nเซเชลส์\tSC\nเซเนกัล\tSN\nเดนมาร์ก\tDK\nเติร์กเมนิสถาน\tTM\nเนปาล\tNP\nเนเธอร์แลนด์\tNL\n\
        เนเธอร์แลนด์แคริบเบียน\tBQ\nเบนิน\tBJ\nเบลารุส\tBY\nเบลีซ\tBZ\nเบลเยียม\tBE\nเบอร์มิวดา\tBM\nเปรู\tPE\n\
        เปอร์โตริโก\tPR\nเฟรนช์เกียนา\tGF\nเฟรนช์เซาเทิร์นเทร์ริทอรีส์\tTF\nเฟรนช์โปลินีเซีย\tPF\nเมียนมา พม่า\tMM\n\
        เม็กซิโก\tMX\nเยอรมนี\tDE\nเยเมน\tYE\nเรอูนียง\tRE\nเลบานอน\tLB\nเลโซโท\tLS\nเวียดนาม\tVN\nเวเนซุเอลา\tVE\n\
        เอกวาดอร์\tEC\nเอธิโอเปีย\tET\nเอริเทรีย\tER\nเอลซัลวาดอร์\tSV\nเอสวาตีนี\tSZ\nเอสโตเนีย\tEE\nเฮติ\tHT\n\
        แกมเบีย\tGM\nแคนาดา\tCA\nแคเมอรูน\tCM\nแซงปีแยร์และมีเกอลง\tPM\nแซมเบีย\tZM\nแทนซาเนีย\tTZ\nแองกวิลลา\tAI\n\
        แองโกลา\tAO\nแอนตาร์กติกา\tAQ\nแอนติกาและบาร์บูดา\tAG\nแอฟริกาใต้\tZA\nแอลจีเรีย\tDZ\nแอลเบเนีย\tAL\n\
        โกตดิวัวร์\tCI\nโครเอเชีย\tHR\nโคลอมเบีย\tCO\nโคโซโว\tXK\nโซมาเลีย\tSO\nโดมินิกา\tDM\nโตเกเลา\tTK\nโตโก\tTG\n\
        โบลิเวีย\tBO\nโปรตุเกส\tPT\nโปแลนด์\tPL\nโมซัมบิก\tMZ\nโมนาโก\tMC\nโมร็อกโก\tMA\nโรมาเนีย\tRO\nโอมาน\tOM\n\
        ไซปรัส\tCY\nไต้หวัน\tTW\nไทย\tTH\nไนจีเรีย\tNG\nไนเจอร์\tNE\nไมโครนีเซีย\tFM\nไลบีเรีย\tLR\nไอซ์แลนด์\tIS\n\
        ไอร์แลนด์\tIE\nไอวอรี่โคสต์\tCI\nລາວ\tLA\nའབྲུག\tBT\nမြန်မာ\tMM\nავსტრალია\tAU\nავსტრია\tAT\nავღანეთი\tAF\n\
        აზერბაიჯანი\tAZ\nალანდის კუნძულები\tAX\nალბანეთი\tAL\nალჟირი\tDZ\nამერიკის სამოა\tAS\n\
        ამერიკის შეერთებული შტატები\tUS\nანგილია\tAI\nანგოლა\tAO\nანდორა\tAD\nანტარქტიკა\tAQ\nანტიგუა ბარბუდა\tAG\n\
        ანტიგუა და ბარბუდა\tAG\nარაბთა გაერთიანებული საამიროები\tAE\nარგენტინა\tAR\nარუბა\tAW\nაღმოსავლეთ ტიმორი\tTL\n\
        აშშ ის ვირჯინის კუნძულები\tVI\nაშშ ის შორეული კუნძულები\tUM\nახალი ზელანდია\tNZ\nახალი კალედონია\tNC\n\
        ბანგლადეში\tBD\nბარბადოსი\tBB\nბაჰამის კუნძულები\tBS\nბაჰრეინი\tBH\nბელარუსი\tBY\nბელგია\tBE\nბელიზი\tBZ\n\
        ბენინი\tBJ\nბერმუდა\tBM\nბოლივია\tBO\nბოსნია და ჰერცეგოვინა\tBA\nბოსნია ჰერცეგოვინა\tBA\nბოტსვანა\tBW\n\
        ბრაზილია\tBR\nბრიტანეთის ვირჯინის კუნძულები\tVG\nბრიტანეთის ტერიტორია ინდოეთის ოკეანეში\tIO\nბრუნეი\tBN\n\
        ბუვე\tBV\nბულგარეთი\tBG\nბურკინა ფასო\tBF\nბურუნდი\tBI\nბუტანი\tBT\nგაბონი\tGA\nგაერთ სამ\tGB\n\
        გაერთიანებული სამეფო\tGB\nგაიანა\tGY\nგამბია\tGM\nგანა\tGH\nგერმანია\tDE\nგერნსი\tGG\nგვადელუპა\tGP\n\
        გვატემალა\tGT\nგვინეა\tGN\nგვინეა ბისაუ\tGW\nგიბრალტარი\tGI\nგრენადა\tGD\nგრენლანდია\tGL\nგუამი\tGU\n\
        დანია\tDK\nდასავლეთ საჰარა\tEH\nდომინიკა\tDM\nდომინიკელთა რესპუბლიკა\tDO\nეგვიპტე\tEG\nეთიოპია\tET\n\
        ეკვადორი\tEC\nეკვატორული გვინეა\tGQ\nერაყი\tIQ\nერიტრეა\tER\nესპანეთი\tES\nესტონეთი\tEE\nვანუატუ\tVU\n\
        ვენესუელა\tVE\nვიეტნამი\tVN\nზამბია\tZM\nზიმბაბვე\tZW\nთერქს ქაიქოსის კუნძულები\tTC\nთურქეთი\tTR\n\
        თურქმენეთი\tTM\nიამაიკა\tJM\nიაპონია\tJP\nიემენი\tYE\nინდოეთი\tIN\nინდონეზია\tID\nიორდანია\tJO\nირანი\tIR\n\
        ირლანდია\tIE\nისლანდია\tIS\nისრაელი\tIL\nიტალია\tIT\nკაბო ვერდე\tCV\nკაიმანის კუნძულები\tKY\nკამბოჯა\tKH\n\
        კამერუნი\tCM\nკანადა\tCA\nკარიბის ნიდერლანდები\tBQ\nკატარი\tQA\nკენია\tKE\nკვიპროსი\tCY\nკირიბატი\tKI\n\
        კიურასაო\tCW\nკოლუმბია\tCO\nკომორის კუნძულები\tKM\nკონგო ბრაზავილი\tCG\nკონგო კინშასა\tCD\n\
        კონგო კონგოს დემოკრატიული რესპუბლიკა\tCD\nკონგო რესპუბლიკა\tCG\nკოსოვო\tXK\nკოსტა რიკა\tCR\nკოტ დივუარი\tCI\n\
        კუბა\tCU\nკუკის კუნძულები\tCK\nლაოსი\tLA\nლატვია\tLV\nლესოთო\tLS\nლიბანი\tLB\nლიბერია\tLR\nლიბია\tLY\n\
        ლიეტუვა\tLT\nლიხტენშტაინი\tLI\nლუქსემბურგი\tLU\nმადაგასკარი\tMG\nმავრიკი\tMU\nმავრიტანია\tMR\nმაიოტა\tYT\n\
        მაკაოს სპეციალური ადმინისტრაციული რეგიონი ჩინეთი\tMO\nმალავი\tMW\nმალაიზია\tMY\nმალდივები\tMV\nმალი\tML\n\
        მალტა\tMT\nმაროკო\tMA\nმარტინიკა\tMQ\nმარშალის კუნძულები\tMH\nმენის კუნძული\tIM\nმექსიკა\tMX\n\
        მიანმარი ბირმა\tMM\nმიკრონეზია\tFM\nმოზამბიკი\tMZ\nმოლდოვა\tMD\nმონაკო\tMC\nმონსერატი\tMS\nმონტენეგრო\tME\n\
        მონღოლეთი\tMN\nნამიბია\tNA\nნაურუ\tNR\nნეპალი\tNP\nნიგერი\tNE\nნიგერია\tNG\nნიდერლანდები\tNL\nნიკარაგუა\tNI\n\
        ნიუე\tNU\nნორვეგია\tNO\nნორფოლკის კუნძული\tNF\nომანი\tOM\nპაკისტანი\tPK\nპალაუ\tPW\nპალესტინა\tPS\n\
        პალესტინის ტერიტორიები\tPS\nპანამა\tPA\nპაპუა ახალი გვინეა\tPG\nპარაგვაი\tPY\nპერუ\tPE\n\
        პიტკერნის კუნძულები\tPN\nპოლონეთი\tPL\nპორტუგალია\tPT\nპუერტო რიკო\tPR\nრეუნიონი\tRE\nრუანდა\tRW\n\
        რუმინეთი\tRO\nრუსეთი\tRU\nსაბერძნეთი\tGR\nსალვადორი\tSV\nსამოა\tWS\nსამხრეთ აფრიკის რესპუბლიკა\tZA\n\
        სამხრეთ კორეა\tKR\nსამხრეთ სუდანი\tSS\nსამხრეთ ჯორჯია და სამხრეთ სენდვიჩის კუნძულები\tGS\n\
        სამხრეთ ჯორჯია სამხრეთ სენდვიჩის კუნძულები\tGS\nსან მარინო\tSM\nსან ტომე და პრინსიპი\tST\n\
        სან ტომე პრინსიპი\tST\nსაუდის არაბეთი\tSA\nსაფრანგეთი\tFR\nსაფრანგეთის გვიანა\tGF\nსაფრანგეთის პოლინეზია\tPF\n\
        საქართველო\tGE\nსეიშელის კუნძულები\tSC\nსენ ბართელმი\tBL\nსენ მარტენი\tMF\nსენ პიერი და მიკელონი\tPM\n\
        სენ პიერი მიკელონი\tPM\nსენეგალი\tSN\nსენტ ვინსენტი გრენადინები\tVC\nსენტ ვინსენტი და გრენადინები\tVC\n\
        სენტ კიტსი და ნევისი\tKN\nსენტ კიტსი ნევისი\tKN\nსენტ ლუსია\tLC\nსერბეთი\tRS\nსვაზილანდი\tSZ\nსვაზილენდი\tSZ\n\
        სიერა ლეონე\tSL\nსინგაპური\tSG\nსინტ მარტენი\tSX\nსირია\tSY\nსლოვაკეთი\tSK\nსლოვენია\tSI\n\
        სოლომონის კუნძულები\tSB\nსომალი\tSO\nსომხეთი\tAM\nსპილოს ძვლის სანაპირო\tCI\nსუდანი\tSD\nსურინამი\tSR\n\
        ტაივანი\tTW\nტაილანდი\tTH\nტანზანია\tTZ\nტაჯიკეთი\tTJ\nტიმორ ლესტე\tTL\nტოგო\tTG\nტოკელაუ\tTK\nტონგა\tTO\n\
        ტრინიდადი და ტობაგო\tTT\nტრინიდადი ტობაგო\tTT\nტუვალუ\tTV\nტუნისი\tTN\nუგანდა\tUG\nუზბეკეთი\tUZ\nუკრაინა\tUA\n\
        უნგრეთი\tHU\nუოლისი და ფუტუნა\tWF\nუოლისი ფუტუნა\tWF\nურუგვაი\tUY\nფარერის კუნძულები\tFO\nფილიპინები\tPH\n\
        ფინეთი\tFI\nფიჯი\tFJ\nფოლკლენდის კუნძულები\tFK\nფოლკლენდის კუნძულები მალვინის კუნძულები\tFK\n\
        ფრანგული სამხრეთის ტერიტორიები\tTF\nქალაქი ვატიკანი\tVA\nქოქოსის კილინგის კუნძულები\tCC\nქუვეითი\tKW\n\
        ყაზახეთი\tKZ\nყირგიზეთი\tKG\nშვედეთი\tSE\nშვეიცარია\tCH\nშობის კუნძული\tCX\nშპიცბერგენი და იან მაიენი\tSJ\n\
        შპიცბერგენი იან მაიენი\tSJ\nშრი ლანკა\tLK\nჩადი\tTD\nჩეხეთი\tCZ\nჩეხეთის რესპუბლიკა\tCZ\nჩილე\tCL\n\
        ჩინეთი\tCN\nჩრდილოეთ კორეა\tKP\nჩრდილოეთ მაკედონია\tMK\nჩრდილოეთ მარიანას კუნძულები\tMP\n\
        ცენტრალური აფრიკის რესპუბლიკა\tCF\nწმინდა ელენეს კუნძული\tSH\nხორვატია\tHR\nჯერსი\tJE\nჯიბუტი\tDJ\nჰაიტი\tHT\n\
        ჰერდი და მაკდონალდის კუნძულები\tHM\nჰერდი მაკდონალდის კუნძულები\tHM\nჰონდურასი\tHN\n\
        ჰონკონგის სპეციალური ადმინისტრაციული რეგიონი ჩინეთი\tHK\nኢትዮጵያ\tET\nኤርትራ\tER\nកម្ពុជា\tKH\nあいすらんど\tIS\n\
        あいるらんど\tIE\nあぜるばいじゃん\tAZ\nあふがにすたん\tAF\nあめりか\tUS\nあめりか合衆国\tUS\nあらぶ首长国连邦\tAE\nあるじぇりあ\tDZ\nあるぜんちん\tAR\nあるば\tAW\n\
        あるばにあ\tAL\nあるめにあ\tAM\nあんぎら\tAI\nあんごら\tAO\nあんてぃぐあ ばーぶーだ\tAG\nあんどら\tAD\nいえめん\tYE\nいぎりす\tGB\nいすらえる\tIL\n\
        いたりあ\tIT\nいらく\tIQ\nいらん\tIR\nいんど\tIN\nいんどねしあ\tID\nうぉりす ふつな\tWF\nうがんだ\tUG\nうくらいな\tUA\nうずべきすたん\tUZ\nうるぐあい\tUY\n\
        えくあどる\tEC\nえじぷと\tEG\nえすとにあ\tEE\nえすわてぃに\tSZ\nえちおぴあ\tET\nえりとりあ\tER\nえるさるばどる\tSV\nおまーん\tOM\nおらんだ\tNL\n\
        おらんだ领かりぶ\tBQ\nおーすとらりあ\tAU\nおーすとりあ\tAT\nおーらんど诸岛\tAX\nかざふすたん\tKZ\nかたーる\tQA\nかなだ\tCA\nかめるーん\tCM\nかんぼじあ\tKH\n\
        かーぼべるで\tCV\nがいあな\tGY\nがぼん\tGA\nがんびあ\tGM\nがーな\tGH\nがーんじー\tGG\nきぷろす\tCY\nきゅらそー\tCW\nきゅーば\tCU\nきりばす\tKI\n\
        きるぎす\tKG\nぎにあ\tGN\nぎにあびさう\tGW\nぎりしゃ\tGR\nくうぇーと\tKW\nくっく诸岛\tCK\nくりすます岛\tCX\nくろあちあ\tHR\nぐあてまら\tGT\nぐあどるーぷ\tGP\n\
        ぐあむ\tGU\nぐりーんらんど\tGL\nぐれなだ\tGD\nけいまん诸岛\tKY\nけにあ\tKE\nここす きーりんぐ 诸岛\tCC\nこすたりか\tCR\nこそぼ\tXK\nこもろ\tKM\n\
        ころんびあ\tCO\nこんご共和国\tCG\nこんご共和国 ぶらざびる\tCG\nこんご民主共和国\tCD\nこんご民主共和国 きんしゃさ\tCD\nこーとじぼわーる\tCI\nさうじあらびあ\tSA\n\
        さうすじょーじあ さうすさんどうぃっち诸岛\tGS\nさもあ\tWS\nさん ばるてるみー\tBL\nさん まるたん\tMF\nさんとめ ぷりんしぺ\tST\nさんぴえーる岛 みくろん岛\tPM\nさんまりの\tSM\n\
        ざんびあ\tZM\nしえられおね\tSL\nしりあ\tSY\nしんがぽーる\tSG\nしんと まーるてん\tSX\nじぶち\tDJ\nじぶらるたる\tGI\nじゃまいか\tJM\nじゃーじー\tJE\n\
        じょーじあ\tGE\nじんばぶえ\tZW\nすいす\tCH\nすうぇーでん\tSE\nすばーるばる诸岛 やんまいえん岛\tSJ\nすぺいん\tES\nすりなむ\tSR\nすりらんか\tLK\nすろばきあ\tSK\n\
        すろべにあ\tSI\nすわじらんど\tSZ\nすーだん\tSD\nせねがる\tSN\nせるびあ\tRS\nせんとくりすとふぁー ねーゔぃす\tKN\nせんとびんせんと及びぐれなでぃーん诸岛\tVC\n\
        せんとへれな\tSH\nせんとるしあ\tLC\nせーしぇる\tSC\nそまりあ\tSO\nそろもん诸岛\tSB\nたい\tTH\nたじきすたん\tTJ\nたんざにあ\tTZ\nたーくす かいこす诸岛\tTC\n\
        ちぇこ\tCZ\nちぇこ共和国\tCZ\nちゃごす诸岛\tIO\nちゃど\tTD\nちゅにじあ\tTN\nちり\tCL\nつばる\tTV\nでんまーく\tDK\nとけらう\tTK\nとりにだーど とばご\tTT\n\
        とるくめにすたん\tTM\nとるこ\tTR\nとんが\tTO\nとーご\tTG\nどいつ\tDE\nどみにか共和国\tDO\nどみにか国\tDM\nないじぇりあ\tNG\nなうる\tNR\nなみびあ\tNA\n\
        にうえ\tNU\nにからぐあ\tNI\nにじぇーる\tNE\nにゅーかれどにあ\tNC\nにゅーじーらんど\tNZ\nねぱーる\tNP\nのるうぇー\tNO\nのーふぉーく岛\tNF\nはいち\tHT\n\
        はんがりー\tHU\nはーど岛 まくどなるど诸岛\tHM\nばちかん市国\tVA\nばぬあつ\tVU\nばはま\tBS\nばみゅーだ\tBM\nばるばどす\tBB\nばんぐらでしゅ\tBD\nばーれーん\tBH\n\
        ぱきすたん\tPK\nぱなま\tPA\nぱぷあにゅーぎにあ\tPG\nぱらお\tPW\nぱらぐあい\tPY\nぱれすちな\tPS\nぱれすちな自治区\tPS\nぴとけあん诸岛\tPN\nふぃじー\tFJ\n\
        ふぃりぴん\tPH\nふぃんらんど\tFI\nふぇろー诸岛\tFO\nふぉーくらんど诸岛\tFK\nふぉーくらんど诸岛 まるびーなす诸岛\tFK\nふらんす\tFR\nぶらじる\tBR\nぶるがりあ\tBG\n\
        ぶるきなふぁそ\tBF\nぶるねい\tBN\nぶるんじ\tBI\nぶーたん\tBT\nぶーべ岛\tBV\nぷえるとりこ\tPR\nべとなむ\tVN\nべなん\tBJ\nべねずえら\tVE\nべらるーし\tBY\n\
        べりーず\tBZ\nべるぎー\tBE\nぺるー\tPE\nほんじゅらす\tHN\nぼすにあ へるつぇごびな\tBA\nぼつわな\tBW\nぼりびあ\tBO\nぽるとがる\tPT\nぽーらんど\tPL\nまかお\tMO\n\
        まだがすかる\tMG\nまよっと\tYT\nまらうい\tMW\nまり\tML\nまるた\tMT\nまるてぃにーく\tMQ\nまれーしあ\tMY\nまん岛\tIM\nまーしゃる诸岛\tMH\nみくろねしあ连邦\tFM\n\
        みゃんまー びるま\tMM\nめきしこ\tMX\nもざんびーく\tMZ\nもなこ\tMC\nもるでぃぶ\tMV\nもるどば\tMD\nもろっこ\tMA\nもんごる\tMN\nもんてねぐろ\tME\n\
        もんとせらと\tMS\nもーりしゃす\tMU\nもーりたにあ\tMR\nよるだん\tJO\nらおす\tLA\nらとびあ\tLV\nりとあにあ\tLT\nりひてんしゅたいん\tLI\nりびあ\tLY\nりべりあ\tLR\n\
        るくせんぶるく\tLU\nるわんだ\tRW\nるーまにあ\tRO\nれそと\tLS\nればのん\tLB\nれゆにおん\tRE\nろしあ\tRU\n万那杜\tVU\n不丹\tBT\n东ちもーる\tTL\n\
        东てぃもーる\tTL\n东加\tTO\n东帝汶\tTL\n中华人民共和国まかお特别行政区\tMO\n中华人民共和国香港特别行政区\tHK\n中国\tCN\n中国大陆\tCN\n中国本土\tCN\n\
        中国澳门特别行政区\tMO\n中国香港特别行政区\tHK\n中央あふりか共和国\tCF\n中非共和国\tCF\n丹麦\tDK\n义大利\tIT\n乌克兰\tUA\n乌兹别克\tUZ\n乌兹别克斯坦\tUZ\n\
        乌干达\tUG\n乌拉圭\tUY\n乍得\tTD\n乔治亚\tGE\n也门\tYE\n亚塞拜然\tAZ\n亚美尼亚\tAM\n以色列\tIL\n伊拉克\tIQ\n伊朗\tIR\n伯利兹\tBZ\n佛得角\tCV\n\
        佛领ぎあな\tGF\n佛领ぽりねしあ\tPF\n佛领极南诸岛\tTF\n俄罗斯\tRU\n保加利亚\tBG\n克罗地亚\tHR\n克罗埃西亚\tHR\n关岛\tGU\n冈比亚\tGM\n冰岛\tIS\n几内亚\tGN\n\
        几内亚比索\tGW\n几内亚比绍\tGW\n列支敦士登\tLI\n列支敦斯登\tLI\n刚果 布\tCG\n刚果 布拉萨\tCG\n刚果 金\tCD\n刚果 金夏沙\tCD\n刚果共和国\tCG\n\
        刚果民主共和国\tCD\n利比亚\tLY\n利比里亚\tLR\n加彭\tGA\n加拿大\tCA\n加纳\tGH\n加蓬\tGA\n匈牙利\tHU\n北まけどにあ\tMK\n北まりあな诸岛\tMP\n北朝鲜\tKP\n\
        北韩\tKP\n北马其顿\tMK\n北马利安纳羣岛\tMP\n北马里亚纳羣岛\tMP\n千里达及托巴哥\tTT\n南あふりか\tZA\n南すーだん\tSS\n南乔治亚与南三明治羣岛\tGS\n\
        南乔治亚和南桑威奇羣岛\tGS\n南极\tAQ\n南极洲\tAQ\n南苏丹\tSS\n南非\tZA\n南韩\tKR\n博茨瓦纳\tBW\n卡塔尔\tQA\n卡达\tQA\n卢安达\tRW\n卢旺达\tRW\n\
        卢森堡\tLU\n印尼\tID\n印度\tIN\n印度尼西亚\tID\n危地马拉\tGT\n厄利垂亚\tER\n厄瓜多\tEC\n厄瓜多尔\tEC\n厄立特里亚\tER\n古巴\tCU\n台湾\tTW\n\
        史瓦帝尼\tSZ\n史瓦济兰\tSZ\n叶门\tYE\n合衆国领有小离岛\tUM\n吉尔吉斯\tKG\n吉尔吉斯斯坦\tKG\n吉布地\tDJ\n吉布提\tDJ\n吉里巴斯\tKI\n吐瓦鲁\tTV\n哈萨克\tKZ\n\
        哈萨克斯坦\tKZ\n哥伦比亚\tCO\n哥斯大黎加\tCR\n哥斯达黎加\tCR\n喀麦隆\tCM\n图瓦卢\tTV\n土克斯及开科斯羣岛\tTC\n土库曼\tTM\n土库曼斯坦\tTM\n土耳其\tTR\n\
        圣克里斯多福及尼维斯\tKN\n圣卢西亚\tLC\n圣基茨和尼维斯\tKN\n圣多美和普林西比\tST\n圣多美普林西比\tST\n圣巴泰勒米\tBL\n圣巴瑟米\tBL\n圣文森及格瑞那丁\tVC\n\
        圣文森特和格林纳丁斯\tVC\n圣皮埃与密克隆羣岛\tPM\n圣皮埃尔和密克隆羣岛\tPM\n圣诞岛\tCX\n圣赫勒拿\tSH\n圣赫勒拿岛\tSH\n圣露西亚\tLC\n圣马利诺\tSM\n圣马力诺\tSM\n\
        圭亚那\tGY\n坦尚尼亚\tTZ\n坦桑尼亚\tTZ\n埃及\tEG\n埃塞俄比亚\tET\n基里巴斯\tKI\n塔吉克\tTJ\n塔吉克斯坦\tTJ\n塞内加尔\tSN\n塞尔维亚\tRS\n塞席尔\tSC\n\
        塞拉利昂\tSL\n塞浦路斯\tCY\n塞舌尔\tSC\n墨西哥\tMX\n多哥\tTG\n多明尼加共和国\tDO\n多米尼克\tDM\n多米尼加共和国\tDO\n奈及利亚\tNG\n奥兰羣岛\tAX\n\
        奥地利\tAT\n委内瑞拉\tVE\n孟加拉\tBD\n孟加拉国\tBD\n安哥拉\tAO\n安圭拉\tAI\n安地卡及巴布达\tAG\n安奎拉\tAI\n安提瓜和巴布达\tAG\n安道尔\tAD\n宏都拉斯\tHN\n\
        密克罗尼西亚\tFM\n寮国\tLA\n尚比亚\tZM\n尼加拉瓜\tNI\n尼日\tNE\n尼日利亚\tNG\n尼日尔\tNE\n尼泊尔\tNP\n巴勒斯坦\tPS\n巴勒斯坦自治区\tPS\n巴勒斯坦领土\tPS\n\
        巴哈马\tBS\n巴基斯坦\tPK\n巴巴多斯\tBB\n巴布亚新几内亚\tPG\n巴布亚纽几内亚\tPG\n巴拉圭\tPY\n巴拿马\tPA\n巴林\tBH\n巴西\tBR\n巴贝多\tBB\n布吉纳法索\tBF\n\
        布基纳法索\tBF\n布威岛\tBV\n布隆迪\tBI\n布韦岛\tBV\n希腊\tGR\n帕劳\tPW\n帛琉\tPW\n库克羣岛\tCK\n库拉索\tCW\n开曼羣岛\tKY\n德国\tDE\n意大利\tIT\n\
        所罗门羣岛\tSB\n托克劳\tTK\n托克劳羣岛\tTK\n拉脱维亚\tLV\n挪威\tNO\n挪威属斯瓦巴及尖棉\tSJ\n捷克\tCZ\n捷克共和国\tCZ\n摩尔多瓦\tMD\n摩洛哥\tMA\n\
        摩纳哥\tMC\n敍利亚\tSY\n文莱\tBN\n斐济\tFJ\n斯威士兰\tSZ\n斯洛伐克\tSK\n斯洛文尼亚\tSI\n斯洛维尼亚\tSI\n斯瓦尔巴和扬马延\tSJ\n斯里兰卡\tLK\n新加坡\tSG\n\
        新喀里多尼亚\tNC\n新西兰\tNZ\n日本\tJP\n智利\tCL\n曼岛\tIM\n朝鲜\tKP\n查德\tTD\n查戈斯羣岛\tIO\n柬埔寨\tKH\n根息\tGG\n根西岛\tGG\n格林纳达\tGD\n\
        格瑞那达\tGD\n格陵兰\tGL\n格鲁吉亚\tGE\n梵蒂冈\tVA\n模里西斯\tMU\n比利时\tBE\n毛里塔尼亚\tMR\n毛里求斯\tMU\n汤加\tTO\n汶莱\tBN\n沙乌地阿拉伯\tSA\n\
        沙特阿拉伯\tSA\n法国\tFR\n法属南部属地\tTF\n法属南部领地\tTF\n法属圣马丁\tMF\n法属圭亚那\tGF\n法属波利尼西亚\tPF\n法属玻里尼西亚\tPF\n法罗羣岛\tFO\n波兰\tPL\n\
        波士尼亚与赫塞哥维纳\tBA\n波多黎各\tPR\n波斯尼亚和黑塞哥维那\tBA\n波札那\tBW\n泰国\tTH\n泽西岛\tJE\n津巴布韦\tZW\n洪都拉斯\tHN\n海地\tHT\n澳大利亚\tAU\n\
        澳洲\tAU\n澳门\tMO\n爱尔兰\tIE\n爱沙尼亚\tEE\n牙买加\tJM\n特克斯和凯科斯羣岛\tTC\n特立尼达和多巴哥\tTT\n狮子山\tSL\n玻利维亚\tBO\n瑙鲁\tNR\n瑞典\tSE\n\
        瑞士\tCH\n瓜地洛普\tGP\n瓜地马拉\tGT\n瓜德罗普\tGP\n瓦利斯和富图纳\tWF\n瓦利斯羣岛和富图那羣岛\tWF\n瓦努阿图\tVU\n甘比亚\tGM\n留尼旺\tRE\n留尼汪\tRE\n\
        白俄罗斯\tBY\n百慕大\tBM\n百慕达\tBM\n皮特凯恩羣岛\tPN\n皮特肯羣岛\tPN\n盖亚那\tGY\n直布罗陀\tGI\n祕鲁\tPE\n福克兰羣岛\tFK\n福克兰羣岛 马尔维纳斯羣岛\tFK\n\
        科克斯 基灵 羣岛\tCC\n科威特\tKW\n科摩罗\tKM\n科特迪瓦\tCI\n科科斯 基林 羣岛\tCC\n科索沃\tXK\n突尼斯\tTN\n突尼西亚\tTN\n立陶宛\tLT\n米领さもあ\tAS\n\
        米领ゔぁーじん诸岛\tVI\n索罗门羣岛\tSB\n索马利亚\tSO\n索马里\tSO\n约旦\tJO\n纳米比亚\tNA\n纽埃\tNU\n纽埃岛\tNU\n纽西兰\tNZ\n维德角\tCV\n缅甸\tMM\n\
        罗马尼亚\tRO\n美国\tUS\n美国本土外小岛屿\tUM\n美属维京羣岛\tVI\n美属维尔京羣岛\tVI\n美属萨摩亚\tAS\n老挝\tLA\n肯亚\tKE\n肯尼亚\tKE\n芬兰\tFI\n苏丹\tSD\n\
        苏利南\tSR\n苏里南\tSR\n英国\tGB\n英属印度洋领地\tIO\n英属维京羣岛\tVG\n英属维尔京羣岛\tVG\n英领いんど洋地域\tIO\n英领ゔぁーじん诸岛\tVG\n茅利塔尼亚\tMR\n\
        荷兰\tNL\n荷兰加勒比区\tBQ\n荷属加勒比区\tBQ\n荷属圣马丁\tSX\n荷属阿鲁巴\tAW\n莫三比克\tMZ\n莫桑比克\tMZ\n莱索托\tLS\n菲律宾\tPH\n萨尔瓦多\tSV\n\
        萨摩亚\tWS\n葛摩\tKM\n葡萄牙\tPT\n蒙古\tMN\n蒙哲腊\tMS\n蒙特内哥罗\tME\n蒙特塞拉特\tMS\n蒲隆地\tBI\n衣索比亚\tET\n西さはら\tEH\n西撒哈拉\tEH\n\
        西班牙\tES\n诺福克岛\tNF\n诺鲁\tNR\n象牙海岸\tCI\n贝南\tBJ\n贝宁\tBJ\n贝里斯\tBZ\n赖比瑞亚\tLR\n赖索托\tLS\n赛普勒斯\tCY\n赞比亚\tZM\n\
        赤道ぎにあ\tGQ\n赤道几内亚\tGQ\n赫德岛及麦唐纳羣岛\tHM\n赫德岛和麦克唐纳羣岛\tHM\n越南\tVN\n辛巴威\tZW\n迦纳\tGH\n阿塞拜疆\tAZ\n阿富汗\tAF\n阿尔及利亚\tDZ\n\
        阿尔巴尼亚\tAL\n阿拉伯联合大公国\tAE\n阿拉伯联合酋长国\tAE\n阿曼\tOM\n阿根廷\tAR\n阿鲁巴\tAW\n韩国\tKR\n香港\tHK\n马丁尼克\tMQ\n马利\tML\n马尔他\tMT\n\
        马尔代夫\tMV\n马尔地夫\tMV\n马恩岛\tIM\n马拉威\tMW\n马拉维\tMW\n马提尼克\tMQ\n马来西亚\tMY\n马约特\tYT\n马约特岛\tYT\n马绍尔羣岛\tMH\n马耳他\tMT\n\
        马达加斯加\tMG\n马里\tML\n黎巴嫩\tLB\n黑山\tME\n가나\tGH\n가봉\tGA\n가이아나\tGY\n감비아\tGM\n건지\tGG\n과들루프\tGP\n과테말라\tGT\n괌\tGU\n\
        그레나다\tGD\n그리스\tGR\n그린란드\tGL\n기니\tGN\n기니비사우\tGW\n나미비아\tNA\n나우루\tNR\n나이지리아\tNG\n남극 대륙\tAQ\n남수단\tSS\n남아프리카\tZA\n\
        네덜란드\tNL\n네덜란드령 카리브\tBQ\n네팔\tNP\n노르웨이\tNO\n노퍽섬\tNF\n뉴질랜드\tNZ\n뉴칼레도니아\tNC\n니우에\tNU\n니제르\tNE\n니카라과\tNI\n대만\tTW\n\
        대한민국\tKR\n덴마크\tDK\n도미니카\tDM\n도미니카 공화국\tDO\n독일\tDE\n동티모르\tTL\n라오스\tLA\n라이베리아\tLR\n라트비아\tLV\n러시아\tRU\n레바논\tLB\n\
        레소토\tLS\n레위니옹\tRE\n루마니아\tRO\n룩셈부르크\tLU\n르완다\tRW\n리비아\tLY\n리투아니아\tLT\n리히텐슈타인\tLI\n마다가스카르\tMG\n마르티니크\tMQ\n\
        마셜 제도\tMH\n마요트\tYT\n마카오 중국 특별행정구\tMO\n말라위\tMW\n말레이시아\tMY\n말리\tML\n맨섬\tIM\n멕시코\tMX\n모나코\tMC\n모로코\tMA\n\
        모리셔스\tMU\n모리타니\tMR\n모잠비크\tMZ\n몬테네그로\tME\n몬트세라트\tMS\n몰도바\tMD\n몰디브\tMV\n몰타\tMT\n몽골\tMN\n미국\tUS\n미국령 버진아일랜드\tVI\n\
        미국령 해외 제도\tUM\n미얀마\tMM\n미크로네시아\tFM\n바누아투\tVU\n바레인\tBH\n바베이도스\tBB\n바티칸 시국\tVA\n바하마\tBS\n방글라데시\tBD\n버뮤다\tBM\n\
        베냉\tBJ\n베네수엘라\tVE\n베트남\tVN\n벨기에\tBE\n벨라루스\tBY\n벨리즈\tBZ\n보스니아 헤르체고비나\tBA\n보츠와나\tBW\n볼리비아\tBO\n부룬디\tBI\n\
        부르키나파소\tBF\n부베섬\tBV\n부탄\tBT\n북마리아나제도\tMP\n북마케도니아\tMK\n북한\tKP\n불가리아\tBG\n브라질\tBR\n브루나이\tBN\n사모아\tWS\n\
        사우디아라비아\tSA\n사우스조지아 사우스샌드위치 제도\tGS\n산마리노\tSM\n상투메 프린시페\tST\n생마르탱\tMF\n생바르텔레미\tBL\n생피에르 미클롱\tPM\n서사하라\tEH\n\
        세네갈\tSN\n세르비아\tRS\n세이셸\tSC\n세인트루시아\tLC\n세인트빈센트그레나딘\tVC\n세인트키츠 네비스\tKN\n세인트헬레나\tSH\n소말리아\tSO\n솔로몬 제도\tSB\n\
        수단\tSD\n수리남\tSR\n스리랑카\tLK\n스발바르제도 얀마웬섬\tSJ\n스와질란드\tSZ\n스웨덴\tSE\n스위스\tCH\n스페인\tES\n슬로바키아\tSK\n슬로베니아\tSI\n\
        시리아\tSY\n시에라리온\tSL\n신트마르턴\tSX\n싱가포르\tSG\n아랍에미리트\tAE\n아루바\tAW\n아르메니아\tAM\n아르헨티나\tAR\n아메리칸 사모아\tAS\n\
        아이보리 코스트\tCI\n아이슬란드\tIS\n아이티\tHT\n아일랜드\tIE\n아제르바이잔\tAZ\n아프가니스탄\tAF\n안도라\tAD\n알바니아\tAL\n알제리\tDZ\n앙골라\tAO\n\
        앤티가 바부다\tAG\n앵귈라\tAI\n에리트리아\tER\n에스와티니\tSZ\n에스토니아\tEE\n에콰도르\tEC\n에티오피아\tET\n엘살바도르\tSV\n영국\tGB\n\
        영국령 버진아일랜드\tVG\n영국령 인도양 지역\tIO\n예멘\tYE\n오만\tOM\n오스트레일리아\tAU\n오스트리아\tAT\n온두라스\tHN\n올란드 제도\tAX\n왈리스 푸투나 제도\tWF\n\
        요르단\tJO\n우간다\tUG\n우루과이\tUY\n우즈베키스탄\tUZ\n우크라이나\tUA\n이라크\tIQ\n이란\tIR\n이스라엘\tIL\n이집트\tEG\n이탈리아\tIT\n인도\tIN\n\
        인도네시아\tID\n일본\tJP\n자메이카\tJM\n잠비아\tZM\n저지\tJE\n적도 기니\tGQ\n조지아\tGE\n중국\tCN\n중앙 아프리카 공화국\tCF\n지부티\tDJ\n지브롤터\tGI\n\
        짐바브웨\tZW\n차드\tTD\n체코\tCZ\n체코 공화국\tCZ\n칠레\tCL\n카메룬\tCM\n카보베르데\tCV\n카자흐스탄\tKZ\n카타르\tQA\n캄보디아\tKH\n캐나다\tCA\n\
        케냐\tKE\n케이맨 제도\tKY\n코모로\tKM\n코소보\tXK\n코스타리카\tCR\n코코스 제도\tCC\n코트디부아르\tCI\n콜롬비아\tCO\n콩고 공화국\tCG\n콩고 브라자빌\tCG\n\
        콩고 킨샤사\tCD\n콩고민주공화국\tCD\n쿠바\tCU\n쿠웨이트\tKW\n쿡 제도\tCK\n퀴라소\tCW\n크로아티아\tHR\n크리스마스섬\tCX\n키르기스스탄\tKG\n키리바시\tKI\n\
        키프로스\tCY\n타지키스탄\tTJ\n탄자니아\tTZ\n태국\tTH\n터크스 케이커스 제도\tTC\n토고\tTG\n토켈라우\tTK\n통가\tTO\n투르크메니스탄\tTM\n투발루\tTV\n\
        튀니지\tTN\n튀르키예\tTR\n트리니다드 토바고\tTT\n티모르레스테\tTL\n파나마\tPA\n파라과이\tPY\n파키스탄\tPK\n파푸아뉴기니\tPG\n팔라우\tPW\n팔레스타인\tPS\n\
        팔레스타인 지구\tPS\n페로 제도\tFO\n페루\tPE\n포르투갈\tPT\n포클랜드 제도\tFK\n포클랜드 제도말비나스 군도\tFK\n폴란드\tPL\n푸에르토리코\tPR\n프랑스\tFR\n\
        프랑스령 기아나\tGF\n프랑스령 남방 지역\tTF\n프랑스령 폴리네시아\tPF\n피지\tFJ\n핀란드\tFI\n필리핀\tPH\n핏케언 제도\tPN\n허드 맥도널드 제도\tHM\n헝가리\tHU\n\
        홍콩 중국 특별행정구\tHK\n
        """
}
