import Foundation

/// Reads what a drawing program reports.
struct SketchReader {
  /// The sketches in their order.
  private(set) var sketches: [Sketch] = []
  /// The place of the subject that was begun last; nothing if none was.
  private(set) var last: Int?
  /// Whether the subject that was begun last is the last one of all.
  private(set) var isComplete = false
  /// Whether the subject that was begun last has a sketch.
  private(set) var hasDrawnLast = false

  /// A line that is reported.
  private struct Line: Decodable {
    let subject: Int
    let isLast: Bool
    let sketch: Sketch?
  }

  /// The most sketches of one program.
  private static let most = 100

  /// - Parameters:
  ///   - stream: what the program reported.
  ///   - nonce: what comes before each line; others are not the harness's and do not count.
  init(_ stream: [UInt8], nonce: String) {
    let (decoder, mark) = (JSONDecoder(), Array(nonce.utf8))
    for line in stream.split(separator: 10) where line.starts(with: mark) {
      guard sketches.count < Self.most,
        let line = try? decoder.decode(Line.self, from: Data(line.dropFirst(mark.count)))
      else { continue }
      if last != line.subject { (last, hasDrawnLast) = (line.subject, false) }
      isComplete = line.isLast
      guard let sketch = line.sketch?.validated else { continue }
      sketches.append(sketch)
      hasDrawnLast = true
    }
  }
}
