import CCmark
import Glibc

/// A parsed document of libcmark 0.30.
///
/// This file and `CommonMarkNode` are the bridge: no other one imports the library, and none of its
/// pointers outlives the document.
final class CommonMarkDocument {
  private let pointer: OpaquePointer?

  /// Parses Markdown; bytes that are not UTF-8 stay as they are.
  init(_ markdown: ArraySlice<UInt8>) {
    pointer = markdown.withUnsafeBytes { buffer in
      cmark_parse_document(
        buffer.baseAddress?.assumingMemoryBound(to: CChar.self),
        buffer.count,
        CMARK_OPT_DEFAULT
      )
    }
  }

  deinit { cmark_node_free(pointer) }

  /// Walks the tree in the order of the text without recursion, so that no depth is too deep.
  ///
  /// `visit` may change the node that it gets on leaving, but not what lies ahead.
  func walk(_ visit: (_ node: CommonMarkNode, _ isEntering: Bool) -> Void) {
    guard let iterator = cmark_iter_new(pointer) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { return }
      guard let node = cmark_iter_get_node(iterator) else { return }
      visit(CommonMarkNode(node), event == CMARK_EVENT_ENTER)
    }
  }

  /// The document as HTML in safe mode: raw HTML and links such as `javascript:` are left out.
  func html() -> String {
    guard let text = cmark_render_html(pointer, CMARK_OPT_DEFAULT) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }
}
