import Foundation

extension Text {
  /// How a text shows a date.
  public struct DateStyle: Equatable, Codable, Sendable {
    private let name: String

    /// The time of day.
    public static let time = DateStyle(name: "time")
    /// The day.
    public static let date = DateStyle(name: "date")
    /// The distance from now, in words.
    public static let relative = DateStyle(name: "relative")
    /// The distance from now, with its direction.
    public static let offset = DateStyle(name: "offset")
    /// The distance from now as a clock.
    public static let timer = DateStyle(name: "timer")

    package func text(of date: Date) -> String {
      switch self {
      case .time: date.formatted(date: .omitted, time: .shortened)
      case .date: date.formatted(date: .long, time: .omitted)
      default: "\(date)"
      }
    }
  }

  /// Shows a date in a style that keeps it up to date.
  public init(_ date: Date, style: DateStyle) {
    self.init(storage: .date(date, style))
  }

  /// Shows the span between two dates.
  public init(_ dates: ClosedRange<Date>) {
    self.init(storage: .interval(DateInterval(start: dates.lowerBound, end: dates.upperBound)))
  }

  /// Shows a span of time.
  public init(_ interval: DateInterval) {
    self.init(storage: .interval(interval))
  }

  /// Shows a clock that runs through a span of time.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(timerInterval)
  }
}
