extension OptionTable {
  /// The options about sketches.
  static let sketching: [Entry] = [
    Entry(
      name: "--sketches",
      value: nil,
      optionalValue: "DIR",
      group: .sketches,
      help: "draw the SwiftUI views for the report; with DIR, compare with the sketches in it"
    ) { options, folder in
      options.drawsSketches = true
      if !folder.isEmpty { options.earlierSketches = folder }
    },
    Entry(
      name: "--size",
      value: "WIDTHxHEIGHT",
      group: .sketches,
      help: "size of the screen in points (default: 390x844)"
    ) { options, size in
      guard let request = SketchRequest(size: size) else {
        throw UsageError(message: "--size takes a size such as 390x844, not '\(size)'")
      }
      (options.sketchRequest.width, options.sketchRequest.height) = (request.width, request.height)
    },
    Entry(
      name: "--dark",
      value: nil,
      group: .sketches,
      help: "draw in dark appearance"
    ) { options, _ in
      options.sketchRequest.isDark = true
    },
    Entry(
      name: "--preview",
      value: "NAME",
      group: .sketches,
      help: "with 'sketch': draw only the preview or the view of this name"
    ) {
      $0.previewName = $1
    },
    Entry(
      name: "--output",
      short: "-o",
      value: "DIR",
      group: .sketches,
      help: "with 'sketch': folder for the SVG files (default: sketches)"
    ) {
      $0.sketchFolder = $1
    },
  ]
}
