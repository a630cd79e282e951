/// A member that code calls on a value or a type: `client.get("/posts") { … }`.
struct MemberCall: Hashable, Sendable {
  let name: String
  let call: Call

  /// The name of what square brackets call.
  static let subscripting = "subscript"

  /// Whether nothing but a function of its own can take the arguments: some need a parameter of a
  /// certain kind, as closures do, and stand beside others.
  var isMixed: Bool {
    let forms = (call.arguments + call.trailingClosures).map(\.form)
    return forms.count > 1 && Set(forms).count > 1 || forms.contains(.inOut)
      || forms.contains(.keyPath)
  }
}
