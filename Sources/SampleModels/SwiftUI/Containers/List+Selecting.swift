extension List {
  /// Makes a list of rows of which one can be selected.
  public nonisolated init(
    selection: Binding<SelectionValue?>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(holding: content(), selection: selection.map(Selection.one))
  }

  /// Makes a list of rows of which several can be selected.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(holding: content(), selection: selection.map(Selection.many))
  }

  /// Makes a list of rows of which one is selected.
  @_disfavoredOverload
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(holding: content(), selection: .always(selection))
  }

  /// Makes a list with a row for each element, of which one can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      holding: ForEach(data, content: rowContent),
      selection: selection.map(Selection.one)
    )
  }

  /// Makes a list with a row for each element, of which several can be selected.
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(
      holding: ForEach(data, content: rowContent),
      selection: selection.map(Selection.many)
    )
  }

  /// Makes a list with a row for each element, told apart by a property, with one selection.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(
      holding: ForEach(data, id: id, content: rowContent),
      selection: selection.map(Selection.one)
    )
  }

  /// Makes a list with a row for each element, told apart by a property, with several selections.
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(
      holding: ForEach(data, id: id, content: rowContent),
      selection: selection.map(Selection.many)
    )
  }

  /// Makes a list with a row for each element, of which one is selected.
  @_disfavoredOverload
  public nonisolated init<Data, RowContent>(
    _ data: Data,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View,
    Data.Element: Identifiable
  {
    self.init(holding: ForEach(data, content: rowContent), selection: .always(selection))
  }

  /// Makes a list with a row for each element, told apart by a property, of which one is selected.
  @_disfavoredOverload
  public nonisolated init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  {
    self.init(holding: ForEach(data, id: id, content: rowContent), selection: .always(selection))
  }
}
