import Foundation

/// Remembers which texts without a Markdown ending hold Swift, since that takes a parser to tell.
struct TextMemory: Sendable {
  private let folder: CacheFolder
  /// All that the answers depend on besides the texts.
  private let circumstances: [String]

  /// - Parameters:
  ///   - folder: where answers stay on this machine; they go nowhere else.
  ///   - circumstances: doccheck itself, and whatever else may change an answer.
  init(folder: CacheFolder, circumstances: [String]) {
    var own = folder
    own.remote = nil
    self.folder = own
    self.circumstances = circumstances
  }

  /// Whether a text holds Swift.
  ///
  /// - Parameter look: looks into the text, where nobody did before.
  func holdsSwift(_ text: [UInt8], look: () -> Bool) -> Bool {
    let digest = CacheKey.digest(of: circumstances + ["holds Swift"], text)
    if let answer = folder.contents(of: digest)?.first { return answer == Self.yes }
    let holds = look()
    // Where the folder cannot be written to, the next run looks again; its verdicts say why.
    try? folder.keep(Data([holds ? Self.yes : Self.no]), as: digest)
    return holds
  }

  private static let yes = UInt8(ascii: "1")
  private static let no = UInt8(ascii: "0")
}
