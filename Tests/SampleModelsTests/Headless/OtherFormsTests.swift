import Foundation
import Headless
import SwiftUI
import Testing

@MainActor @Suite("Other forms of one name") struct OtherFormsTests {
  private struct One: View {
    @State private var one: Int?
    var body: some View {
      List(0..<2, selection: $one) { Text("row \($0)") }
      Text("chosen \(one ?? -1)")
    }
  }

  private struct Always: View {
    @State private var always = 2
    var body: some View {
      List(0..<3, selection: $always) { Text("row \($0)") }
      Text("chosen \(always)")
    }
  }

  private struct Many: View {
    @State private var many = Set<Int>()
    let isRange: Bool
    var body: some View {
      if isRange {
        List(0..<3, selection: $many) { Text("row \($0)") }
      } else {
        List(selection: $many) { ForEach(0..<3) { Text("row \($0)") } }
      }
      Text("chosen \(many.sorted())")
    }
  }

  @Test("Rows of ranges are chosen one, or always one at a time")
  func ranges() throws {
    let one = mount(One())
    try one.select(1)
    #expect(one.shows("chosen 1"))
    let always = mount(Always())
    try always.select(0)
    #expect(always.shows("chosen 0"))
  }

  @Test("Several rows are chosen, of ranges and of views", arguments: [true, false])
  func several(isRange: Bool) throws {
    let view = mount(Many(isRange: isRange))
    try view.select(0)
    try view.select(2)
    #expect(view.shows("chosen [0, 2]"))
    try view.select(0)
    #expect(view.shows("chosen [2]"))
  }

  private struct Part: Identifiable {
    let id: Int
    var name: String
    var parts: [Part]?
  }

  private struct Parts: View {
    @State private var parts = [Part(id: 1, name: "a", parts: [Part(id: 2, name: "b")])]
    var body: some View {
      List($parts, children: \.parts) { $part in
        Button("Rename \(part.id)") { part.name += "!" }
      }
      OutlineGroup($parts, children: \.parts) { $part in Text(part.name) }
    }
  }

  @Test("The branches of a tree of bindings write into it")
  func branches() throws {
    let view = mount(Parts())
    try view.tap("Rename 2")
    try view.tap("Rename 1")
    #expect(view.shows("a!"))
    #expect(view.shows("b!"))
  }

  private struct Labels: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Text(configuration.currentValueLabel == nil ? "no value" : "value")
      Text(configuration.minimumValueLabel == nil ? "no bounds" : "bounds")
    }
  }

  @Test("A style of gauges is told which labels there are")
  func labels() {
    let view = mount {
      Gauge(value: 0.5) { Text("bare") }
      Gauge(value: 0.5) {
        Text("full")
      } currentValueLabel: {
        Text("half")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("1")
      }
    }
    #expect(view.texts == ["bare", "full", "half", "0", "1"])
    let styled = mount {
      Gauge(value: 0.5) { Text("bare") }.gaugeStyle(Labels())
      Gauge(value: 0.5) {
        Text("full")
      } currentValueLabel: {
        Text("half")
      }
      .gaugeStyle(Labels())
    }
    #expect(styled.texts == ["bare", "no value", "no bounds", "full", "value", "no bounds"])
  }

  private struct Tag: Identifiable { let id: String }

  private struct Tags: View {
    @State private var text = ""
    @State private var tags: [Tag] = []
    var body: some View {
      NavigationStack {
        Text("tags: \(tags.map(\.id).joined(separator: " "))")
          .searchable(text: $text, tokens: $tags) { Text($0.id) }
          .searchSuggestions { Text("Add").searchCompletion(Tag(id: "new")) }
      }
    }
  }

  @Test("A completion with a token adds it to the search")
  func tokens() throws {
    let view = mount(Tags())
    try view.search("n")
    try view.tap("Add")
    #expect(view.shows("tags: new"))
  }

  @Test("Colours resolve to components in light and dark appearance")
  func colours() throws {
    var values = EnvironmentValues()
    let half = Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.5).resolve(in: values)
    #expect(abs(half.red - 0.5) < 0.001 && abs(half.linearRed - 0.214) < 0.001)
    #expect(half.opacity == 0.5)
    let light = Color.primary.resolve(in: values)
    values.colorScheme = .dark
    let dark = Color.primary.resolve(in: values)
    #expect(light.red == 0 && abs(dark.red - 1) < 0.001)
    #expect(Color(half).resolve(in: values) == half)
    let data = try JSONEncoder().encode(half)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == half)
    #expect("\(Color.Resolved(red: 1, green: 0, blue: 0))" == "#FF0000FF")
    let linear = Color.Resolved(colorSpace: .sRGBLinear, red: 0.214, green: 0, blue: 0)
    #expect(abs(linear.red - 0.5) < 0.001)
  }

  private struct Person: Identifiable, Sendable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State private var order = [KeyPathComparator(\Person.age)]
    @State private var chosen: Int?
    let title = "Name"
    let people = [Person(id: 1, name: "Mia", age: 30), Person(id: 2, name: "Ada", age: 40)]
    var body: some View {
      Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn(title, value: \.name)
        TableColumn(Text("Age"), value: \.age) { Text("\($0.age)") }
        TableColumn("Id", value: \.id, comparator: Backwards()) { Text("#\($0.id)") }
      }
    }
  }

  private struct Backwards: SortComparator {
    var order = SortOrder.forward
    func compare(_ left: Int, _ right: Int) -> ComparisonResult {
      let result: ComparisonResult =
        left == right ? .orderedSame : left > right ? .orderedAscending : .orderedDescending
      guard order == .reverse else { return result }
      return ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }
  }

  @Test("Columns with titles of any kind sort, also by a comparator of their own")
  func columns() throws {
    let view = mount(People())
    try view.sortTable(by: "Name")
    #expect(view.texts.first == "Ada")
    try view.sortTable(by: "Age")
    #expect(view.texts.first == "Mia")
    try view.sortTable(by: "Id")
    #expect(view.texts.first == "Ada")
  }
}
