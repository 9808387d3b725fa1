// An app that searches speaks of coordinates in every other line, and asks of many a place whether it is open: one import
// gives all of it.
@_exported public import MapGeometry
@_exported public import MapSearchOpeningHours
