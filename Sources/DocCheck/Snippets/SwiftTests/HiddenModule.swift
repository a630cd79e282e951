/// A module made of a hidden test's code, which another test imports.
struct HiddenModule: Hashable, Sendable {
  let name: String
  let source: String
}
