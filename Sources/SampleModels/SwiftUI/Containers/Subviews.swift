/// The views that a container is made of, as they are resolved.
public struct SubviewsCollection: RandomAccessCollection {
  package var subviews: [Subview] = []

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position behind the last view.
  public var endIndex: Int { subviews.count }

  /// The view in a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views in a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: Array(subviews[bounds]))
  }
}

/// A part of the views that a container is made of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  package var subviews: [Subview] = []

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position behind the last view.
  public var endIndex: Int { subviews.count }

  /// The view in a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views in a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: Array(subviews[bounds]))
  }
}

extension SubviewsCollection: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension SubviewsCollectionSlice: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

/// One of the views that a container is made of.
public struct Subview: Identifiable {
  /// The identity of a view.
  public struct ID: Hashable, @unchecked Sendable {
    private let value: AnyHashable

    package init(_ value: AnyHashable) {
      self.value = value
    }
  }

  /// The identity of the view.
  public let id: ID
  package let content: any View

  /// The values that the view gives to the container.
  public var containerValues: ContainerValues

  package init(id: ID, content: any View, containerValues: ContainerValues) {
    self.id = id
    self.content = content
    self.containerValues = containerValues
  }
}

extension Subview: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

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
}

/// A view that is made of the resolved parts of another one.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  package let source: Subviews
  package let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Group where Content: View {
  /// Makes a view of the resolved parts of another one.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(source: view, transform: transform))
  }

  /// Makes a view of the resolved sections of another one.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base,
    @ViewBuilder transform: @escaping ([SectionConfiguration]) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(holding: GroupElementsOfContent(source: view) { _ in transform([]) })
  }
}

/// The resolved parts of a view, one by one.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  package let source: any View

  /// The position of the first part.
  public var startIndex: Int { 0 }
  /// The position behind the last part: none is resolved without a runtime.
  public var endIndex: Int { 0 }

  /// The part in a position.
  public subscript(index: Int) -> Subview { preconditionFailure("Index out of range") }
}

/// The resolved sections of a view, one by one.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  package let source: any View

  /// The position of the first section.
  public var startIndex: Int { 0 }
  /// The position behind the last section: none is resolved without a runtime.
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
