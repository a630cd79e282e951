import Foundation
import SwiftUI
import Testing

@Suite("Stored values")
struct StorageTests {
  private enum Theme: String { case light, dark }

  private func temporaryStore() throws -> UserDefaults {
    try #require(UserDefaults(suiteName: "SampleModelsTests.\(UUID().uuidString)"))
  }

  @Test("App storage falls back to the default and keeps what is written")
  func appStorage() throws {
    let store = try temporaryStore()
    let name = AppStorage(wrappedValue: "none", "name", store: store)
    #expect(name.wrappedValue == "none")
    name.projectedValue.wrappedValue = "Ada"
    #expect(store.string(forKey: "name") == "Ada")
    #expect(AppStorage(wrappedValue: "none", "name", store: store).wrappedValue == "Ada")
  }

  @Test("App storage keeps the raw value of an enumeration")
  func rawValues() throws {
    let store = try temporaryStore()
    let theme = AppStorage(wrappedValue: Theme.light, "theme", store: store)
    theme.wrappedValue = .dark
    #expect(store.string(forKey: "theme") == "dark")
    #expect(theme.wrappedValue == .dark)
  }

  @Test("Writing nil removes an optional from app storage")
  func optionals() throws {
    let store = try temporaryStore()
    let count = AppStorage<Int?>("count", store: store)
    #expect(count.wrappedValue == nil)
    count.wrappedValue = 3
    #expect(count.wrappedValue == 3)
    count.wrappedValue = nil
    #expect(store.object(forKey: "count") == nil)
  }

  @Test("Scene storage and focus keep a value while the wrapper lives")
  func sceneStorageAndFocus() {
    let tab = SceneStorage(wrappedValue: 1, "tab")
    tab.projectedValue.wrappedValue = 2
    #expect(tab.wrappedValue == 2)
    let focus = FocusState<String?>()
    #expect(focus.wrappedValue == nil)
    focus.projectedValue.wrappedValue = "name"
    #expect(focus.wrappedValue == "name")
    #expect(FocusState<Bool>().wrappedValue == false)
  }
}
