/// A parameter of a function, as far as a call shows it.
struct Parameter: Hashable, Sendable {
  /// The argument label, `_` where there is none.
  let label: String
  /// Whether a call may leave the argument out: it has a default, or any number of values.
  let isOptional: Bool
  /// Whether a call may give several values.
  let isVariadic: Bool

  /// Whether a call with some labels and a number of trailing closures fits some parameters.
  static func fit(_ parameters: [Parameter], call labels: [String], closures: Int) -> Bool {
    var rest = labels[...]
    var open = closures
    var left = 0
    var isRepeating = false
    for parameter in parameters {
      if rest.first == parameter.label {
        rest = rest.dropFirst()
        isRepeating = parameter.isVariadic
        while isRepeating, rest.first == "_" { rest = rest.dropFirst() }
      } else if !parameter.isOptional {
        guard open > 0 else { return false }
        open -= 1
      } else {
        left += 1
      }
    }
    return rest.isEmpty && open <= left
  }
}
