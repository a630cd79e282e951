#if OPENCOMBINE
  import OpenCombine
#else
  import Combine
#endif

/// How many values each case sends.
let valueCount = 1_000_000

/// An object with one published property.
final class Model: ObservableObject {
  /// The property that is assigned to.
  @Published var value = 0
}

/// Sends `count` values through two operators and answers the sum of those that arrive.
@inline(never)
func sendThroughOperators(_ count: Int) -> Int {
  var sum = 0
  let subject = PassthroughSubject<Int, Never>()
  let subscription =
    subject
    .map { $0 &* 3 }
    .filter { $0 & 1 == 0 }
    .sink { sum &+= $0 }
  for value in 0..<count { subject.send(value) }
  subscription.cancel()
  return sum
}

/// Assigns to a property `count` times and answers the sum of the values and of the signals.
@inline(never)
func assignPublished(_ count: Int) -> Int {
  var sum = 0
  let model = Model()
  let signals = model.objectWillChange.sink { sum &+= 1 }
  let values = model.$value.sink { sum &+= $0 }
  for value in 0..<count { model.value = value }
  signals.cancel()
  values.cancel()
  return sum &+ model.value
}

/// Prints a case's name, its sum and the seconds that it took, separated by tabs.
func measure(_ name: String, _ body: (Int) -> Int) {
  // A first round that is not timed, so that caches of the run-time library are filled.
  _ = body(valueCount / 10)
  var sum = 0
  let duration = ContinuousClock().measure { sum = body(valueCount) }
  print(name, sum, duration / .seconds(1), separator: "\t")
}

measure("`PassthroughSubject` → `map` → `filter` → `sink`", sendThroughOperators)
measure("`@Published` with `$property.sink` and `objectWillChange.sink`", assignPublished)
