/// The language that a program is compiled in: a Swift version and what code is isolated to that
/// does not say.
struct LanguageMode: Codable, Hashable, Sendable {
  /// The actor that code belongs to which names none.
  enum Isolation: String, Codable, Sendable, CaseIterable {
    case mainActor = "MainActor"
  }

  /// 5 or 6.
  let version: Int
  /// Nothing where the language's own rule holds, by which such code belongs to no actor.
  var isolation: Isolation?
  /// The experimental features that code needs besides.
  var features: [String] = []

  /// The name in reports: `6`, `6+MainActor`.
  var name: String {
    ([String(version)] + (isolation.map { [$0.rawValue] } ?? [])).joined(separator: "+")
  }

  /// The mode of a name in reports; nothing for another text.
  init?(name: String) {
    let parts = name.split(separator: "+", maxSplits: 1).map(String.init)
    guard let version = parts.first.flatMap(Int.init) else { return nil }
    let isolation = parts.count > 1 ? Isolation(rawValue: parts[1]) : nil
    guard parts.count == 1 || isolation != nil else { return nil }
    (self.version, self.isolation) = (version, isolation)
  }

  init(version: Int, isolation: Isolation? = nil, features: [String] = []) {
    (self.version, self.isolation, self.features) = (version, isolation, features)
  }

  /// The name in sentences: `Swift 6 mode`.
  var title: String {
    let mode = "Swift \(version) mode"
    return isolation.map { "\(mode) with \($0.rawValue) as the default isolation" } ?? mode
  }

  /// The options that the compiler's driver and the compiler proper share.
  var options: [String] {
    ["-swift-version", String(version)]
      + (isolation.map { ["-default-isolation", $0.rawValue] } ?? [])
      + features.flatMap { [Self.featureOption, $0] }
  }

  /// The compiler's option before the name of an experimental feature.
  static let featureOption = "-enable-experimental-feature"
}
