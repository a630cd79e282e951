/// Content that is made for each element of a collection.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data

  /// Makes the content of an element.
  public var content: (Data.Element) -> Content

  /// Tells an element's identity.
  package let identify: (Data.Element) -> ID

  package nonisolated init(
    data: Data,
    identify: @escaping (Data.Element) -> ID,
    making content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identify = identify
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension ForEach: DynamicViewContent where Content: View {}
