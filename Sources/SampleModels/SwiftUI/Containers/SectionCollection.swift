/// The sections that a container is made of, as they are resolved.
public struct SectionCollection: RandomAccessCollection {
  private let sections: [SectionConfiguration]

  package init(sections: [SectionConfiguration]) {
    self.sections = sections
  }

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section.
  public var endIndex: Int { sections.count }

  /// The section in a position.
  public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
