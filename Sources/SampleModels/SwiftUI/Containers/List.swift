/// A view of rows in one column.
public struct List<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  /// What is selected: one row or several.
  package enum Selection {
    /// At most one row.
    case one(Binding<SelectionValue?>)
    /// Exactly one row.
    case always(Binding<SelectionValue>)
    /// Any number of rows.
    case many(Binding<Set<SelectionValue>>)
  }

  package let selection: Selection?
  package let content: Content

  package nonisolated init(holding content: Content, selection: Selection?) {
    self.content = content
    self.selection = selection
  }
}

extension List: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
