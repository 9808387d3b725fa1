import Foundation

/// The format of the input files of a build.
enum BuildFormat: String, CaseIterable {
    case osm, geonames, geojson, csv

    /// The format of a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file, whose extension is used if the user does not specify the format.
    ///   - name: The format specified by the user, or nil.
    /// - Throws: ``CommandFailure`` if neither is known.
    init(of path: String, named name: String?) throws(CommandFailure) {
        let file = path.lowercased()
        if let format = name.flatMap(BuildFormat.init) {
            self = format
        } else if file.hasSuffix(".pbf") {
            self = .osm
        } else if [".geojson", ".geojsonl", ".ndjson", ".geojsonseq", ".json"].contains(where: file.hasSuffix) {
            self = .geojson
        } else if [".csv", ".tsv"].contains(where: file.hasSuffix) {
            self = .csv
        } else if [".osm", ".osm.bz2", ".osm.gz", ".osm.xml"].contains(where: file.hasSuffix) {
            throw .usage("\(path) is OpenStreetMap XML: convert it with `osmium cat -o map.osm.pbf \(path)`.")
        } else if [".xlsx", ".xls", ".ods", ".numbers"].contains(where: file.hasSuffix) {
            throw .usage("\(path) is a workbook: save the sheet as CSV.")
        } else if [".gz", ".bz2", ".xz", ".zst", ".zip"].contains(where: file.hasSuffix) {
            throw .usage("\(path) is compressed: decompress it first.")
        } else if [".shp", ".gpkg", ".kml", ".kmz", ".gpx", ".gml", ".fgb"].contains(where: file.hasSuffix) {
            throw .usage(
                "\(path) is in another map format: convert it with `ogr2ogr -t_srs EPSG:4326 places.geojson \(path)`.")
        } else if path == "-" {
            throw .usage("build does not read standard input: name a file.")
        } else if Self.isFolder(path) {
            throw .usage("\(path) is a folder: name the files in it.")
        } else {
            throw .usage("\(path) has an unknown format: add --format osm, geonames, geojson or csv.")
        }
    }

    /// Whether a path leads to a folder.
    static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
