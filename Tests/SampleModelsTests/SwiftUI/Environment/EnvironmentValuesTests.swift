import Observation
import SwiftUI
import Testing

@Suite("Environment")
struct EnvironmentValuesTests {
  @Observable
  fileprivate final class Library {}

  @Test("Values have defaults until they are set")
  func standardValues() {
    var values = EnvironmentValues()
    #expect(values.isEnabled)
    #expect(values.colorScheme == .light)
    #expect(values.lineLimit == nil)
    values.colorScheme = .dark
    values.lineLimit = 2
    #expect(values.colorScheme == .dark)
    #expect(values.lineLimit == 2)
    values.lineLimit = nil
    #expect(values.lineLimit == nil)
  }

  @Test("A custom key and an entry have values of their own")
  func customKeys() {
    var values = EnvironmentValues()
    #expect(values.pageWidth == 10)
    #expect(values.theme == "plain")
    #expect(values.accent == nil)
    values.pageWidth = 20
    values.theme = "loud"
    #expect(values.pageWidth == 20)
    #expect(values.theme == "loud")
  }

  @Test("Outside a mounted view a property reads the default environment")
  func wrapper() {
    #expect(Environment(\.pageWidth).wrappedValue == 10)
    var wrapper = Environment(\.pageWidth)
    wrapper.values.pageWidth = 30
    #expect(wrapper.wrappedValue == 30)
  }

  @Test("An observable object is found by its type")
  func objects() {
    let library = Library()
    var optional = Environment<Library?>(Library.self)
    #expect(optional.wrappedValue == nil)
    optional.values[Library.self] = library
    #expect(optional.wrappedValue === library)
  }

  @Test("Focused values and transactions take entries, too")
  func otherEntries() {
    var transaction = Transaction()
    #expect(transaction.isSilent == false)
    transaction.isSilent = true
    #expect(transaction.isSilent)
  }
}

private struct PageWidthKey: EnvironmentKey {
  static let defaultValue = 10
}

extension EnvironmentValues {
  fileprivate var pageWidth: Int {
    get { self[PageWidthKey.self] }
    set { self[PageWidthKey.self] = newValue }
  }

  @Entry fileprivate var theme = "plain"
  @Entry fileprivate var accent: Color?
}

extension Transaction {
  @Entry fileprivate var isSilent = false
}

extension FocusedValues {
  @Entry fileprivate var selection: Binding<String>?
}
