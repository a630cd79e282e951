/// No row.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of the rows' values.
  public typealias TableRowValue = Value
}
