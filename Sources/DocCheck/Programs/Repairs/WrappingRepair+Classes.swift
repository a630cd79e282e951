/// The classes around members that use what another class has.
extension WrappingRepair {
  /// A class around initialisers that hand over to one of its superclass.
  static func superclasses(of items: [LinkedItem]) -> [Wrapping] {
    let text = items.map(\.text).joined()
    let lacksCoder = items.allSatisfy { !$0.item.keys.contains("init(coder:)") }
    return initializers.filter { text.contains("super.init(\($0.head)") }.prefix(1)
      .map { .subclass(of: $0.superclass, lacksCoder: lacksCoder && $0.superclass.hasPrefix("UI")) }
  }

  /// How calls of a superclass's initialiser begin, and the class that has it.
  private static let initializers = [
    (head: "nibName:", superclass: "UIKit.UIViewController"),
    (head: "frame:", superclass: "UIKit.UIView"),
    (head: "style:", superclass: "UIKit.UITableViewCell"),
    (head: ")", superclass: "Foundation.NSObject"),
  ]

  /// A class that inherits the initialisers to which convenience initialisers hand over.
  static func delegating(_ items: [LinkedItem]) -> [Wrapping] {
    let own = items.reduce(into: Set<String>()) { $0.formUnion($1.item.keys) }
    let convenience = items.filter {
      $0.text.contains("convenience init") && $0.text.contains("self.init(")
    }
    let calls = convenience.flatMap(\.item.memberCalls).filter {
      $0.name == "init"
        && !own.contains("init(" + $0.call.labels.map { $0 + ":" }.joined() + ")")
    }
    let initializers = Set(calls.map(\.call)).map { call in
      let signature = CallSignature(call)
      return "init\(signature.generics)(\(signature.parameters)) {}"
    }
    return initializers.isEmpty ? [] : [.heir(of: initializers.sorted())]
  }

  /// A class around members that override those of another class, where extensions follow, which stay outside.
  static func heirs(aboveExtensionsIn items: [LinkedItem], _ known: KnownNames) -> [Wrapping] {
    let own = items.drop { $0.item.kind == .importing }
    guard let end = own.firstIndex(where: { $0.item.kind == .typeExtension }) else { return [] }
    let (members, rest) = (own[..<end], own[end...])
    guard members.allSatisfy(\.item.canBeMember),
      rest.allSatisfy({ [.type, .typeExtension].contains($0.item.kind) })
    else { return [] }
    return heirs(members.map(\.item), known).compactMap { wrapping in
      guard case .type(let head) = wrapping else { return nil }
      return .parts(TypeParts(members, before: own[end].line, head: head))
    }
  }

  /// A class around members that override those of another one: of one of UIKit's, else of one of our
  /// own unless UIKit has nearly these.
  static func heirs(_ items: [Item], _ known: KnownNames) -> [Wrapping] {
    let overridden = items.filter { $0.kind != .type }.flatMap(\.overridden)
    guard let first = overridden.first else { return [] }
    let direct = overridden.reduce(into: owners(of: first, known)) {
      $0.formIntersection(owners(of: $1, known))
    }
    // One class may have some of the members itself and inherit the others.
    let names = Set(overridden.map(\.name))
    let heirs = overridden.reduce(into: Set<String>()) { $0.formUnion(owners(of: $1, known)) }
      .filter { names.isSubset(of: known.declarations.allMembers(of: $0)) }
    let classes = direct.isEmpty ? heirs : direct
    if !classes.isEmpty {
      return classes.sorted().map { .type("class \(Wrapping.typeName): UIKit.\($0)") }
    }
    let isMisspelt = overridden.contains {
      !known.members.contains($0.name)
        && EditDistance.nearest(to: $0.name, in: known.members) != nil
    }
    let lacksInitializer =
      items.contains { $0.kind == .variable && $0.lacksValue && !$0.isComputed }
      && !items.contains { $0.keys.contains { $0.hasPrefix("init(") } }
    return isMisspelt
      ? [] : [.heir(of: overridden.map(\.text), lacksInitializer: lacksInitializer)]
  }

  /// The classes of UIKit that have a member.
  private static func owners(of member: Overridden, _ known: KnownNames) -> Set<String> {
    let entries = known.declarations[member.name].filter { $0.module == "UIKit" }
    return Set(entries.compactMap(\.owner))
  }
}
