import SwiftUI

/// The environment of a subtree.
///
/// Frames are compared by identity: as long as nothing changes, a subtree keeps its frame.
final class EnvironmentFrame {
  /// The values.
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) {
    self.values = values
  }
}

extension EnvironmentValues {
  /// Whether two environments hold the same values, as far as that can be told.
  func isEquivalent(to other: EnvironmentValues) -> Bool {
    Self.areEqual(named, other.named)
      && Self.areEqual(keyed.mapValues(\.value), other.keyed.mapValues(\.value))
      && objects.count == other.objects.count
      && objects.allSatisfy { other.objects[$0.key] === $0.value }
  }

  private static func areEqual<Key>(_ old: [Key: Any], _ new: [Key: Any]) -> Bool {
    old.count == new.count
      && old.allSatisfy { key, value in
        new[key].map { InputComparison.areEqual(dynamic: value, $0) } ?? false
      }
  }
}
