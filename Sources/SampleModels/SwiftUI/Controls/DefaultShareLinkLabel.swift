/// The label of a control that hands something over.
public struct DefaultShareLinkLabel {
  package let title: Text?
}

extension DefaultShareLinkLabel: View {
  /// The words that the system shows.
  public var body: some View {
    Label {
      title ?? Text(verbatim: "Share…")
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}
