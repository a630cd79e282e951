extension List where SelectionValue == Never {
  /// Makes a list of rows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(holding: content(), selection: nil)
  }

  /// Makes a list with a row for each element; that of bindings goes first, which are collections
  /// themselves.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(holding: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list with a row for each element, told apart by a property.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(holding: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Makes a list with a row for each number of a range that never changes.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(holding: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list with a row and a binding for each element.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(holding: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list with a row and a binding for each element, told apart by a property.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View,
    Data.Index: Hashable
  {
    self.init(holding: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Makes a list of a tree of elements.
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      holding: OutlineGroup(data, children: children, content: rowContent),
      selection: nil
    )
  }

  /// Makes a list of a tree of elements with a binding to each.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == OutlineGroup<
      Binding<Data>, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      holding: OutlineGroup(data, children: children, content: rowContent),
      selection: nil
    )
  }
}
