/// An item of a bar.
public struct ToolbarItem<ID, Content> where Content: View {
  /// The name by which the user's changes are kept.
  package let identity: ID
  package let placement: ToolbarItemPlacement
  package let content: Content
}

extension ToolbarItem: ToolbarContent {
  /// Traps: primitive content has no body.
  public var body: Never { primitiveContent() }
}

extension ToolbarItem where ID == () {
  /// Makes an item in a place.
  public nonisolated init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    identity = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem where ID == String {
  /// Makes an item that the user can move.
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    identity = id
    self.placement = placement
    self.content = content()
  }

  /// Makes an item that the user can move and need not be shown.
  @available(
    *,
    deprecated,
    message: "use init(id:placement:content:) with defaultCustomization(_:options:)"
  )
  public nonisolated init(
    id: String,
    placement: ToolbarItemPlacement = .automatic,
    showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) {
    self.init(id: id, placement: placement, content: content)
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The name by which the user's changes are kept.
  public nonisolated var id: ID { identity }
}
