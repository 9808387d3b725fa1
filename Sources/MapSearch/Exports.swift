// An app that searches speaks of coordinates in every other line: one import gives both.
@_exported public import MapGeometry
