extension ForEach where Content: View {
  /// Makes a view with a binding for each element, told apart by the elements' identities.
  public nonisolated init<C>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    ID == C.Element.ID,
    C: MutableCollection,
    C: RandomAccessCollection,
    C.Element: Identifiable,
    C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes a view with a binding for each element, told apart by a property of the elements.
  public nonisolated init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection,
    C: RandomAccessCollection,
    C.Index: Hashable
  {
    let elements = data.wrappedValue
    let pairs = elements.indices.lazy.map { index in (index, elements[index][keyPath: id]) }
    self.init(data: pairs, identify: { $0.1 }, making: { content(data[$0.0]) })
  }
}
