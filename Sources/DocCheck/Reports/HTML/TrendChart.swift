/// A figure over several reports, drawn as a line from the oldest to the newest.
struct TrendChart {
  /// What the figure is.
  let name: String
  /// The values, none below zero.
  let values: [Double]
  /// The value at the top of the drawing.
  let top: Double
  /// The values as readers see them.
  let labels: [String]

  private static let (width, height) = (240.0, 48.0)

  /// The line with a point for each report.
  var markup: Markup {
    let points = values.enumerated().map { place($0.element, at: $0.offset) }
    let line = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    return """
      <figure class="trend-chart"><figcaption>\(name)</figcaption>
      <svg viewBox="-5 -5 \(VerdictChart.number(Self.width + 10)) \
      \(VerdictChart.number(Self.height + 10))" role="img" aria-label="\(name): \(labels.joined(separator: ", "))">
      <polyline points="\(line)" fill="none" />
      \(Markup(zip(points, labels)) { point, label in
        """
        <circle cx="\(point.x)" cy="\(point.y)" r="3"><title>\(label)</title></circle>

        """
      })</svg></figure>

      """
  }

  private func place(_ value: Double, at index: Int) -> (x: String, y: String) {
    let x = Self.width * Double(index) / Double(max(1, values.count - 1))
    let y = Self.height * (1 - (top > 0 ? value / top : 0))
    return (VerdictChart.number(x), VerdictChart.number(y))
  }
}
