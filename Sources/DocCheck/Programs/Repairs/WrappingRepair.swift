/// Tries the wrappings that a snippet's shape allows, one after the other.
struct WrappingRepair: Repair {
  let limit = 5

  func drafts(after attempt: Attempt, linker: Linker) -> some Sequence<Draft> {
    let wrappings =
      Self.wrappings(for: attempt.draft, linker: linker)
      + HomeFinder(linker: linker, draft: attempt.draft).homes(of: attempt.missingNames)
      + Self.controllers(attempt, linker) + Self.formulas(attempt, linker)
      // What a global holds lives longer than what it may refer to.
      + (attempt.compilation.errors.contains(where: \.isOfLifetime) ? [.function] : [])
    return wrappings.lazy.filter { $0 != attempt.draft.wrapping }.map { wrapping in
      var draft = attempt.draft
      draft.wrapping = wrapping
      if wrapping == .testCase, !draft.implicitImports.contains("XCTest") {
        draft.implicitImports.append("XCTest")
      }
      draft.context = linker.context(for: draft)
      if let home = wrapping.home { draft.leaveBodies(ofTypeAt: home, linker.items) }
      let hasImports = !linker.items.snippets[draft.subject].imports.isEmpty
      let isInView =
        wrapping.home != nil && linker.implicitImports(for: draft).contains("SwiftUI")
      if wrapping.isScreen || isInView, !hasImports { draft.importViews() }
      return draft
    }
  }

  /// A controller around members, or a method of one around statements that use `self`, with several things
  /// that controllers have, of which one alone may be anything.
  private static func controllers(_ attempt: Attempt, _ linker: Linker) -> [Wrapping] {
    let missing = attempt.missingNames.union(attempt.missingMembers)
    let inherited = linker.known.declarations.members(of: "UIViewController")
    guard inherited.intersection(missing).count > 1 else { return [] }
    let usesSelf = linker.items.items[attempt.draft.subject].contains(where: \.item.usesSelf)
    return switch linker.items.snippets[attempt.draft.subject].shape {
    case .script, .statements: usesSelf ? [.controllerMethod] : []
    case .members: [.type("class \(Wrapping.typeName): UIKit.UIViewController")]
    default: []
    }
  }

  /// What is written before a chain of modifiers must not lack more of them than before; wrapped
  /// properties and views are at home in a view.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool {
    let wrapping = attempt.draft.wrapping
    if case .documented(_, _, let others) = wrapping {
      return attempt.isClean || others.isEmpty && isOfBody(attempt, unlike: base)
    }
    // At the top level nothing is said of a wrapper but that it does not work there.
    if wrapping == .none, base.draft.wrapping == .neutral,
      attempt.compilation.errors.contains(where: \.isOfTopLevel)
    {
      return false
    }
    let lacking: (Attempt) -> Int = { $0.compilation.errors.count { $0.missingMember != nil } }
    if wrapping.namesViews, !wrapping.isScreen, lacking(attempt) > lacking(base) { return false }
    // Nothing is said about what stands behind a modifier that scenes do not have.
    if attempt.compilation.errors.contains(where: Self.isOfScene) { return false }
    if attempt.compilation.ending == .refused, isReadFurther(attempt, than: base) { return true }
    // XCTest is not the same here in all that it gives to methods.
    let isTest = attempt.draft.wrapping == .testCase
    return attempt.isBetter(than: base)
      && (!isTest || attempt.compilation.errors.allSatisfy { $0.missingName != nil })
  }

  /// Whether the compiler reads more of the code than it did in another wrapping.
  private func isReadFurther(_ attempt: Attempt, than base: Attempt) -> Bool {
    let (errors, earlier) = (attempt.compilation.errors, base.compilation.errors)
    return switch attempt.draft.wrapping {
    case let wrapping where wrapping.isScreen:
      earlier.contains(where: \.isOfTopLevel) && errors.count <= earlier.count
    // A variable inside of a function may have the name of what gives its value.
    case .function:
      earlier.contains(where: \.isCircular) && errors.count <= earlier.count
    case .method:
      earlier.contains { $0.id == "cannot_find_self_in_scope" } && errors.count <= earlier.count
        && !errors.contains { $0.missingName != nil }
    // Without a view before it nothing of what a chain holds is read.
    case .receiver:
      earlier.contains { $0.id == "unresolved_member_no_inference" }
        && errors.allSatisfy { $0.missingName != nil }
        // Nor of what a value that lacks a member is handed to.
        || earlier.contains { $0.missingMember != nil }
          && errors.contains { $0.missingName != nil }
          && errors.allSatisfy { $0.missingMember == nil }
    default: false
    }
  }

  /// Whether an error is about a member that a scene of our own lacks.
  private static func isOfScene(_ error: CompilerMessage) -> Bool {
    error.missingMember?.type.hasPrefix("WindowGroup<") == true
  }

  /// The wrappings that may make a snippet compile by its shape, the likeliest first.
  static func usualWrappings(for draft: Draft, linker: Linker) -> [Wrapping] {
    let shape = linker.items.snippets[draft.subject].shape
    let (code, parsed) = (
      linker.items.codes[draft.subject].text, linker.items.codes[draft.subject].parsed
    )
    let items = linker.items.items[draft.subject]
    let methods = methods(around: items)
    if shape == .modifierChain || shape == .expression,
      let fragment = ManifestFragment(code, parsed: parsed)
    {
      return fragment.readings.map { .manifest($0) }
    }
    switch shape {
    case .members: return members(items.map(\.item), draft, linker)
    case .modifierChain:
      return isPublishers(items, linker.known) ? publishers(items) : receivers(items, linker.known)
    case .statements:
      if let clause = Clause(code, parsed: parsed) {
        return [.clause(before: clause.before, after: clause.after)]
      }
      let functions: [Wrapping] =
        items.contains(where: \.item.returnsValue)
        ? [.returning, .function] : [.function, .returning]
      let hasAccessLevels = items.contains(where: \.item.hasAccessLevel)
      return parts(items, of: .views) + (hasAccessLevels ? parts(items, of: .statements) : [])
        + (methods.isEmpty ? functions : methods)
    case .accessors:
      // What is observed has a value.
      let isObserved = items.contains { $0.text.contains(Self.observer) }
      let lacksGetter = items.allSatisfy {
        $0.text.prefixMatch(of: Self.setter) != nil
      }
      return isObserved
        ? [.property("Int = 0"), .property("String = \"\"")]
        : ["Int", "String"].map { .property($0, lacksGetter: lacksGetter) }
          + [.property("some SwiftUI.View")]
    case .type:
      if ShapeReader.isParameterList(code) { return [.parameters] }
      return [code.contains("some ") ? .parameter : .typeAlias]
    case .script: return scripts(items, methods, linker.known)
    case .signature:
      let isOfType = items.contains { $0.item.kind == .member || $0.item.wantsType }
      return isOfType ? members(items.map(\.item), draft, linker) : [.none, .neutral]
    case .expression:
      if code.first == "{" { return [.constant] }
      return methods.isEmpty ? [.none] : methods
    case .file:
      return [.none] + (items.contains { isTestMethod($0.item) } ? [.testCase] : [])
        + items.lazy.flatMap(\.item.keys).compactMap { modifiers[$0] }.map { .type($0) }
        + heirs(aboveExtensionsIn: items, linker.known)
        + (items.contains { $0.item.kind != .type && $0.item.wantsClass }
          && items.allSatisfy(\.item.canBeMember) ? [.neutralClass] : [])
    case .pseudoCode, .otherLanguage, .broken:
      return [.none]
    }
  }

  private static func parts(_ items: [LinkedItem], of content: TypeParts.Content) -> [Wrapping] {
    TypeParts(items, content: content).map { [.parts($0)] } ?? []
  }

  /// What may be around declarations and statements side by side.
  private static func scripts(
    _ items: [LinkedItem],
    _ methods: [Wrapping],
    _ known: KnownNames
  ) -> [Wrapping] {
    let view = parts(items, of: .views)
    let isListing = items.allSatisfy(TypeParts.isDeclaration)
    let holdsBody = isListing && items.contains { $0.item.declares == ["body"] }
    let body = holdsBody ? [Wrapping.type("struct \(Wrapping.typeName): SwiftUI.View")] : []
    // No wrapper works at the top level of a program.
    let isWrapped = !isListing && items.contains(where: \.item.isWrapped)
    let hasAccessLevels = items.contains(where: \.item.hasAccessLevel)
    let isView = hasAccessLevels || TypeParts(items, content: .views)?.isInOrder ?? false
    // None of these can stand in a function.
    let isOfType =
      hasAccessLevels
      || items.contains { $0.item.kind == .typeExtension || $0.item.kind == .operators }
    // Access levels may stand at the top level, too.
    let isProgram = hasAccessLevels && !isListing && !items.contains(where: \.item.isWrapped)
    let function =
      (isWrapped && !isOfType ? [Wrapping.function] : [])
      + (isWrapped || hasAccessLevels ? parts(items, of: .statements) : [])
    return (isListing && wrapsForPackage(items, known) ? [.neutral] : [])
      + (isProgram ? [.none] : []) + (isView ? view : [])
      + body
      + (hasAccessLevels ? function + methods : methods + function)
      + [.none]
      + (isView ? [] : view) + receivers(items, known)
      + (isListing && items.contains(where: needsType) ? [.neutral] : [])
      + (items.contains(where: \.item.usesItself) ? [.function] : [])
  }

  /// What may be around statements that use `self`; nothing around any other.
  private static func methods(around items: [LinkedItem]) -> [Wrapping] {
    guard items.contains(where: \.item.usesSelf) else { return [] }
    let unwraps = items.contains { $0.text.prefixMatch(of: Self.unwrappedSelf) != nil }
    return (unwraps ? [.weakClosure] : []) + [.method(receiver: "", lines: [])]
  }

  /// The types around functions that only these have, by the functions' names and labels.
  private static let modifiers = [
    "body(content:)": "struct \(Wrapping.typeName): SwiftUI.ViewModifier",
    "makeBody(configuration:)": "struct \(Wrapping.typeName): SwiftUI.ButtonStyle",
  ]

  /// Whether a function is a test that uses what XCTest gives to methods alone.
  private static func isTestMethod(_ item: Item) -> Bool {
    item.kind == .function && item.declares.contains { $0.hasPrefix("test") }
      && item.uses.contains { testMembers.contains($0.name) }
  }

  private static let testMembers: Set<String> = [
    "addTeardownBlock", "continueAfterFailure", "expectation", "fulfillment", "measure", "wait",
  ]

  /// Whether a variable must be inside a type: it has no value, or it has a wrapper, which does not work at the top
  /// level.
  private static func needsType(_ linked: LinkedItem) -> Bool {
    linked.item.kind == .variable && (linked.item.lacksValue || linked.item.isWrapped)
  }

  private static func members(
    _ items: [Item],
    _ draft: Draft,
    _ linker: Linker
  ) -> [Wrapping] {
    let roles = Set(items.flatMap(\.uses))
    let attributes = Set(roles.filter { $0.role == .attribute }.map(\.name))
    let declared = Set(items.flatMap(\.declares))
    let homes = HomeFinder(linker: linker, draft: draft).homes
    let superclasses = superclasses(of: linker.items.items[draft.subject])
    var wrappings =
      homes + heirs(items, linker.known) + superclasses
      + delegating(linker.items.items[draft.subject])
    if declared.contains("body") {
      wrappings.append(.type("struct \(Wrapping.typeName): SwiftUI.View"))
    }
    if attributes.contains("Published") {
      wrappings.append(.type("final class \(Wrapping.typeName): Combine.ObservableObject"))
    }
    if items.contains(where: \.isCase) {
      return homes + enumerations(linker.items.items[draft.subject])
    }
    return wrappings + tellingApart(items)
      + (items.contains(where: \.wantsClass) ? [] : [.neutral]) + [.neutralClass]
  }

  private static let observer = Pattern(/^(?:didSet|willSet)\b/)
  private static let setter = Pattern(/(?:nonmutating )?set\b/)
  private static let unwrappedSelf = Pattern(/(?:guard|if) let self\b/)
}
