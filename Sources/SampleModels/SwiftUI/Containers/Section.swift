/// Views that belong together, with a header and a footer.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer

  /// Whether the section is open, if it can be closed.
  package let isExpanded: Binding<Bool>?

  package nonisolated init(
    parts header: Parent,
    _ content: Content,
    _ footer: Footer,
    isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
