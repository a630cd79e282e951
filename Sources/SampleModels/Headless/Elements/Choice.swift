import Foundation
import SwiftUI

/// The chosen values of a picker or list.
struct Choice {
  /// The chosen values.
  let chosen: () -> [AnyHashable]
  /// Chooses a value if it has the right type, and tells whether it has.
  let choose: (AnyHashable) -> Bool

  /// A choice of exactly one value.
  init<Value: Hashable>(always binding: Binding<Value>) {
    chosen = { [AnyHashable(binding.wrappedValue)] }
    choose = { value in
      guard let value = value.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
  }

  /// A choice of at most one value.
  init<Value: Hashable>(one binding: Binding<Value?>) {
    chosen = { binding.wrappedValue.map { [AnyHashable($0)] } ?? [] }
    choose = { value in
      guard let value = value.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
  }

  /// A choice of any number of values.
  init<Value: Hashable>(many binding: Binding<Set<Value>>) {
    chosen = { binding.wrappedValue.map { AnyHashable($0) } }
    choose = { value in
      guard let value = value.base as? Value else { return false }
      binding.wrappedValue.formSymmetricDifference([value])
      return true
    }
  }
}
