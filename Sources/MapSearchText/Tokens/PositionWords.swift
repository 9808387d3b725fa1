/// Words that say where in a place or an area something is: "north", "Süd", "centrale".
///
/// Thousands of names have one, so alone it does not name an area: "Jayapura West" is not in West Java.
package enum PositionWords {
    /// Whether a folded word is one, or one for the middle of a town.
    package static func contains(_ word: ArraySlice<UInt8>) -> Bool {
        words.contains(word) || CentreWords.contains(word)
    }

    /// One line for each language or family of similar ones; HB is the main station of a Swiss town.
    private static let words = FoldedWordSet(
        """
        north south east west northeast northwest southeast southwest northern southern eastern western
        northeastern northwestern southeastern southwestern uptown midtown
        nord süd ost nordost nordwest südost südwest mitte altstadt hb
        est ouest sud sudest sudouest oriental orientale occidental occidentale septentrional méridional
        norte sur este oeste noreste noroeste nordeste sureste suroeste sudeste sudoeste meridional
        sul leste vest oest
        ovest nordest nordovest sudovest settentrionale meridionale
        noord zuid oost noordoost noordwest zuidoost zuidwest centraal
        syd øst norr söder öster väster sør norra södra östra västra nordre søndre østre vestre
        pohjoinen etelä itä länsi põhja lõuna ida lääs
        północ południe wschód zachód północny południowy wschodni zachodni
        sever jih východ západ střed severní jižní východní západní
        juh sjever istok zapad
        észak kelet nyugat
        kuzey güney doğu batı
        utara selatan timur barat tengah
        kaskazini kusini mashariki magharibi
        veri jug lindje perëndim qendër
        север юг восток запад северный южный восточный западный центральный
        північ південь схід захід північний південний східний західний центральний
        изток северен южен източен западен централен југ исток
        βόρεια νότια ανατολικά δυτικά βορράς νότος ανατολή δύση
        شمال جنوب شرق غرب الشمالية الجنوبية الشرقية الغربية الوسطى
        צפון דרום מזרח מערב
        उत्तर दक्षिण पूर्व पश्चिम मध्य
        """)
}
