import SwiftUI

/// What an area or a line is filled with, as components between 0 and 1.
struct Paint: Encodable, Equatable {
  /// A colour.
  typealias RGBA = ColorComponents

  /// A colour at a place between the start and the end of a gradient.
  struct Stop: Encodable, Equatable {
    let place: Double
    let color: RGBA
  }

  /// The kinds of gradients.
  enum Kind: String, Encodable {
    case plain
    case linear
    case radial
  }

  /// Whether the colours go over into one another, and how.
  var kind = Kind.plain
  /// The colours; one without a place if there is no gradient.
  var stops: [Stop]
  /// For a linear gradient its start and its end, for a radial one its centre and its two radii.
  var points: [Double] = []

  /// One colour.
  init(_ color: RGBA) {
    stops = [Stop(place: 0, color: color)]
  }

  /// A gradient.
  init(_ kind: Kind, _ stops: [Stop], _ points: [Double]) {
    (self.kind, self.stops, self.points) = (kind, stops, points)
  }

  /// The paint, less opaque.
  func faded(_ opacity: Double) -> Paint {
    var paint = self
    paint.stops = stops.map { stop in
      var color = stop.color
      color.alpha *= opacity
      return Stop(place: stop.place, color: color)
    }
    return paint
  }
}

extension ColorComponents: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for value in [red, green, blue, alpha] {
      try container.encode((value * 1000).rounded() / 1000)
    }
  }
}
