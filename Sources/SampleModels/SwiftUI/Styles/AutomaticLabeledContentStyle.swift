/// The style that fits the context.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style that fits the context.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
