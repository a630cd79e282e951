/// The module that a Swift file belongs to, as examples in its documentation see it.
enum SourceModule: Codable, Hashable, Sendable {
  /// A module that can be imported, by its name.
  case importable(String)
  /// A module that no library of the package offers, by its name.
  case unoffered(String)
  /// Why none could be built.
  case missing(reason: String)

  /// What decides on the module, as a text.
  var identity: String {
    switch self {
    case .importable(let name): name
    case .unoffered(let name): "?" + name
    case .missing(let reason): "-" + reason
    }
  }
}
