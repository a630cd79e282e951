/// What is written into a snippet's code: what keeps its variants apart, the initialisers that its classes
/// lack, what gives unknown values their types, and the state that its types do not show.
struct SubjectInsertions {
  /// Lines before a byte of the code.
  typealias Insertion = (offset: Int, lines: [ProgramText.Line])

  let draft: Draft
  let items: ArticleItems

  /// What doccheck writes itself, in no order.
  var generated: [Insertion] {
    (branches + completions + coercions).map { ($0.offset, [($0.text, .generated)]) }
  }

  /// The texts of what doccheck writes itself.
  var texts: [String] { (completions + coercions).map(\.text) }

  /// The stand-ins that an item of the snippet gets as members.
  func local(to item: Item) -> [StandIn] {
    guard item.kind == .type, item.body != nil, !item.isProtocol else { return [] }
    let names = Set(item.uses.filter { $0.role == .projection }.map(\.name))
    return draft.standIns.filter { $0.kind == .projection && names.contains($0.name) }
  }

  /// The stand-ins that must stand inside of what is written around the snippet.
  var localOutside: [StandIn] {
    let inside = items.items[draft.subject].flatMap { local(to: $0.item) }
    return draft.standIns.filter { $0.isLocal && !inside.contains($0) }
  }

  private var branches: [(offset: Int, text: String)] {
    draft.separatesVariants ? NestedVariants(items.codes[draft.subject].text).branches : []
  }

  private var completions: [(offset: Int, text: String)] {
    let code = items.codes[draft.subject].text
    let edits =
      (draft.completedClasses.isEmpty
        ? [] : ClassCompletion.edits(code, of: draft.completedClasses))
      + (draft.isolatesTests ? TestIsolation.edits(code) : [])
    return edits.map { ($0.bytes.lowerBound, $0.text) }
  }

  private var coercions: [(offset: Int, text: String)] {
    var number = 0
    return draft.sortedCoercions.flatMap { coercion in
      defer { number += coercion.isOfNewCases ? 1 : 0 }
      if let signature = coercion.signature { return [(coercion.bytes.upperBound, signature)] }
      let optional = UnknownType.name + "?"
      if case .name(let name) = coercion.unwrapped {
        return [(coercion.bytes.upperBound, " = \(UnknownType.coercion)(\(name)) as \(optional)")]
      }
      let made = coercion.isOfNewCases ? StandInPrinter.enumeration(number) : nil
      let cases = (coercion.enumeration ?? made).map { coercion.isList ? "[\($0)]" : $0 }
      let type = coercion.unwrapped == nil ? coercion.type ?? cases : optional
      return [
        (coercion.bytes.lowerBound, UnknownType.coercion + "("),
        (coercion.bytes.upperBound, ")" + (type.map { " as \($0)" } ?? "")),
      ]
    }
  }
}
