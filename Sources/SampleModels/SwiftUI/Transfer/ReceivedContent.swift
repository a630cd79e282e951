import Foundation

/// What another app hands over: bytes or a file, and what kind of content they are.
package struct ReceivedContent: Sendable {
  /// The value that is handed over.
  package let value: any Transferable
  /// The kind of the content.
  package let type: UTType

  /// Names a value with the kind of content that it is handed over as.
  package init(value: any Transferable, type: UTType) {
    (self.value, self.type) = (value, type)
  }

  /// The bytes of the content; those of a file that is there, and none of a value that has none.
  package func data() throws -> Data {
    if let data = value as? Data { return data }
    if let url = value as? URL, url.isFileURL { return try Data(contentsOf: url) }
    return Data()
  }

  /// Where the content is as a file, which is made where it is none yet.
  package func file() throws -> URL {
    if let url = value as? URL, url.isFileURL { return url }
    let name = UUID().uuidString + "." + (type.preferredFilenameExtension ?? "data")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try data().write(to: file)
    return file
  }
}

/// A form in which content is taken from others.
package protocol ReceivingForm {
  /// The value made of some content; nothing if the form does not take its kind.
  func received(_ content: ReceivedContent) async throws -> Any?
}

extension Transferable {
  /// A value made of what another app hands over; nothing if no form of the type takes that.
  package static func imported(
    from value: any Transferable,
    of type: UTType
  ) async throws -> Self? {
    if let own = value.converted(to: Self.self) { return own }
    let content = ReceivedContent(value: value, type: type)
    for form in forms {
      if let form = form as? any ReceivingForm,
        let own = try await form.received(content) as? Self
      {
        return own
      }
    }
    return nil
  }
}
