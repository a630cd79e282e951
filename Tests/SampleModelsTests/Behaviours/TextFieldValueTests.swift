import Headless
import SwiftUI
import Testing

/// Apple's page `TextField/init(_:value:format:prompt:)`: editing updates the value as long as the
/// text can be parsed; a text that cannot be parsed leaves it, and the field shows the last valid
/// value when editing stops.
@MainActor @Suite("Behaviours: TextField value") struct TextFieldValueTests {
  private struct Amount: View {
    @State private var amount = 12
    @State private var other = ""
    var body: some View {
      TextField("Amount", value: $amount, format: .number)
      TextField("Other", text: $other)
      Text("amount \(amount)")
      Button("Set") { amount = 99 }
    }
  }

  @Test("Clearing and typing anew sets the value")
  func anew() throws {
    let view = mount(Amount())
    try view.clear("Amount")
    #expect(try view.find(.textField, "Amount").text == "")
    #expect(view.shows("amount 12"))
    try view.type("345", into: "Amount")
    #expect(try view.find(.textField, "Amount").text == "345")
    try view.submit("Amount")
    #expect(view.shows("amount 345"))
    #expect(try view.find(.textField, "Amount").text == "345")
  }

  @Test("A text that does not parse restores the last value on submit")
  func restoring() throws {
    let view = mount(Amount())
    try view.clear("Amount")
    try view.type("abc", into: "Amount")
    #expect(try view.find(.textField, "Amount").text == "abc")
    #expect(view.shows("amount 12"))
    try view.submit("Amount")
    #expect(try view.find(.textField, "Amount").text == "12")
  }

  @Test("Leaving the field restores the last value too")
  func leaving() throws {
    let view = mount(Amount())
    try view.clear("Amount")
    try view.tap("Other")
    #expect(try view.find(.textField, "Amount").text == "12")
    #expect(view.shows("amount 12"))
  }

  @Test("A value that is written elsewhere is shown, whatever was typed")
  func writtenElsewhere() throws {
    let view = mount(Amount())
    try view.clear("Amount")
    try view.tap("Set")
    #expect(try view.find(.textField, "Amount").text == "99")
  }

  // TextField/init(_:value:format:prompt:) for an optional value: a text that cannot be parsed sets
  // the value to nil.
  @Test("An optional value is nil while the text cannot be parsed")
  func optional() throws {
    struct Screen: View {
      @State private var age: Int? = 7
      var body: some View {
        TextField("Age", value: $age, format: .number)
        Text(age.map { "age \($0)" } ?? "no age")
      }
    }
    let view = mount(Screen())
    try view.clear("Age")
    #expect(view.shows("no age"))
    try view.type("8", into: "Age")
    try view.submit("Age")
    #expect(view.shows("age 8"))
  }

  // TextField/init(_:value:formatter:)
  @Test("A formatter keeps the typed text as well")
  func formatter() throws {
    struct Screen: View {
      @State private var price = 5.0
      private static var formatter: NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
      }
      var body: some View {
        TextField("Price", value: $price, formatter: Self.formatter, prompt: nil)
        Text("price \(price, specifier: "%.1f")")
      }
    }
    let view = mount(Screen())
    try view.clear("Price")
    try view.type("7.5", into: "Price")
    try view.submit("Price")
    #expect(view.shows("price 7.5"))
  }
}
