import Foundation
import FoundationObservable
import Testing

struct FoundationObservableTests {
  @Test("The names that Foundation passes on work without Combine")
  func theNamesThatFoundationPassesOnWorkWithoutCombine() {
    let model = Model()
    var log: [String] = []
    let token = model.objectWillChange.sink { log.append("change") }
    let value = model.$number.sink { log.append("\($0)") }
    model.number = 1
    #expect(log == ["0", "change", "1"])
    _ = (token, value)
  }
}

private final class Model: ObservableObject {
  @Published var number = 0
}
