/// What views make of anything unknown.
extension UnknownType {
  /// The formats that a text may give anything unknown, and the views that wait for what it publishes.
  static let views = [
    "extension SwiftUI.Text { " + formats.map(text).joined(separator: "; ") + " }",
    "extension SwiftUI.View { " + waiting(for: name, besides: "") + "; "
      + waiting(for: "Bool", besides: "docCheck: Int = 0, ") + " }",
  ]

  /// The compiler prefers the function without a further parameter where a closure takes either value.
  private static func waiting(for value: String, besides parameter: String) -> String {
    "@_disfavoredOverload func onReceive(_ publisher: some \(trait), \(parameter)perform action: "
      + "@escaping (\(value)) -> Void) -> some SwiftUI.View { self }"
  }

  /// The kinds of a format (`.percent`) of which one must be told from those of other numbers.
  private static let formats =
    [
      "FloatingPointFormatStyle<Double>", "FloatingPointFormatStyle<Double>.Currency",
      "FloatingPointFormatStyle<Double>.Percent", "Date.FormatStyle",
    ].map { "format: Foundation." + $0 }
    + ["format: some \(trait)", "formatter: Foundation.Formatter"]

  private static func text(as format: String) -> String {
    "@_disfavoredOverload init(_ value: some \(trait), \(format)) { fatalError() }"
  }
}
