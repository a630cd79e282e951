/// What two outputs may differ in and still say the same.
enum OutputTolerance: String, Codable, Sendable, CaseIterable {
  /// The article leaves a part out: `[1, 2, …]`.
  case elision = "what the article leaves out"
  /// The article moves all lines but the first one to the right.
  case indentation = "the indentation of further lines"
  /// Where an object lies in memory.
  case addresses = "memory addresses"
  /// The elements of a set or a dictionary, and the lines that several tasks or queues print, come in any order.
  case order = "an order that may differ"
  /// The article shows fewer digits.
  case rounding = "rounded digits"
  /// A value is shown without the optional around it.
  case optional = "the optional around the value"
}
