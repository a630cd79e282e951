/// The resolved sections of a view, one by one.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  package let source: any View

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position after the last section: none is resolved without a runtime.
  public var endIndex: Int { 0 }

  /// The section in a position.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("Index out of range")
  }
}

extension ForEach {
  /// Makes a view for each resolved part of a view.
  public nonisolated init<V: View>(
    subviews view: V,
    @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    self.init(
      data: ForEachSubviewCollection(source: view),
      identify: { $0.id },
      making: content
    )
  }

  /// Makes a view for each resolved section of a view.
  public nonisolated init<V: View>(
    sections view: V,
    @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    self.init(
      data: ForEachSectionCollection(source: view),
      identify: { $0.id },
      making: content
    )
  }
}
