import Foundation
import SwiftUI

/// A value of any type that a control shows and changes.
struct AnyValue {
  /// Reads the value.
  let get: () -> Any
  /// Writes a value if it has the right type and is allowed.
  let set: (Any) -> Bool

  init<Value>(_ binding: Binding<Value>, isAllowed: @escaping (Value) -> Bool = { _ in true }) {
    get = { binding.wrappedValue }
    set = { value in
      guard let value = value as? Value, isAllowed(value) else { return false }
      binding.wrappedValue = value
      return true
    }
  }
}
