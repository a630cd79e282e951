import Testing

@testable import Combine

struct ConduitListTests {
  @Test("Members keep their order when others leave")
  func order() {
    let members = (0..<4).map { Member($0) }
    var list = ConduitList.empty
    for member in members { list.insert(member) }
    list.remove(members[1])
    list.remove(members[1])
    #expect(numbers(in: list) == [0, 2, 3])
    #expect(numbers(in: list.takeAll()) == [0, 2, 3])
    #expect(numbers(in: list).isEmpty)
  }

  @Test("A copy does not change with the list")
  func copies() {
    let (a, b) = (Member(1), Member(2))
    var list = ConduitList.single(a)
    let copy = list
    list.insert(b)
    list.remove(a)
    #expect(numbers(in: copy) == [1])
    #expect(numbers(in: list) == [2])
  }

  private func numbers(in list: ConduitList) -> [Int] {
    var numbers: [Int] = []
    list.forEach(of: Member.self) { numbers.append($0.number) }
    return numbers
  }

  private final class Member: AnyConduit {
    let number: Int

    init(_ number: Int) {
      self.number = number
    }
  }
}
