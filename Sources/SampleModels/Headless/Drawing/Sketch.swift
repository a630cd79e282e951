import Foundation
import SwiftUI

/// A drawing of a screen, with what is needed to tell of it in words.
struct Sketch: Encodable {
  /// Something that a user finds on the screen, with or without seeing it.
  struct Element: Encodable {
    /// What it is: text, image, or a kind of control.
    let kind: String
    /// Its words.
    let label: String
    /// What it is set to.
    var value: String?
    /// Whether it can be used; nothing where nobody can.
    var isEnabled: Bool?
  }

  /// What the drawing is called.
  let name: String
  /// How wide the screen is.
  let width: Double
  /// How high the screen is.
  let height: Double
  /// Whether the appearance is dark.
  let isDark: Bool
  /// The drawing.
  var steps: [DrawingStep] = []
  /// The elements in the order in which they are told.
  var elements: [Element] = []
  /// The names of the views that a box stands for.
  var unknown: [String] = []
  /// Why there is no drawing.
  var failure: String?
}

extension Sketch {
  /// Whether the drawing is the same as another one.
  func looks(like other: Sketch) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard steps.count == other.steps.count else { return false }
    return (try? encoder.encode(steps)) == (try? encoder.encode(other.steps))
  }
}

extension MountedView {
  /// Draws the screen as it is now.
  func drawing(named name: String) -> Sketch {
    let graph = current
    let values = graph.root?.environment.values ?? EnvironmentValues()
    let scheme = graph.root?.preferredScheme ?? graph.root?.outerScheme ?? values.colorScheme
    let size = graph.layout.size
    var sketch = Sketch(
      name: name,
      width: Double(size.width),
      height: Double(size.height),
      isDark: scheme == .dark
    )
    guard graph.failure == nil, let root = graph.root else {
      sketch.failure = graph.failure.map { "\($0)" } ?? "The view is not mounted."
      return sketch
    }
    graph.layout.layOut(root)
    var ground = values
    ground.colorScheme = scheme
    var painter = Painter(ground, round: graph.layout.round)
    painter.drawScreens(of: root)
    sketch.steps = painter.steps
    sketch.unknown = painter.unknown
    sketch.elements = elements.prefix(Self.mostElements).map(\.told)
    if painter.isCut { sketch.unknown.append("more than can be drawn") }
    return sketch
  }

  /// The most elements that a drawing tells of.
  private static let mostElements = 500
}

extension Painter {
  /// Draws the window, and what is shown above it.
  fileprivate mutating func drawScreens(of root: ViewNode) {
    let layout = root.graph.layout
    let screen = Path(CGRect(origin: .zero, size: layout.size))
    fill(screen, .ground)
    draw(root)
    for place in layout.screens {
      if case .cover = PresentedPlace(place, in: layout.size).kind {
        fill(screen, .ground)
      } else {
        fill(screen, Paint(Paint.RGBA(red: 0, green: 0, blue: 0, alpha: 0.25)))
      }
      drawCut(place)
    }
  }

  /// Draws what is shown above the rest, cut to the round corners of its ground.
  private mutating func drawCut(_ place: ViewNode) {
    guard let rect = place.placement else { return }
    let radius = PresentedPlace(place, in: place.graph.layout.size).cornerRadius
    var cut = DrawingStep(operation: .begin)
    cut.path = Path(roundedRect: rect, cornerRadius: radius).svg
    add(cut)
    draw(place)
    add(DrawingStep(operation: .end))
  }
}

extension ViewNode {
  /// The appearance that the modifiers around the outermost view set.
  fileprivate var outerScheme: ColorScheme {
    children.count == 1 ? children[0].outerScheme : environment.values.colorScheme
  }

  /// The appearance that a view on the screen asks for.
  fileprivate var preferredScheme: ColorScheme? {
    if displayModifier?.name == "preferredColorScheme(_:)" {
      return displayModifier?.argumentList.first as? ColorScheme
    }
    return children.lazy.filter(\.isShown).compactMap(\.preferredScheme).first
  }
}

extension ViewElement {
  /// The element in words.
  fileprivate var told: Sketch.Element {
    let name =
      kind?.rawValue
      ?? (search != nil ? "search field" : text == nil && imageName != nil ? "image" : "text")
    let words = label.isEmpty ? imageName ?? "" : label
    var element = Sketch.Element(kind: name, label: String(words.prefix(200)))
    guard kind != nil else { return element }
    if !isEnabled { element.isEnabled = false }
    switch value {
    case let isOn as Bool: element.value = isOn ? "on" : "off"
    case let text as String: element.value = String(text.prefix(200))
    case let number as Double: element.value = "\((number * 100).rounded() / 100)"
    default: break
    }
    return element
  }
}
