extension Linker {
  /// The modules that a snippet without imports needs for the names that it uses.
  func implicitImports(for draft: Draft) -> [String] {
    guard items.snippets[draft.subject].imports.isEmpty else { return [] }
    if isManifest(draft) { return [ManifestOptions.module] }
    let used = items.items(of: draft)
    let declared = Set(used.flatMap(\.declares) + draft.standIns.map(\.name))
    let names = Set(used.flatMap(\.uses).map(\.name)).subtracting(declared)
    let members = used.flatMap { $0.usedMembers.union($0.operatorNames) }
    let own = declared.union(used.flatMap(\.members))
    let package = known.packageModules(declaring: names.union(members).subtracting(own))
    if draft.wrapping.namesViews { return package + ["SwiftUI"] }
    let foreign = names.filter { !known.isModel($0, in: used) }
    let modules = Set(foreign.compactMap(known.module)).subtracting(package)
    if !modules.isDisjoint(with: ["SwiftUI", "UIKit"]) { return package + ["SwiftUI"] }
    return package + (modules.isEmpty ? [] : ["Foundation"] + modules.sorted())
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
