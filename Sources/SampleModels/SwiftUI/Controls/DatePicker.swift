import Foundation

/// A control that selects a date.
public struct DatePicker<Label> where Label: View {
  /// The parts of a date that can be selected.
  public typealias Components = DatePickerComponents

  package let selection: Binding<Date>
  package let range: ClosedRange<Date>
  package let components: Components
  package let label: Label

  package nonisolated init(
    parts selection: Binding<Date>,
    _ range: ClosedRange<Date>,
    _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.range = range
    self.components = components
    self.label = label
  }

  /// Makes a picker of any date.
  public nonisolated init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(parts: selection, .always, displayedComponents, label())
  }

  /// Makes a picker of dates in a range.
  public nonisolated init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(parts: selection, range, displayedComponents, label())
  }

  /// Makes a picker of dates from one on.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(parts: selection, range.lowerBound...Date.distantFuture, displayedComponents, label())
  }

  /// Makes a picker of dates up to one.
  public nonisolated init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(parts: selection, Date.distantPast...range.upperBound, displayedComponents, label())
  }
}

extension DatePicker: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension DatePicker where Label == Text {
  /// Makes a picker of any date, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(parts: selection, .always, displayedComponents, Text(titleKey))
  }

  /// Makes a picker of dates in a range, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(parts: selection, range, displayedComponents, Text(titleKey))
  }

  /// Makes a picker of dates from one on, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Makes a picker of dates up to one, with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(titleKey)
    }
  }

  /// Makes a picker of any date, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(parts: selection, .always, displayedComponents, Text(title))
  }

  /// Makes a picker of dates in a range, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(parts: selection, range, displayedComponents, Text(title))
  }

  /// Makes a picker of dates from one on, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }

  /// Makes a picker of dates up to one, with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) {
      Text(title)
    }
  }
}

extension ClosedRange where Bound == Date {
  /// The range of all dates.
  fileprivate static var always: ClosedRange<Date> { Date.distantPast...Date.distantFuture }
}
