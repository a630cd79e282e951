/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of a row's value.
  associatedtype TableRowValue: Identifiable
}

/// A row of a table.
public struct TableRow<Value: Identifiable> {
  package let value: Value

  /// Makes a row of a value.
  public nonisolated init(_ value: Value) {
    self.value = value
  }
}

extension TableRow: TableRowContent {
  /// The type of the row's value.
  public typealias TableRowValue = Value
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
  package let data: Data
}

extension TableForEachContent: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Data.Element
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of a row's value.
  public typealias TableRowValue = Content.TableRowValue
}

extension ForEach
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes rows for the elements.
  public nonisolated init<V>(
    _ data: Data,
    @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, identify: { $0.id }, making: content)
  }
}
