extension List where SelectionValue == Never {
  /// Makes a list whose rows can be edited, with a binding for each element.
  public nonisolated init<Data, RowContent>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
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
}

/// What may be done with the rows of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit an action.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Rows may be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Rows may be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Rows may be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}
