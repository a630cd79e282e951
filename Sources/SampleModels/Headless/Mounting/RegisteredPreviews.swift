import SwiftUI

/// The previews that `#Preview` has put into the running program.
///
/// The expansion is a type that nobody can name, so it is found by its conformance to
/// `PreviewRegistry`, among the conformances of all loaded images.
enum RegisteredPreviews {
  /// The types of the previews, in the order in which the images have them.
  static var types: [any PreviewRegistry.Type] {
    conformances.flatMap { $0.types(conformingTo: registryProtocol) }
      .compactMap { $0 as? any PreviewRegistry.Type }
  }

  /// The table of each image.
  private static var conformances: [ConformanceTable] {
    var tables: [ConformanceTable] = []
    withUnsafeMutablePointer(to: &tables) { tables in
      enumerateMetadataSections(
        { sections, tables in
          let table = UnsafeRawBufferPointer(
            start: sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self),
            count: sections.load(fromByteOffset: 56, as: Int.self)
          )
          tables.assumingMemoryBound(to: [ConformanceTable].self).pointee
            .append(ConformanceTable(bytes: table))
          return true
        },
        tables
      )
    }
    return tables
  }

  /// The descriptor of the protocol, which the metadata of its existential type points at.
  private static var registryProtocol: UnsafeRawPointer {
    let metadata = unsafeBitCast((any PreviewRegistry).self as Any.Type, to: UnsafeRawPointer.self)
    return metadata.load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }
}

/// Calls a function with the tables of each loaded image until it says no.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateMetadataSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CBool,
  _ context: UnsafeMutableRawPointer
)
