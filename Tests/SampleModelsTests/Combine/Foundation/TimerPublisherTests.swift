import Combine
import Foundation
import Testing

struct TimerPublisherTests {
  @Test("A timer sends dates once it is connected, as many as are wanted")
  func aTimerSendsDatesOnceItIsConnectedAsManyAsAreWanted() {
    let loop = RunLoop.current
    let publisher = Timer.publish(every: 0.01, on: loop, in: .default)
    let recorder = publisher.recorded(demand: .max(2))
    loop.run(until: Date() + 0.05)
    #expect(recorder.events.count == 1)
    let connection = publisher.connect()
    let end = Date() + 10
    while recorder.events.count < 3, Date() < end { loop.run(until: Date() + 0.02) }
    loop.run(until: Date() + 0.05)
    connection.cancel()
    #expect(recorder.events.count == 3)
  }

  @Test("A timer that connects by itself stops with its last subscriber")
  func aTimerThatConnectsByItselfStopsWithItsLastSubscriber() {
    let loop = RunLoop.current
    var ticks = 0
    let token = Timer.publish(every: 0.01, on: loop, in: .default).autoconnect().sink { _ in
      ticks += 1
    }
    let end = Date() + 10
    while ticks < 2, Date() < end { loop.run(until: Date() + 0.02) }
    token.cancel()
    let count = ticks
    loop.run(until: Date() + 0.05)
    #expect(count >= 2)
    #expect(ticks == count)
  }
}
