/// What an area or a line of a sketch is filled with.
struct SketchPaint: Codable, Hashable, Sendable {
  /// A colour at a place of a gradient.
  struct Stop: Codable, Hashable, Sendable {
    /// The place, from 0 to 1.
    let place: Double
    /// Red, green, blue and opacity, from 0 to 1.
    let color: [Double]
  }

  /// The kinds of gradients.
  enum Kind: String, Codable, Sendable {
    case plain
    case linear
    case radial
  }

  /// Whether the colours go over into one another, and how.
  let kind: Kind
  /// The colours.
  let stops: [Stop]
  /// For a linear gradient its start and its end, for a radial one its centre and its two radii.
  let points: [Double]

  /// Whether all numbers are there, and all of them are numbers that SVG knows.
  var isValid: Bool {
    let counts = kind == .plain ? 1...1 : 0...64
    return counts.contains(stops.count) && (kind == .plain || points.count == 4)
      && stops.allSatisfy { $0.color.count == 4 && ($0.color + [$0.place]).areDrawable }
      && points.areDrawable
  }
}

extension [Double] {
  /// Whether all numbers are within the bounds of a drawing.
  var areDrawable: Bool { allSatisfy { $0.isFinite && abs($0) <= 1_000_000 } }
}
