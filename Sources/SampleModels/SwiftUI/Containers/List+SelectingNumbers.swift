extension List {
  /// Makes a list with a row for each number of a range, of which one can be selected.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Makes a list with a row for each number of a range, of which several can be selected.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
    self.init(selection: selection) {
      ForEach(data) { number in HStack { rowContent(number) } }
    }
  }

  /// Makes a list with a row for each number of a range, of which one is selected.
  @_disfavoredOverload
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, HStack<RowContent>> {
    self.init(selection: selection) {
      ForEach(data) { number in HStack { rowContent(number) } }
    }
  }
}
