import Foundation
import SwiftUI

// Pickers of dates.

extension DatePicker: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let values = node.environment.values
    let date = selection.wrappedValue
    if values.styles[.datePicker] is GraphicalDatePickerStyle {
      return [LayoutBox.calendar(of: [date], in: node)]
    }
    var texts: [String] = []
    if components.contains(.date) { texts.append(Self.text(date, values, .abbreviated, .omitted)) }
    if components.contains(.hourAndMinute) {
      texts.append(Self.text(date, values, .omitted, .shortened))
    }
    let fields = texts.map { text in
      let field = LayoutBox.padded(
        EdgeInsets(11, 6),
        LayoutBox.text(text, .body, .label, in: node)
      )
      node.draw(field) { $0.fill(Path(roundedRect: $1, cornerRadius: 8), .tertiaryFill) }
      return field
    }
    return [builder.labelled(node, fields)]
  }

  private static func text(
    _ date: Date,
    _ values: EnvironmentValues,
    _ day: Date.FormatStyle.DateStyle,
    _ time: Date.FormatStyle.TimeStyle
  ) -> String {
    date.formatted(
      Date.FormatStyle(
        date: day,
        time: time,
        locale: values.locale,
        calendar: values.calendar,
        timeZone: values.timeZone
      )
    )
  }
}

extension MultiDatePicker: LaidOutPlace {
  func boxes(in node: ViewNode, along axis: Axis?, _ builder: inout BoxBuilder) -> [LayoutBox] {
    let calendar = node.environment.values.calendar
    let dates = selection.wrappedValue.compactMap { calendar.date(from: $0) }
    return [LayoutBox.calendar(of: dates, in: node)]
  }
}

extension LayoutBox {
  /// The size of one day in a calendar.
  private static let day = CGSize(width: 46, height: 40)

  /// A calendar of the month of the first of some dates, with all of them marked.
  @MainActor fileprivate static func calendar(of dates: [Date], in node: ViewNode) -> LayoutBox {
    let values = node.environment.values
    let calendar = values.calendar
    let box = LayoutBox.fixed(day.width * 7, day.height * 7)
    guard let month = calendar.dateInterval(of: .month, for: dates.first ?? Date()),
      let days = calendar.range(of: .day, in: .month, for: month.start)
    else { return box }
    let weekday = calendar.component(.weekday, from: month.start)
    let skipped = (weekday - calendar.firstWeekday + 7) % 7
    let marked = Set(
      dates.filter { calendar.isDate($0, equalTo: month.start, toGranularity: .month) }
        .map { calendar.component(.day, from: $0) }
    )
    let title = month.start.formatted(
      Date.FormatStyle(locale: values.locale, calendar: calendar, timeZone: values.timeZone)
        .month(.wide).year()
    )
    node.draw(box) { painter, rect in
      let head = CGPoint(x: rect.minX + 8, y: rect.minY + day.height / 2)
      painter.write(title, .label, size: 17, weight: .semibold, at: head)
      for number in days {
        let place = skipped + number - 1
        let middle = CGPoint(
          x: rect.minX + (CGFloat(place % 7) + 0.5) * day.width,
          y: rect.minY + (CGFloat(place / 7) + 1.5) * day.height
        )
        let isMarked = marked.contains(number)
        if isMarked {
          let circle = CGRect(x: middle.x - 18, y: middle.y - 18, width: 36, height: 36)
          painter.fill(Path(ellipseIn: circle), painter.resolver.tint(in: rect))
        }
        let color = isMarked ? Palette.KnownColor.white : .label
        painter.write("\(number)", color, size: 17, at: middle, isCentered: true)
      }
    }
    return box
  }
}
