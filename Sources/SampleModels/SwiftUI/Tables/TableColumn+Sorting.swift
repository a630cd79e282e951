import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column of views that can be sorted.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: Text(titleKey), sortedBy: .comparing(value), content)
  }

  /// Makes a column of views that can be sorted.
  public nonisolated init<V: Comparable>(
    _ text: Text,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: text, sortedBy: .comparing(value), content)
  }

  /// Makes a column of views that can be sorted.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Comparable>(
    _ title: S,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: Text(title), sortedBy: .comparing(value), content)
  }

  /// Makes a column of views that can be sorted by a comparator.
  public nonisolated init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(parts: Text(titleKey), sortedBy: .comparing(value, by: comparator), content)
  }

  /// Makes a column of views that can be sorted by a comparator.
  public nonisolated init<V, C: SortComparator>(
    _ text: Text,
    value: KeyPath<RowValue, V>,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(parts: text, sortedBy: .comparing(value, by: comparator), content)
  }

  /// Makes a column of views that can be sorted by a comparator.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V, C: SortComparator>(
    _ title: S,
    value: KeyPath<RowValue, V>,
    comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where V == C.Compared {
    self.init(parts: Text(title), sortedBy: .comparing(value, by: comparator), content)
  }

  /// Makes a column of texts that can be sorted.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(Text(titleKey), value: value) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts that can be sorted by a comparator.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(Text(titleKey), value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts that can be sorted.
  public nonisolated init(
    _ text: Text,
    value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(text, value: value) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts that can be sorted by a comparator.
  public nonisolated init(
    _ text: Text,
    value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(text, value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts that can be sorted.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String>
  ) where Content == Text {
    self.init(Text(title), value: value) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts that can be sorted by a comparator.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    value: KeyPath<RowValue, String>,
    comparator: String.StandardComparator
  ) where Content == Text {
    self.init(Text(title), value: value, comparator: comparator) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
  /// Makes a column of views that is sorted by a comparator of whole rows.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: Text(titleKey), sortedBy: comparator, content)
  }

  /// Makes a column of views that is sorted by a comparator of whole rows.
  public nonisolated init(
    _ text: Text,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: text, sortedBy: comparator, content)
  }

  /// Makes a column of views that is sorted by a comparator of whole rows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(parts: Text(title), sortedBy: comparator, content)
  }
}

extension KeyPathComparator {
  /// Compares by what is at a key path.
  fileprivate static func comparing<Value: Comparable>(_ value: KeyPath<Compared, Value>) -> Self {
    Self(shared(value))
  }

  /// Compares what is at a key path by another comparator.
  fileprivate static func comparing<Comparator: SortComparator>(
    _ value: KeyPath<Compared, Comparator.Compared>,
    by comparator: Comparator
  ) -> Self {
    Self(shared(value), comparator: comparator)
  }

  private static func shared<Value>(
    _ value: KeyPath<Compared, Value>
  ) -> any KeyPath<Compared, Value> & Sendable {
    // Only key paths with captured values can be unsafe to share, and those of columns have none.
    unsafeBitCast(value, to: (any KeyPath<Compared, Value> & Sendable).self)
  }
}
