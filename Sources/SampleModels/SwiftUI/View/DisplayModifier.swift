/// A modifier that changes only how a view looks, sounds or is laid out.
///
/// Nothing is drawn here, so one type serves all of them: it keeps the name of the method and
/// the arguments, for those who look at a mounted tree.
package struct DisplayModifier<each Argument> {
  /// The method's full name, such as `padding(_:_:)`.
  package let name: String

  /// The arguments in the method's order.
  package let arguments: (repeat each Argument)
}

extension DisplayModifier: ViewModifier {
  package typealias Body = Never
}

extension DisplayModifier: AnyDisplayModifier {
  package var argumentList: [Any] {
    var list: [Any] = []
    for argument in repeat each arguments {
      list.append(argument)
    }
    return list
  }
}

/// What is known of a display modifier whose argument types are not.
package protocol AnyDisplayModifier {
  /// The method's full name.
  var name: String { get }

  /// The arguments in the method's order.
  var argumentList: [Any] { get }
}

extension View {
  /// Records a change of looks under the name of the calling method.
  package nonisolated func display<each Argument>(
    _ arguments: repeat each Argument,
    name: String = #function
  ) -> ModifiedContent<Self, DisplayModifier<repeat each Argument>> {
    modifier(DisplayModifier(name: name, arguments: (repeat each arguments)))
  }
}
