/// The result of a fetch in batches.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }

  /// The first position.
  public var startIndex: Int { elements.startIndex }

  /// The position after the last one.
  public var endIndex: Int { elements.endIndex }

  /// The element at a position.
  public subscript(position: Int) -> Element { elements[position] }
}
