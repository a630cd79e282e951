import SwiftUI

/// An effect that looks at what the views below send up after each update.
@MainActor protocol PreferenceReader: AnyObject {
  /// Looks at the value.
  func readPreference()
}
