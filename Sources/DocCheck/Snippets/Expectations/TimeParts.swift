import Foundation

/// A point in time or a duration as an article or a program writes it.
enum TimeParts: Hashable, Sendable {
  /// In seconds: `1.5 seconds`, `1 h 30 min`.
  case duration(Double)
  /// The numbers from the year on, as far as they are shown; a shift of the zone is taken off.
  case date([Int])
  /// The parts of a date by their names: `year: 2024 month: 3`.
  case components([String: Int])

  /// Reads a text; nothing if it shows something else.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.utf8.count < 200, text.contains(where: \.isNumber) else { return nil }
    let read = Self.date(text) ?? Self.duration(text) ?? Self.components(text)
    guard let read else { return nil }
    self = read
  }

  /// Whether another one says the same, as far as this one shows it.
  func agrees(with other: TimeParts) -> Bool {
    switch (self, other) {
    case (.duration(let shown), .duration(let real)):
      abs(shown - real) <= abs(real) * 1e-9
    case (.date(let shown), .date(let real)):
      real.starts(with: shown) || shown.starts(with: real)
    case (.components(let shown), .components(let real)):
      shown.allSatisfy { real[$0.key] == $0.value }
    default: false
    }
  }

  /// Whether both are of one kind.
  func resembles(_ other: TimeParts) -> Bool {
    switch (self, other) {
    case (.duration, .duration), (.date, .date), (.components, .components): true
    default: false
    }
  }

  // MARK: Reading

  private static let dateForm = Pattern(
    /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?\s*(?:Z|UTC|GMT|([+-])(\d\d):?(\d\d))?/
  )

  private static func date(_ text: String) -> TimeParts? {
    guard let match = text.wholeMatch(of: dateForm) else { return nil }
    let form = match.output
    var numbers = [form.1, form.2, form.3].compactMap { Int($0) }
    let clock = [form.4, form.5, form.6].compactMap { part in part.flatMap { Int($0) } }
    guard !clock.isEmpty else { return .date(numbers) }
    let hours = form.8.flatMap { Int($0) } ?? 0
    let minutes = form.9.flatMap { Int($0) } ?? 0
    let shift = (hours * 60 + minutes) * (form.7 == "-" ? -1 : 1)
    numbers += clock
    return .date(shift == 0 ? numbers : shifted(numbers, byMinutes: shift))
  }

  private static func shifted(_ numbers: [Int], byMinutes shift: Int) -> [Int] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(
      year: numbers[0],
      month: numbers[1],
      day: numbers[2],
      hour: numbers[3],
      minute: numbers[4] - shift
    )
    guard let date = calendar.date(from: parts) else { return numbers }
    let moved = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let all = [moved.year, moved.month, moved.day, moved.hour, moved.minute].compactMap(\.self)
    return all + numbers.dropFirst(5)
  }

  private static let durationPart = Pattern(/(\d[\d_]*(?:\.\d+)?)\s*([a-zµ]+)[,\s]*(?:and\s+)?/)

  private static func duration(_ text: String) -> TimeParts? {
    var rest = text.lowercased()[...]
    var seconds = 0.0
    while !rest.isEmpty {
      guard let part = rest.prefixMatch(of: durationPart), let unit = units[String(part.2)],
        let number = Double(part.1.replacing("_", with: ""))
      else { return nil }
      seconds += number * unit
      rest = rest[part.range.upperBound...]
    }
    return .duration(seconds)
  }

  /// The units of durations, in seconds.
  private static let units: [String: Double] = {
    let names: [(Double, [String])] = [
      (1e-9, ["ns", "nanosecond", "nanoseconds"]),
      (1e-6, ["µs", "us", "microsecond", "microseconds"]),
      (1e-3, ["ms", "millisecond", "milliseconds"]),
      (1, ["s", "sec", "secs", "second", "seconds"]),
      (60, ["min", "mins", "minute", "minutes"]),
      (3600, ["h", "hr", "hrs", "hour", "hours"]),
    ]
    let pairs = names.flatMap { unit, names in names.map { ($0, unit) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  private static let component = Pattern(/([a-zA-Z]+): (-?\d+)/)

  private static func components(_ text: String) -> TimeParts? {
    let found = text.matches(of: component)
    let names = found.map { String($0.1) }
    guard !found.isEmpty, parts.isSuperset(of: names), Set(names).count == names.count else {
      return nil
    }
    let numbers = found.compactMap { Int($0.2) }
    return .components(Dictionary(uniqueKeysWithValues: zip(names, numbers)))
  }

  private static let parts: Set<String> = [
    "era", "year", "month", "day", "hour", "minute", "second", "nanosecond", "weekday",
    "weekdayOrdinal", "quarter", "weekOfMonth", "weekOfYear", "yearForWeekOfYear", "dayOfYear",
  ]
}
