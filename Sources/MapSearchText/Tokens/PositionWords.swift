/// Words that say where in a place or an area something is: "north", "Süd", "centrale".
///
/// Thousands of names have one, so alone it does not name an area: "Jayapura West" is not in West Java.
package enum PositionWords {
    /// Whether a folded word is one.
    package static func contains(_ word: ArraySlice<UInt8>) -> Bool { words.contains(word) }

    /// One line for each language or family of similar ones; HB is the main station of a Swiss town.
    private static let words = FoldedWordSet(
        """
        north south east west northeast northwest southeast southwest northern southern eastern western
        northeastern northwestern southeastern southwestern central centre center downtown uptown midtown
        nord süd ost west nordost nordwest südost südwest mitte zentrum zentral innenstadt stadtmitte altstadt hb
        est ouest sud sudest sudouest oriental orientale occidental occidentale septentrional méridional
        norte sur este oeste noreste noroeste nordeste sureste suroeste sudeste sudoeste centro meridional
        sul leste vest centru oest
        ovest nordest nordovest sudovest settentrionale meridionale centrale
        noord zuid oost noordoost noordwest zuidoost zuidwest centrum centraal
        syd øst norr söder öster väster sør norra södra östra västra nordre søndre østre vestre sentrum centralt
        pohjoinen etelä itä länsi keskusta põhja lõuna ida lääs kesklinn
        północ południe wschód zachód północny południowy wschodni zachodni śródmieście
        sever jih východ západ střed severní jižní východní západní
        juh sjever istok zapad središte centar center
        észak kelet nyugat központ belváros
        kuzey güney doğu batı merkez
        utara selatan timur barat tengah pusat
        kaskazini kusini mashariki magharibi
        veri jug lindje perëndim qendër
        север юг восток запад центр северный южный восточный западный центральный
        північ південь схід захід північний південний східний західний центральний
        изток център северен южен източен западен централен југ исток
        βόρεια νότια ανατολικά δυτικά βορράς νότος ανατολή δύση κέντρο
        شمال جنوب شرق غرب وسط الشمالية الجنوبية الشرقية الغربية الوسطى
        צפון דרום מזרח מערב מרכז
        उत्तर दक्षिण पूर्व पश्चिम मध्य
        """)
}
