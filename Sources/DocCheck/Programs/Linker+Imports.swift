extension Linker {
  /// The modules that a snippet without imports needs for the names that it uses.
  func implicitImports(for draft: Draft) -> [String] {
    guard items.snippets[draft.subject].imports.isEmpty else { return [] }
    if isManifest(draft) { return [ManifestOptions.module] }
    let used = items.items(of: draft)
    let parameters = used.flatMap(\.constraints.keys)
    let declared = Set(used.flatMap(\.declares) + draft.standIns.map(\.name) + parameters)
    let names = Set(used.flatMap(\.uses).map(\.name)).subtracting(declared)
    let members = used.flatMap { $0.usedMembers.union($0.operatorNames) }
    let own = declared.union(used.flatMap(\.members))
    let others =
      known.packageModules(declaring: names.union(members).subtracting(own))
      + frameworks(with: names)
    let withViews = others.filter { $0 != "SwiftUI" } + ["SwiftUI"]
    if draft.wrapping.namesViews { return withViews }
    let foreign = names.filter { !known.isModel($0, in: used) }
    let modules = Set(foreign.compactMap(known.module)).subtracting(others)
    if !modules.isDisjoint(with: ["SwiftUI", "UIKit"]) { return withViews }
    let foundation = modules.isEmpty || others.contains("Foundation") ? [] : ["Foundation"]
    return others + foundation + modules.subtracting(foundation).sorted()
  }

  /// The modules that code must import to name some types and that it does not import; nothing where it imports
  /// some, but not one of these.
  func imports(naming types: [String], in draft: Draft) -> [String]? {
    let snippet = items.snippets[draft.subject]
    let frameworks = types.compactMap(FrameworkNames.known.value.module(declaring:))
    let needed = Set(
      types.compactMap { known.module(declaring: $0) ?? Self.standardModule(of: $0, known) }
    )
    .union(frameworks).subtracting(draft.unwrittenImports + snippet.imports)
    let areAllImported = frameworks.allSatisfy(items.namedModules.contains)
    return needed.isEmpty || snippet.imports.isEmpty && areAllImported ? needed.sorted() : nil
  }

  /// The modules that a snippet without import lines sees by what comes along, and not without some of that.
  func imports(lostBy draft: Draft, without excluded: Set<LinkedItem.Reference>) -> [String] {
    guard items.snippets[draft.subject].imports.isEmpty else { return [] }
    let lost = excluded.intersection(draft.context).flatMap { items.snippets[$0.snippet].imports }
    return Set(lost).subtracting(draft.implicitImports).sorted()
  }

  /// Foundation for the types of the standard library and its own that may need it.
  private static func standardModule(of type: String, _ known: KnownNames) -> String? {
    basicTypes.contains(type) ? nil : known.standard.module(declaring: type)
  }

  private static let basicTypes: Set<String> = [
    "Any", "Array", "Bool", "Character", "Dictionary", "Double", "Error", "Float", "Int", "Never",
    "Optional", "Result", "Set", "String", "Task", "Void",
  ]

  /// What Apple has besides in the modules that are here, where a draft imports one that is not: nothing of it is
  /// run anyway.
  func additions(for draft: Draft) -> [String] {
    let imports = Set(items.snippets[draft.subject].imports + draft.implicitImports)
    let additions =
      imports.isDisjoint(with: APIFacts.declaredOnly.value)
      ? [] : ModuleAdditions.names(for: imports).sorted()
    return additions + (lacksSelectors(draft, imports) ? ["UIKit"] : [])
  }

  /// Whether a draft names methods for Objective-C, which Foundation has on Apple's systems and UIKit here, by
  /// Foundation alone.
  private func lacksSelectors(_ draft: Draft, _ imports: Set<String>) -> Bool {
    let imports = APIFacts.passedOn(by: imports)
    return imports.contains("Foundation") && imports.isDisjoint(with: ["SwiftUI", "UIKit"])
      && items.linkedItems(of: draft).contains { $0.text.contains("Selector(") }
  }

  /// The frameworks that other snippets of the article import and that have some names which neither the article
  /// nor a module that is here declares.
  private func frameworks(with names: Set<String>) -> [String] {
    let imported = items.namedModules.filter(APIFacts.declaredOnly.value.contains)
    guard !imported.isEmpty else { return [] }
    let unknown = names.filter {
      !items.declaredNames.contains($0) && known.anyModule(declaring: $0) == nil
    }
    let extended = unknown.compactMap(APINames.known.value.module)
    return FrameworkNames.known.value.frameworks(among: imported, declaring: unknown)
      + Set(extended).intersection(items.namedModules).sorted()
  }

  /// Whether a snippet is a package manifest, or a part of one, whose import is not shown.
  private func isManifest(_ draft: Draft) -> Bool {
    if case .manifest = draft.wrapping { return true }
    guard items.declarations(of: "Package", from: draft.subject).isEmpty else {
      return false
    }
    let lists: Set<String> = ["dependencies", "products", "targets"]
    return items.items[draft.subject].flatMap(\.item.uses).contains { use in
      guard use.name == "Package", case .call(let call) = use.role else { return false }
      return call.labels.first == "name" && !lists.isDisjoint(with: call.labels)
    }
  }
}
