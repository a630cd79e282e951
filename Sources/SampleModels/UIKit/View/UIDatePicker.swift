import Foundation

/// A control for a date.
@MainActor @preconcurrency
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// A span of time.
    case countDownTimer
    /// A month.
    case yearAndMonth
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The language.
  open var locale: Locale?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar.
  open var calendar: Calendar! = .current
  /// The time zone.
  open var timeZone: TimeZone?
  /// The date.
  open var date = Date()
  /// The first date.
  open var minimumDate: Date?
  /// The last date.
  open var maximumDate: Date?
  /// The span of time.
  open var countDownDuration: TimeInterval = 0
  /// The step of minutes.
  open var minuteInterval = 1
  /// The looks that are asked for.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic

  /// The looks.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }

  /// Changes the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}

/// How a control for a date looks.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system likes.
  case automatic
  /// Wheels.
  case wheels
  /// Small.
  case compact
  /// With a calendar.
  case inline
}
