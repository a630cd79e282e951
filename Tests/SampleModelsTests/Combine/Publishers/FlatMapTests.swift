import Combine
import Testing

struct FlatMapTests {
  @Test("The values of all publishers made are sent as they come")
  func theValuesOfAllPublishersMadeAreSentAsTheyCome() {
    let source = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let recorder = source.flatMap { $0 }.recorded()
    source.send(a)
    source.send(b)
    a.send(1)
    b.send(2)
    a.send(3)
    source.send(completion: .finished)
    a.send(completion: .finished)
    #expect(recorder.events == ["subscription FlatMap", "value 1", "value 2", "value 3"])
    b.send(completion: .finished)
    #expect(recorder.events.last == "finished")
  }

  @Test("No more publishers are subscribed to than allowed")
  func noMorePublishersAreSubscribedToThanAllowed() {
    let probe = Probe<Int, Never>()
    let children = [Probe<String, Never>(), Probe<String, Never>()]
    let recorder = probe.flatMap(maxPublishers: .max(1)) { children[$0] }.recorded()
    #expect(probe.requests == ["request max(1)"])
    probe.send(0)
    children[0].send("a")
    children[0].send(completion: .finished)
    #expect(probe.requests == ["request max(1)", "request max(1)"])
    #expect(recorder.events == ["subscription FlatMap", "value a"])
  }

  @Test("Each child is asked for one value at a time while the demand has a limit")
  func eachChildIsAskedForOneValueAtATimeWhileTheDemandHasALimit() {
    let probe = Probe<Int, Never>()
    let child = Probe<Int, Never>()
    let recorder = probe.flatMap { _ in child }.recorded(demand: .max(1))
    probe.send(0)
    #expect(child.requests == ["request max(1)"])
    #expect(child.send(1) == .max(1))
    #expect(child.send(2) == .none)
    #expect(recorder.events == ["subscription FlatMap", "value 1"])
    recorder.subscription?.request(.max(5))
    #expect(recorder.events == ["subscription FlatMap", "value 1", "value 2"])
    #expect(child.requests == ["request max(1)", "request max(1)"])
  }

  @Test("A demand that loses its limit reaches children that run already")
  func aDemandThatLosesItsLimitReachesChildrenThatRunAlready() {
    let probe = Probe<Int, Never>()
    let child = Probe<Int, Never>()
    let recorder = probe.flatMap { _ in child }.recorded(
      demand: .max(1),
      onValue: { _ in .unlimited }
    )
    probe.send(0)
    child.send(1)
    #expect(child.requests == ["request max(1)", "request unlimited"])
    #expect(recorder.events == ["subscription FlatMap", "value 1"])
  }

  @Test("A failing child ends the stream and cancels the other children")
  func aFailingChildEndsTheStreamAndCancelsTheOtherChildren() {
    let probe = Probe<Int, Oops>()
    let children = [Probe<Int, Oops>(), Probe<Int, Oops>()]
    let recorder = probe.flatMap { children[$0] }.recorded()
    probe.send(0)
    probe.send(1)
    children[0].send(completion: .failure(Oops()))
    #expect(recorder.events == ["subscription FlatMap", "failure oops"])
    #expect(children[0].requests == ["request unlimited"])
    #expect(children[1].requests == ["request unlimited", "cancel"])
  }

  @Test("Publishers that cannot fail and publishers that can go together")
  func publishersThatCannotFailAndPublishersThatCanGoTogether() {
    let failing = PassthroughSubject<Int, Oops>()
    let recorder = failing.flatMap { Just($0 * 2) }.recorded()
    failing.send(2)
    failing.send(completion: .failure(Oops()))
    #expect(recorder.events.dropFirst() == ["value 4", "failure oops"])
    let never = PassthroughSubject<Int, Never>()
    let other = never.flatMap { _ in Fail<Int, Oops>(error: Oops()) }.recorded()
    never.send(1)
    #expect(other.events.dropFirst() == ["failure oops"])
  }
}
