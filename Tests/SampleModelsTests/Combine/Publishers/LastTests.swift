import Combine
import Testing

struct LastTests {
  @Test("The last value comes at the end")
  func theLastValueComesAtTheEnd() {
    let source = PassthroughSubject<Int, Never>()
    let all = source.last().recorded()
    let small = source.last { $0 < 3 }.recorded()
    let failing = source.tryLast { if $0 == 2 { throw Oops() } else { true } }.recorded()
    for value in 1...4 { source.send(value) }
    source.send(completion: .finished)
    #expect(all.events == ["subscription Last", "value 4", "finished"])
    #expect(small.events == ["subscription LastWhere", "value 2", "finished"])
    #expect(failing.events == ["subscription TryLastWhere", "failure oops"])
  }
}
