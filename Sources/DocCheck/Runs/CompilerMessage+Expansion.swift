extension CompilerMessage {
  /// Errors at their places in the program, those about what a macro made among them.
  ///
  /// What has no place there, such as an error about a conversion in code that the compiler makes
  /// itself, follows from one that has, and is left out beside it.
  static func placed(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    let moved = errors.map(\.atMacro)
    let placed = moved.filter { $0.file != nil && !$0.isInExpansion }
    return placed.isEmpty ? moved : placed
  }

  /// The message, at the place of the macro if it is about what a macro made.
  ///
  /// Of a macro that another one writes the compiler tells no place in the program; what the error
  /// clashes with may be there.
  var atMacro: CompilerMessage {
    guard isInExpansion else { return self }
    let shown = notes.filter { !$0.isInExpansion }
    let macro = shown.last { $0.text.hasPrefix("in expansion of macro") }
    guard let place = macro ?? shown.first(where: \.isInProgram) else { return self }
    var message = moved(to: place)
    message.notes = shown
    return message
  }

  /// Whether the message is about what a macro made.
  private var isInExpansion: Bool { file?.contains("@__swiftmacro_") ?? false }
}
