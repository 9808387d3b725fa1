/// The abbreviations of street types, as editable text.
///
/// A group begins with country codes. A line has the word and its abbreviation; a word with a leading hyphen is the end
/// of a longer one. In English, they are those of the posts of the United States (Publication 28) and of Canada,
/// without a full stop, as in Britain; elsewhere those in common use, with a full stop if that is usual.
enum StreetAbbreviationTable {
    static let text = """
        US CA AU NZ GB IE ZA IN SG AS GU MP PR VI UM IM JE GG BM KY JM TT BS BB HK PH NG KE GH MT
          Avenue = Ave
          Boulevard = Blvd
          Circle = Cir
          Court = Ct
          Crescent = Cres
          Drive = Dr
          Expressway = Expy
          Freeway = Fwy
          Gardens = Gdns
          Grove = Grv
          Highway = Hwy
          Lane = Ln
          Parkway = Pkwy
          Place = Pl
          Plaza = Plz
          Road = Rd
          Square = Sq
          Street = St
          Terrace = Ter
          Trail = Trl
          Turnpike = Tpke

        US CA
          North = N
          South = S
          East = E
          West = W
          Northeast = NE
          Northwest = NW
          Southeast = SE
          Southwest = SW

        CA
          Chemin = Ch
          Boulevard = Blvd

        DE AT LI CH LU
          Straße = Str.
          Strasse = Str.
          Platz = Pl.
          -straße = str.
          -strasse = str.
          -platz = pl.

        FR BE LU MC CH GP MQ RE GF YT PM BL MF NC PF WF
          Allée = All.
          Avenue = Av.
          Boulevard = Bd
          Chemin = Ch.
          Faubourg = Fg
          Impasse = Imp.
          Place = Pl.
          Route = Rte
          Saint = St
          Sainte = Ste

        ES MX AR CO CL PE EC UY PY BO CR CU DO GT HN NI PA SV VE
          Avenida = Av.
          Calle = C.
          Carretera = Ctra.
          Paseo = P.º
          Plaza = Pl.

        IT SM VA CH
          Corso = C.so
          Largo = L.go
          Piazza = P.za
          Piazzale = P.le
          Viale = V.le

        PT BR AO MZ CV GW ST
          Alameda = Al.
          Avenida = Av.
          Estrada = Estr.
          Praça = Pç.
          Rua = R.
          Travessa = Tv.

        NL BE SR AW CW SX BQ
          -straat = str.
          -plein = pln.
          -weg = wg.

        SE
          -gatan = g.
          -vägen = v.

        DK NO FO
          -gade = g.
          -gata = g.
          -vej = v.
          -veien = v.

        PL
          Aleja = al.
          Aleje = al.
          Plac = pl.
          Ulica = ul.
          Osiedle = os.

        CZ SK
          náměstí = nám.
          námestie = nám.
          třída = tř.
          ulice = ul.
          ulica = ul.

        HU
          utca = u.

        RU BY KZ KG
          улица = ул.
          проспект = пр-т
          переулок = пер.
          площадь = пл.
          бульвар = б-р
          шоссе = ш.
          набережная = наб.
          проезд = пр-д

        UA
          вулиця = вул.
          проспект = просп.
          провулок = пров.
          площа = пл.

        RO MD
          Strada = Str.
          Bulevardul = Bd.
          Calea = Cal.
          Piața = P-ța

        TR
          Caddesi = Cd.
          Sokak = Sk.
          Sokağı = Sk.
          Bulvarı = Blv.
          Mahallesi = Mah.
        """
}
