extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element, told apart by the elements' identities.
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identify: { $0.id }, making: content)
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, told apart by a property of the elements.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identify: { $0[keyPath: id] }, making: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range that never changes.
  public nonisolated init(
    _ data: Range<Int>,
    @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, identify: { $0 }, making: content)
  }
}
