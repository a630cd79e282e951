/// Writes the members of types that are declared elsewhere.
extension StandInPrinter {
  /// A member that a type of the article's or of a library's gets; who calls a property calls what it gives.
  func extending(_ standIn: StandIn) -> String {
    let (type, isStatic) = (standIn.owner?.type ?? "", standIn.owner?.isStatic == true)
    // Views, above all, change what they keep elsewhere.
    let setter = isStatic || !structures.contains(type) ? "set" : "nonmutating set"
    let member = standIn.call.map { function(standIn, $0) } ?? value(standIn, setter: setter)
    let clause = UnknownKey.protocols[type].map { " where Self == SwiftUI.\($0)" } ?? ""
    return "extension \(place(of: type))\(clause) { \(isStatic ? "static " : "")\(member) }"
  }

  /// The name of a type of the program where nothing else is around.
  func place(of type: String) -> String {
    enclosed.contains(type) ? "\(Wrapping.typeName).\(type)" : type
  }

  private func function(_ standIn: StandIn, _ call: Call) -> String {
    let signature = CallSignature(call)
    return "func `\(standIn.name)`\(signature.generics)(\(signature.parameters)) "
      + "-> \(standIn.result ?? UnknownType.name) { docCheckValue() }"
  }
}
