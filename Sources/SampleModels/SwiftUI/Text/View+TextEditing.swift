import Foundation

extension View {
  /// Lets the user find words in a text while a binding says so.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    display(isPresented)
  }

  /// Sets the language by whose rules text is set.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View {
    display(language, isEnabled)
  }

  /// Sets what the system's tools for writing may do.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    display(behavior)
  }
}

/// What the system's tools for writing may do.
public struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String

  private init(_ name: String) {
    self.name = name
  }

  /// What the system finds right.
  public static let automatic = WritingToolsBehavior("automatic")
  /// All.
  public static let complete = WritingToolsBehavior("complete")
  /// Only what is shown above the text.
  public static let limited = WritingToolsBehavior("limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior("disabled")
}
