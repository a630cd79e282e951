/// A section that a container is made of.
public struct SectionConfiguration: Identifiable {
  /// The identity of the section.
  public let id: Subview.ID
  /// The views of the header.
  public let header: SubviewsCollection
  /// The views of the content.
  public let content: SubviewsCollection
  /// The views of the footer.
  public let footer: SubviewsCollection
  /// The values that the section gives to the container.
  public let containerValues: ContainerValues

  package init(
    id: Subview.ID,
    header: SubviewsCollection,
    content: SubviewsCollection,
    footer: SubviewsCollection
  ) {
    self.id = id
    (self.header, self.content, self.footer) = (header, content, footer)
    containerValues = ContainerValues()
  }
}
