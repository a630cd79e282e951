import Testing

@testable import DocCheck

@Suite("Dates and durations as texts show them")
struct TimePartsTests {
  @Test(
    "Texts that show the same time agree",
    arguments: [
      ("1970-01-01", "1970-01-01 00:00:00 +0000"),
      ("1970-01-01T09:00", "1970-01-01 09:00:00 +0000"),
      ("1970-01-01 09:00:00 +0900", "1970-01-01 00:00:00 +0000"),
      ("1970-01-01T00:00:00Z", "1970-01-01 00:00:00 +0000"),
      ("180 seconds", "180.0 seconds"), ("1 h 30 min", "5400.0 seconds"),
      ("3 minutes", "180.0 seconds"),
      ("1_500 ms", "1.5 seconds"), ("1 minute and 30 seconds", "90.0 seconds"),
      ("year: 2024, month: 3", "calendar: gregorian (fixed) year: 2024 month: 3 day: 1"),
    ]
  )
  func same(shown: String, real: String) throws {
    #expect(try #require(TimeParts(shown)).agrees(with: try #require(TimeParts(real))))
  }

  @Test(
    "Texts that show another time differ, and are of one kind",
    arguments: [
      ("1970-01-02", "1970-01-01 00:00:00 +0000"), ("90 seconds", "180.0 seconds"),
      ("year: 2025", "year: 2024 month: 3"), ("1970-01-01 01:00", "1970-01-01 00:00:00 +0000"),
    ]
  )
  func different(shown: String, real: String) throws {
    let (shown, real) = (try #require(TimeParts(shown)), try #require(TimeParts(real)))
    #expect(!shown.agrees(with: real) && shown.resembles(real))
  }

  @Test(
    "Anything else is not read",
    arguments: [
      "", "3", "2024", "1970-01", "3 eggs", "seconds", "in 3 seconds", "egg: 3", "3 seconds later",
    ]
  )
  func unread(text: String) { #expect(TimeParts(text) == nil) }
}
