import Foundation
import FoundationXML

/// The report for test dashboards: JUnit's XML, a suite for each article and a case for each
/// snippet, each test and each article's claims.
struct JUnitReporter: Reporter {
  func render(_ report: Report) -> String {
    let root = XMLElement(name: "testsuites")
    root.addAttributes([("name", "doccheck")])
    for article in report.articles { root.addChild(JUnitSuite(article).element) }
    let document = XMLDocument(rootElement: root)
    document.characterEncoding = "UTF-8"
    document.version = "1.0"
    let data = document.xmlData(options: .nodePrettyPrint)
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension XMLElement {
  /// Adds attributes in their order; characters that XML 1.0 refuses become marks.
  func addAttributes(_ attributes: [(name: String, value: String)]) {
    for (name, value) in attributes {
      let attribute = XMLNode.attribute(withName: name, stringValue: InertText.marked(value))
      if let attribute = attribute as? XMLNode { addAttribute(attribute) }
    }
  }
}
