import Headless
import SwiftUI

/// The rows of the measured list, six places of the tree each: more than 10,000 in all.
let rowCount = 1700

/// One row of the measured list.
struct Entry: Identifiable {
  let id: Int
  var count = 0
}

/// A row with a body of its own.
struct EntryRow: View {
  let entry: Entry

  var body: some View {
    HStack {
      Text("entry \(entry.id)")
      Text("\(entry.count)")
    }
  }
}

/// A list of 1,700 rows whose first row a button changes.
struct EntryList: View {
  @State private var entries = (0..<rowCount).map { Entry(id: $0) }

  var body: some View {
    Button("Change") { entries[0].count += 1 }
    List(entries) { EntryRow(entry: $0) }
  }
}

/// An object whose property one view reads.
@Observable final class Gauge {
  /// The property.
  var value = 0
}

/// The one view that reads the object.
struct GaugeLabel: View {
  let gauge: Gauge
  var body: some View { Text("\(gauge.value)") }
}

/// A tree of the same size in which one leaf depends on an object.
struct GaugeScreen: View {
  let gauge: Gauge
  private let entries = (0..<rowCount).map { Entry(id: $0) }

  var body: some View {
    GaugeLabel(gauge: gauge)
    ForEach(entries) { EntryRow(entry: $0) }
  }
}

/// A lazy stack of many rows that a button reverses.
struct ManyRows: View {
  @State private var ids: [Int]

  /// Shows a number of rows.
  init(_ count: Int) { _ids = State(initialValue: Array(0..<count)) }

  var body: some View {
    Button("Reverse") { ids.reverse() }
    ScrollView { LazyVStack { ForEach(ids, id: \.self) { Text(verbatim: "\($0)") } } }
  }
}

/// Prints how long something takes, with the name in front, in seconds.
@MainActor func measure<Result>(_ name: String, _ body: () throws -> Result) rethrows -> Result {
  let clock = ContinuousClock()
  let start = clock.now
  let result = try body()
  let time = (clock.now - start).components
  print("\(name)\t\(Double(time.seconds) + Double(time.attoseconds) * 1e-18)")
  return result
}

/// Stops the measurement if a count is not what it must be: then something else was measured.
@MainActor func require(_ count: Int, _ expected: Int, _ what: String) {
  guard count != expected else { return }
  FileHandle.standardError.write(Data("\(what): \(count) instead of \(expected)\n".utf8))
  exit(1)
}

@main struct Benchmark {
  @MainActor static func main() throws {
    let list = measure("mount a list of 1,700 rows") { mount(EntryList()) }
    require(list.bodyCount(of: EntryRow.self), rowCount, "rows")
    print("nodes\t\(list.nodeCount)")
    list.resetCounts()
    let button = try list.find(.button)
    try measure("change one row") { try button.tap() }
    require(list.bodyCount(of: EntryRow.self), 1, "rows")

    let gauge = Gauge()
    let screen = mount(GaugeScreen(gauge: gauge))
    screen.resetCounts()
    measure("change the object of one view") {
      gauge.value = 1
      _ = screen.warnings
    }
    require(screen.bodyCount(of: GaugeLabel.self), 1, "labels")
    require(screen.bodyCount(of: EntryRow.self), 0, "rows")

    for (name, count) in [("25,000", 25_000), ("100,000", 100_000)] {
      let rows = measure("mount a lazy stack of \(name) rows") { mount(ManyRows(count)) }
      try measure("reverse \(name) rows") { try rows.tap("Reverse") }
      require(rows.texts.count, count + 1, "texts")
    }
  }
}
