// An app that searches uses coordinates everywhere and often opening hours: one import provides all of it.
@_exported public import MapGeometry
@_exported public import MapSearchOpeningHours
