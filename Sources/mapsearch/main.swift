import MapSearchCommand

await CommandLineTool.main()
