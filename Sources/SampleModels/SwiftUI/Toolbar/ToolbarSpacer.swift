/// A space between items of a bar.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  package let placement: ToolbarItemPlacement

  /// Makes a space.
  public nonisolated init(
    _ sizing: SpacerSizing = .flexible,
    placement: ToolbarItemPlacement = .automatic
  ) {
    self.placement = placement
  }

  /// Traps: primitive content has no body.
  public var body: Never { primitiveContent() }
}

/// How large a space is.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// As large as there is room.
  public static let flexible = SpacerSizing(name: "flexible")
  /// As large as usual.
  public static let fixed = SpacerSizing(name: "fixed")
}
