import Foundation

/// Something that can be felt.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Makes a generator.
  public init() {}

  /// Gets ready.
  open func prepare() {}
}

/// Something else that is selected.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets it be felt.
  open func selectionChanged() {}
}
