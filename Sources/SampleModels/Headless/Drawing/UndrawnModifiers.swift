import SwiftUI

extension ViewNode {
  /// The name of a modifier in this place that shows a view which is not drawn; nothing for any other.
  var undrawnModifier: String? {
    guard let modifier = displayModifier else { return nil }
    let arguments = modifier.argumentList.filter { !($0 is EmptyView) }
    let isDrawn =
      switch modifier.name {
      case "mask(alignment:_:)", "mask(_:)": arguments.contains { $0 is any Shape }
      case "listRowBackground(_:)":
        arguments.allSatisfy { $0 is any ShapeStyle || !($0 is any View) }
      case "tabViewBottomAccessory(content:)": arguments.isEmpty
      default: true
      }
    return isDrawn ? nil : String(modifier.name.prefix { $0 != "(" })
  }
}
