import Headless
import SwiftUI
import Testing

/// Apple's page `AppStorage`: the wrapper "reflects a value from UserDefaults and invalidates a view
/// on a change in value in that user default".
@MainActor @Suite("Behaviours: AppStorage") struct StoredDefaultsTests {
  private func store() throws -> UserDefaults {
    try #require(UserDefaults(suiteName: "Behaviours.\(UUID().uuidString)"))
  }

  private struct Reader: View {
    @AppStorage private var volume: Int
    init(_ store: UserDefaults) {
      _volume = AppStorage(wrappedValue: 1, "volume", store: store)
    }
    var body: some View { Text("volume \(volume)") }
  }

  @Test("A write to the user's defaults from outside is seen")
  func outside() throws {
    let store = try store()
    let view = mount(Reader(store))
    #expect(view.texts == ["volume 1"])
    store.set(5, forKey: "volume")
    #expect(view.texts == ["volume 5"])
    #expect(view.causes(of: Reader.self) == [[.identity], ["volume"]])
    store.removeObject(forKey: "volume")
    #expect(view.texts == ["volume 1"])
  }

  @Test("A write of the same value, or to another key, evaluates nothing")
  func unrelated() throws {
    let store = try store()
    let view = mount(Reader(store))
    store.set(1, forKey: "volume")
    store.set(7, forKey: "brightness")
    #expect(view.texts == ["volume 1"])
    #expect(view.bodyCount(of: Reader.self) == 1)
  }

  @Test("Two stores keep two values under one key")
  func stores() throws {
    let (first, second) = (try store(), try store())
    let view = mount {
      Reader(first)
      Reader(second)
    }
    second.set(3, forKey: "volume")
    #expect(view.texts == ["volume 1", "volume 3"])
    #expect(view.bodyCount(of: Reader.self) == 3)
  }
}
