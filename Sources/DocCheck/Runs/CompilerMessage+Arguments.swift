/// What a message says of the arguments of a call.
extension CompilerMessage {
  /// Whether the arguments of a call do not fit what is called.
  var isAboutArguments: Bool { id.map(Self.misfits.contains) ?? false }

  /// Whether another overload could take a call.
  var wantsOverload: Bool { isAboutArguments || id == "missing_argument_labels" }

  /// Whether a call has other labels than what is called, or too many or too few arguments.
  var isAboutLabels: Bool {
    isAboutArguments && id != "cannot_convert_argument_value"
      && id != "no_overloads_match_exactly_in_call"
  }

  private static let misfits: Set<String> = [
    "cannot_convert_argument_value", "extra_argument_labels", "extra_argument_named",
    "extra_argument_positional", "extra_argument_to_nullary_call", "extra_arguments_in_call",
    "extra_trailing_closure_in_call", "missing_argument_named", "missing_argument_positional",
    "missing_arguments_in_call", "no_overloads_match_exactly_in_call", "wrong_argument_labels",
  ]

  /// Whether a value is handed over where a binding to one of its type is wanted.
  var lacksBinding: Bool {
    id == "cannot_convert_argument_value" && quotedTypes.map { $1 == "Binding<\($0)>" } ?? false
  }

  private var quotedTypes: (String, String)? {
    let quoted = text.quotedParts
    return quoted.count == 2 ? (quoted[0], quoted[1]) : nil
  }
}
