/// What a request keeps of an index from one search to the next.
final class RequestMemory {
    /// The work of all passes together.
    let effort: SearchEffort
    /// What is known of the words of the text from earlier stages.
    let areaRanges: AreaRanges
    // Most texts need no corrections, and hardly any so many documents.
    private(set) lazy var misspelt = MisspeltTerms()
    private(set) lazy var gathered = GatheredDocuments()

    /// Creates an empty memory that shares what took long with the other requests to an index.
    init(effort: SearchEffort = SearchEffort(), recentAreas: RecentAreaRanges? = nil) {
        self.effort = effort
        areaRanges = AreaRanges(effort: effort, recent: recentAreas)
    }
}
