import Combine
import Foundation
import Testing

struct NotificationCenterPublisherTests {
  @Test("Notifications of the name and the object come as they are asked for")
  func notificationsOfTheNameAndTheObjectComeAsTheyAreAskedFor() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    let object = Sender()
    let recorder = center.publisher(for: name, object: object).map(\.name.rawValue)
      .recorded(demand: .max(1))
    center.post(name: name, object: Sender())
    center.post(name: Notification.Name("other"), object: object)
    #expect(recorder.events.count == 1)
    center.post(name: name, object: object)
    center.post(name: name, object: object)
    #expect(recorder.events.dropFirst() == ["value test"])
    recorder.subscription?.request(.max(1))
    recorder.subscription?.cancel()
    center.post(name: name, object: object)
    #expect(recorder.events.dropFirst() == ["value test"])
  }

  @Test("A subscription that nobody holds ends")
  func aSubscriptionThatNobodyHoldsEnds() {
    let center = NotificationCenter()
    let name = Notification.Name("test")
    var count = 0
    do {
      let token = center.publisher(for: name).sink { _ in count += 1 }
      center.post(name: name, object: nil)
      _ = token
    }
    center.post(name: name, object: nil)
    #expect(count == 1)
  }
}

private final class Sender {}
