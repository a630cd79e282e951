import CCmark
import Glibc

/// A node of libcmark's tree, read and changed by Swift's types.
struct CommonMarkNode {
  /// The kinds of CommonMark 0.31.2, and the two that only a renderer knows.
  enum Kind {
    case document
    case blockQuote
    case list
    case item
    case codeBlock
    case htmlBlock
    case paragraph
    case heading
    case thematicBreak
    case text
    case softBreak
    case lineBreak
    case code
    case htmlInline
    case emphasis
    case strong
    case link
    case image
    case custom
  }

  private let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  var kind: Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_DOCUMENT: .document
    case CMARK_NODE_BLOCK_QUOTE: .blockQuote
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_CODE_BLOCK: .codeBlock
    case CMARK_NODE_HTML_BLOCK: .htmlBlock
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .code
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    default: .custom
    }
  }

  /// The lines, counted from 1 in the text that was parsed.
  var lines: ClosedRange<Int> {
    let start = Int(cmark_node_get_start_line(pointer))
    return start...max(start, Int(cmark_node_get_end_line(pointer)))
  }
  /// The first column in bytes, counted from 1.
  var startColumn: Int { Int(cmark_node_get_start_column(pointer)) }
  /// The heading's level, from 1 to 6.
  var headingLevel: Int { Int(cmark_node_get_heading_level(pointer)) }
  /// Whether the list is numbered.
  var isOrdered: Bool { cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST }
  /// The bytes of a text, code or HTML node.
  var literal: [UInt8] { Self.bytes(cmark_node_get_literal(pointer)) }
  /// The info string of a code block.
  var info: String { Self.string(cmark_node_get_fence_info(pointer)) }
  /// The destination of a link or an image.
  var destination: String { Self.string(cmark_node_get_url(pointer)) }
  /// The title of a link or an image.
  var title: String { Self.string(cmark_node_get_title(pointer)) }

  /// Replaces the node by HTML that is rendered as it is.
  func replace(withHTML html: String) {
    guard let custom = cmark_node_new(CMARK_NODE_CUSTOM_BLOCK) else { return }
    cmark_node_set_on_enter(custom, html)
    replace(with: custom)
  }

  /// Replaces the node by its children between two pieces of HTML.
  func unwrap(open: String, close: String) {
    guard let custom = Self.custom(open: open, close: close) else { return }
    while let child = cmark_node_first_child(pointer) { cmark_node_append_child(custom, child) }
    replace(with: custom)
  }

  /// Puts the node between two pieces of HTML.
  func wrap(open: String, close: String) {
    guard let custom = Self.custom(open: open, close: close),
      cmark_node_insert_before(pointer, custom) == 1
    else { return }
    cmark_node_unlink(pointer)
    cmark_node_append_child(custom, pointer)
  }

  /// Replaces a text node by several, some of them between pieces of HTML.
  func split(into parts: [(text: ArraySlice<UInt8>, mark: (open: String, close: String)?)]) {
    for part in parts where !part.text.isEmpty {
      guard let text = cmark_node_new(CMARK_NODE_TEXT) else { return }
      cmark_node_set_literal(text, String(decoding: part.text, as: UTF8.self))
      cmark_node_insert_before(pointer, text)
      if let mark = part.mark { CommonMarkNode(text).wrap(open: mark.open, close: mark.close) }
    }
    cmark_node_unlink(pointer)
    cmark_node_free(pointer)
  }

  private func replace(with other: OpaquePointer) {
    cmark_node_replace(pointer, other)
    cmark_node_free(pointer)
  }

  private static func custom(open: String, close: String) -> OpaquePointer? {
    let node = cmark_node_new(CMARK_NODE_CUSTOM_INLINE)
    cmark_node_set_on_enter(node, open)
    cmark_node_set_on_exit(node, close)
    return node
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    String(decoding: bytes(text), as: UTF8.self)
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
    guard let text else { return [] }
    let length = strlen(text)
    return text.withMemoryRebound(to: UInt8.self, capacity: length) {
      Array(UnsafeBufferPointer(start: $0, count: length))
    }
  }
}
