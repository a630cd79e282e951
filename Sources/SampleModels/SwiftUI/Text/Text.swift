import Foundation

/// A view of one or more lines of text that can only be read.
public struct Text: Equatable, Sendable {
  /// Where the text comes from.
  package indirect enum Storage: Equatable, Sendable {
    /// The text itself.
    case verbatim(String)
    /// A key that is looked up in the app's translations.
    case localized(LocalizedStringKey, table: String?)
    /// A text with attributes.
    case attributed(AttributedString)
    /// A date that is kept up to date.
    case date(Date, DateStyle)
    /// A span of time.
    case interval(DateInterval)
    /// An image in the line.
    case image(Image)
    /// Several texts, one after another.
    case joined([Text])
  }

  package var storage: Storage

  /// What was changed of the text's looks, the last change last.
  package var attributes: [Attribute] = []

  package init(storage: Storage) {
    self.storage = storage
  }

  /// Shows a text that is not looked up in the app's translations.
  public init(verbatim content: String) {
    self.init(storage: .verbatim(content))
  }

  /// Shows a text that is not looked up in the app's translations.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(storage: .verbatim(String(content)))
  }

  /// Shows a text that is looked up in the app's translations.
  public init(
    _ key: LocalizedStringKey,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(storage: .localized(key, table: tableName))
  }

  /// Shows a text that is looked up in the app's translations.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(storage: .verbatim(resource.key))
  }

  /// Shows a text with attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(storage: .attributed(attributedContent))
  }

  /// Shows an image in a line of text.
  public init(_ image: Image) {
    self.init(storage: .image(image))
  }

  /// The text as a reader sees it, without looks.
  package var plainText: String {
    switch storage {
    case .verbatim(let text): text
    case .localized(let key, _): key.plainText
    case .attributed(let text): String(text.characters)
    case .date(let date, let style): style.text(of: date)
    case .interval(let interval): "\(interval.start) – \(interval.end)"
    case .image: ""
    case .joined(let texts): texts.map(\.plainText).joined()
    }
  }
}

extension Text: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}

extension Text {
  /// The addresses that parts of the text lead to.
  package var links: [URL] {
    switch storage {
    case .localized(let key, _): key.runs.compactMap(\.link)
    case .attributed(let text): text.runs.compactMap(\.link)
    case .joined(let texts): texts.flatMap(\.links)
    case .verbatim, .date, .interval, .image: []
    }
  }
}
