/// Something that is shown above the rest.
struct Presentation {
  /// What it is called.
  let kind: String
  /// Closes it.
  let dismiss: @MainActor () -> Void
}
