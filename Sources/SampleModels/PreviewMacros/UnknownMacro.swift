/// A request for a macro type that this plugin does not have.
struct UnknownMacro: Error, CustomStringConvertible {
  /// The name that was asked for.
  let name: String

  var description: String { "no macro named \(name)" }
}
