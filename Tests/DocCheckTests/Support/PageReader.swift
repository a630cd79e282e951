import Foundation
import FoundationXML
import Testing

/// Reads a page as XML, so that an element left open or a quote left out is an error.
final class PageReader: NSObject, XMLParserDelegate {
  /// An element without what is in it.
  struct Element {
    let name: String
    let attributes: [String: String]
  }

  private(set) var elements: [Element] = []

  init(_ page: String) throws {
    super.init()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = self
    let isWellFormed = parser.parse()
    try #require(isWellFormed, "line \(parser.lineNumber), column \(parser.columnNumber)")
  }

  /// The values of an attribute in the order of the page.
  func values(of attribute: String) -> [String] { elements.compactMap { $0.attributes[attribute] } }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(Element(name: name, attributes: attributes))
  }
}
