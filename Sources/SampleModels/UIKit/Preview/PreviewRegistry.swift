/// A type that `#Preview` expands to.
public protocol PreviewRegistry {
  /// The preview.
  @MainActor static func makePreview() throws -> Preview
}
