import Testing

@testable import DocCheck

/// What doccheck's own modules mark as deprecated, compared with the facts.
@Suite("Deprecation marks of doccheck's own modules")
struct DeprecationMarksTests {
  private static let modules = ["Combine", "SwiftData", "SwiftUI", "UIKit"]

  /// Declarations of one name with the same argument labels.
  private struct Form: Hashable, Comparable {
    let owner: String?
    let name: String
    let labels: [String]

    var text: String {
      let call = labels.map { $0 + ":" }.joined()
      return (owner.map { $0 + "." } ?? "") + name + (call.isEmpty ? "" : "(\(call))")
    }

    static func < (left: Form, right: Form) -> Bool { left.text < right.text }
  }

  @Test("Nothing is marked that Apple does not deprecate, and what Apple deprecates is marked")
  func marks() throws {
    let environment = try Checking.environment.get()
    let facts = try APIFacts.embedded.value.get()
    let marks = try Self.marks(
      in: InterfaceReader(
        toolchain: environment.toolchain,
        searchOptions: InterfaceReader.searchOptions(environment.toolchain, environment.shim)
      )
    )
    let forms = try Self.forms(in: facts).filter { marks[$0.key] != nil }
    let unmarked = forms.filter { $0.value && marks[$0.key]?.contains(false) == true }
    let overmarked = forms.filter { !$0.value && marks[$0.key]?.contains(false) == false }
    #expect(unmarked.keys.sorted().map(\.text) == Self.unmarked)
    #expect(overmarked.keys.sorted().map(\.text) == Self.overmarked)
  }

  /// Whether each declaration of a form bears a mark in doccheck's own modules.
  private static func marks(in reader: InterfaceReader) throws -> [Form: [Bool]] {
    var marks: [Form: [Bool]] = [:]
    for module in modules {
      let text = try #require(try reader.text(of: module)).swift
      for declaration in PrintedDeclaration.list(in: folded(text)) {
        let owner = declaration.owners.last?.name
        let labels = SignatureReader.signatures(in: declaration.text, owner: owner).first?.labels
        let form = Form(owner: owner, name: declaration.name, labels: labels ?? [])
        marks[form, default: []].append(declaration.text.contains("deprecated"))
      }
    }
    return marks
  }

  /// An interface with attributes on the lines of what they belong to.
  private static func folded(_ interface: String) -> String {
    var attributes = ""
    return interface.split(separator: "\n").map { line in
      let indent = line.prefix { $0 == " " }
      let text = line.dropFirst(indent.count)
      guard text.hasPrefix("@"), PrintedDeclaration.list(in: String(text)).isEmpty else {
        defer { attributes = "" }
        return indent + attributes + text
      }
      attributes += text + " "
      return ""
    }.joined(separator: "\n")
  }

  /// The forms of functions, variables and types, and whether all of each are deprecated.
  private static func forms(in facts: APIFacts) throws -> [Form: Bool] {
    try modules.reduce(into: [:]) { forms, module in
      for row in try facts.module(module).declarations
      where kinds.contains(row.kind) {
        let owner = row.container.split(separator: ".").last.map(String.init)
        let form = Form(owner: owner, name: row.baseName, labels: row.labels)
        forms[form] = forms[form, default: true] && !row.deprecated.isEmpty
      }
    }
  }

  private static let kinds: [APIDeclaration.Kind] = [
    .func, .var, .`init`, .struct, .class, .enum, .protocol,
  ]

  /// What is deprecated and bears no mark here: what only comes with something that bears one, what iOS 26
  /// deprecates and only the system calls, and the parts of cells, which Apple deprecates without a version.
  private static let unmarked = [
    "PresentationMode", "UIApplication.OpenURLOptionsKey",
    "UIApplicationDelegate.applicationDidBecomeActive(_:)",
    "UIApplicationDelegate.applicationDidEnterBackground(_:)",
    "UIApplicationDelegate.applicationWillEnterForeground(_:)",
    "UIApplicationDelegate.applicationWillResignActive(_:)", "UITableViewCell.detailTextLabel",
    "UITableViewCell.imageView", "UITableViewCell.textLabel",
    "UITableViewHeaderFooterView.textLabel",
  ]

  /// What bears a mark here while another form with the same labels, which is not here, is not deprecated.
  private static let overmarked = ["View.animation(_:)", "View.contextMenu(_:)"]
}
