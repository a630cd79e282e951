/// An argument label of a call that nothing of the call's name has, by which alone no form of it fits:
/// `VStack(align: .leading)`.
struct MisspeltLabel: Hashable {
  let call: CodeSite.NamedCall
  let label: String
  /// The label that was probably meant, if one is near.
  let meant: String?

  /// The first such label in the calls around an error; nothing where the compiler names it itself.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - site: what stands around it.
  ///   - known: what the modules declare.
  ///   - declared: the names that the article declares.
  init?(_ error: CompilerMessage, at site: CodeSite, _ known: KnownNames, declared: Set<String>) {
    let namesLabel = error.id == "extra_argument_named"
    guard namesLabel || error.id.map(Self.vague.contains) == true else { return nil }
    let found = site.calls.lazy.filter { !declared.contains($0.name) }.compactMap { call in
      Self.slip(in: call, known).map { (call, $0) }
    }.first
    guard let (call, slip) = found, !namesLabel || slip.meant != nil else { return nil }
    (self.call, label, meant) = (call, slip.label, slip.meant)
  }

  /// Errors that name no label.
  private static let vague: Set<String> = [
    "extra_arguments_in_call", "no_overloads_match_exactly_in_call", "unbound_generic_parameter",
  ]

  /// What the compiler says where it names the label.
  var message: String {
    meant.map { "incorrect argument label in call (have '\(label):', expected '\($0):')" }
      ?? "extra argument '\(label)' in call"
  }

  /// The one label of a call that nothing of its name has and by which alone no form of it fits, and the one that
  /// was probably meant.
  static func slip(
    in call: CodeSite.NamedCall,
    _ known: KnownNames
  ) -> (label: String, meant: String?)? {
    let forms = known.overloads(of: call.name)
    let labels = Set(forms.flatMap(\.labels))
    let unknown = call.call.labels.filter { $0 != "_" && !labels.contains($0) }
    guard !forms.isEmpty, unknown.count == 1, let label = unknown.first else { return nil }
    let fits = { (other: String?) in
      let changed = call.call.replacing(label, with: other)
      return forms.contains { $0.takes(changed) }
    }
    let near = labels.filter { isNear($0, label) && fits($0) }
    if near.count == 1 { return (label, near.first) }
    return fits(nil) ? (label, nil) : nil
  }

  /// Whether one label is a slip for another one, or both begin with the same letters, `space` and `spacing`, the
  /// words of one with those of the other, `longDelta` and `longitudeDelta`, or one is the beginning or the end of the
  /// other: `to` and `toSection`, `rate` and `withRate`.
  static func isNear(_ label: String, _ other: String) -> Bool {
    let start = zip(label, other).prefix { $0 == $1 }.count
    let (words, others) = (label.nameParts, other.nameParts)
    let ends = [label, other].map { $0.lowercased() }
    return OverloadGap.isMisnamed(label, other)
      || min(label.count, other.count) >= 4
        && (ends[0].hasSuffix(ends[1]) || ends[1].hasSuffix(ends[0]))
      || words.starts(with: others) || others.starts(with: words)
      || start >= 4 && start * 2 > max(label.count, other.count)
      || words.count > 1 && words.count == others.count
        && zip(words, others).allSatisfy {
          min($0.count, $1.count) > 2 && ($0.hasPrefix($1) || $1.hasPrefix($0))
        }
  }
}

extension Call {
  /// The same call with another label in the place of one, or without that argument.
  fileprivate func replacing(_ label: String, with other: String?) -> Call {
    var call = self
    call.arguments = arguments.compactMap { argument in
      guard argument.label == label else { return argument }
      return other.map { Argument(label: $0, form: argument.form) }
    }
    return call
  }
}
