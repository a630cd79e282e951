/// Writes the declarations of a module as a textual interface, in which nothing has a body.
///
/// Source: the format that `swiftc -emit-module-interface` writes and `-compile-module-from-interface` reads.
struct InterfaceWriter {
  let module: APIModule
  /// The lines that import other modules, and name again what these declare.
  let preamble: [String]
  let directory: TypeDirectory
  let changes: InterfaceChanges

  /// The types of this module that another one, which is here, has.
  private let present: Set<String>
  private var lines: [InterfaceLine] = []

  init(
    _ module: APIModule,
    preamble: [String],
    directory: TypeDirectory,
    present: Set<String>,
    changes: InterfaceChanges
  ) {
    (self.module, self.preamble, self.directory) = (module, preamble, directory)
    (self.present, self.changes) = (present, changes)
  }

  /// The lines of the interface.
  func written() -> [InterfaceLine] {
    var writer = self
    writer.write()
    return writer.lines
  }

  /// The members of types, of extensions by their heads, and what is at file scope.
  private struct Parts {
    var bodies: [String: [Int]] = [:]
    var extensions: [String: [Int]] = [:]
    var atFileScope: [Int] = []
    var conformances: [InterfaceLine] = []
  }

  private mutating func write() {
    let head = [
      "// swift-interface-format-version: 1.0",
      "// swift-module-flags: -module-name \(module.name) -swift-version 5 -disable-objc-interop",
    ]
    let unknown = "@usableFromInline internal func \(MemberWriter.unknownValue)<T>() -> T"
    for text in head + preamble + [unknown] { add(text, .scaffold) }
    let parts = parts()
    var written: Set<String> = []
    for (row, type) in rows where type.kind.isType {
      guard !present.contains(type.path) else {
        let isAddition = ModuleAdditions.extended(by: module.name) != nil
        if isAddition, written.insert(type.path).inserted { writeInheritance(of: type, row) }
        continue
      }
      // The form with primary associated types counts.
      guard type.generics == module.types[type.path]?.generics,
        written.insert(type.path).inserted
      else { continue }
      write(type, row, members: parts.bodies[type.path] ?? [])
      if type.name == "Code", type.container.hasSuffix("Error") { addMatching(of: type) }
    }
    for row in parts.atFileScope { addMember(row, in: nil, isExtension: false) }
    for (head, rows) in parts.extensions.sorted(by: { $0.key < $1.key }) {
      write(extension: head, rows)
    }
    lines += parts.conformances
  }

  /// Has a `catch` take a code of Objective-C's errors, as those of the protocol `_ErrorCodeProtocol` do.
  private mutating func addMatching(of code: APIDeclaration) {
    let parameters = "(code: \(code.path), error: any Swift.Error)"
    add("public func ~= \(parameters) -> Swift.Bool", .scaffold)
  }

  /// The rows that are not left out.
  private var rows: [(offset: Int, element: APIDeclaration)] {
    let leftOut = changes.reasons
    return module.declarations.enumerated().filter { row, declaration in
      leftOut[row] == nil && !declaration.isGone && !module.present.contains(row)
    }
  }

  private func parts() -> Parts {
    var (parts, seen) = (Parts(), Set<String>())
    for (row, declaration) in rows where !declaration.kind.isType {
      guard seen.insert(declaration.identity).inserted else { continue }
      let outer = outerConstraints(of: declaration)
      let condition = outer.isEmpty ? "" : " where \(outer.joined(separator: ", "))"
      let head = "extension \(declaration.container)"
      if declaration.kind == .conformance {
        let inherits = known(declaration.inherits, in: declaration.container)
        guard !inherits.isEmpty else { continue }
        let text = "\(head) : \(inherits.joined(separator: ", "))\(condition) {}"
        parts.conformances.append(InterfaceLine(text: text, origin: .row(row)))
      } else if declaration.container.isEmpty {
        parts.atFileScope.append(row)
      } else if outer.isEmpty, isOwn(declaration.container) {
        parts.bodies[declaration.container, default: []].append(row)
      } else {
        parts.extensions[head + condition, default: []].append(row)
      }
    }
    return parts
  }

  private func isOwn(_ path: String) -> Bool {
    module.types[path] != nil && !present.contains(path)
  }

  private mutating func write(extension head: String, _ rows: [Int]) {
    add(head + " {", .extension(rows))
    for row in rows { addMember(row, in: nil, isExtension: true) }
    add("}", .scaffold)
  }

  private mutating func write(_ type: APIDeclaration, _ row: Int, members: [Int]) {
    let isNested = !type.container.isEmpty
    if isNested { add("extension \(type.container) {", .extension([row])) }
    let writer = TypeWriter(
      module: module,
      type: type,
      row: row,
      members: members,
      changes: changes,
      hasSuperclass: type.inherits.first.map { directory.kind(of: $0) == .class } ?? false,
      isOnMainActor: type.kind == .class && directory.isOnMainActor(type.path),
      inheritedInitializers: type.kind == .class
        ? directory.inheritedInitializers(of: type.path) : []
    )
    add(
      writer.head(
        inheriting: known(writer.inherits, in: type.container),
        constraints: known(writer.constraints, in: type.container)
      ),
      .type(row)
    )
    for member in writer.written { addMember(member, in: type, isExtension: false) }
    for text in writer.extras { add(text, .extra(row)) }
    add("}", .scaffold)
    if isNested { add("}", .scaffold) }
    let defaults = writer.defaults
    if !defaults.isEmpty { write(extension: "extension \(type.path)", defaults) }
  }

  /// Writes which protocols a type conforms to that is here without them.
  ///
  /// What a protocol that is here inherits from cannot be added to it, only the members that come with that.
  private mutating func writeInheritance(of type: APIDeclaration, _ row: Int) {
    let lacked = type.inherits.filter { name in
      directory.kind(of: name) == .protocol && !directory.presentType(type.path, inherits: name)
    }
    let refused = changes.withoutExtras[row] ?? []
    for name in lacked {
      let head = "extension \(type.path)"
      let lines =
        type.kind == .protocol
        ? (module.rowsByContainer[name] ?? []).compactMap(inheritedMember)
        : ["\(head) : \(name) {}"]
      let taken = lines.filter { !refused.contains($0) }
      if type.kind == .protocol, !taken.isEmpty { add(head + " {", .scaffold) }
      for text in taken { add(text, .extra(row)) }
      if type.kind == .protocol, !taken.isEmpty { add("}", .scaffold) }
    }
  }

  /// A requirement of a protocol as a member of all types that conform to another one.
  private func inheritedMember(_ declaration: APIDeclaration) -> String? {
    let kinds: [APIDeclaration.Kind] = [.func, .subscript, .var]
    guard kinds.contains(declaration.kind) else { return nil }
    return writer(for: declaration, form: nil, in: nil, isExtension: true).text
  }

  private mutating func addMember(_ row: Int, in type: APIDeclaration?, isExtension: Bool) {
    var writer = writer(
      for: module.declarations[row],
      form: changes.forms[row],
      in: type,
      isExtension: isExtension
    )
    writer.isDisfavored = module.disfavored.contains(row)
    writer.isSetInSubclass = isExtension && isSetInSubclass(module.declarations[row])
    if let text = writer.text { add(text, .row(row)) }
  }

  /// Whether only a subclass of a class that is here can set a property: it cannot override one of an extension, so
  /// that has to do for both.
  private func isSetInSubclass(_ property: APIDeclaration) -> Bool {
    guard property.kind == .var, present.contains(property.container) else { return false }
    return module.settable[property.name]?.contains { container in
      module.types[container]?.inherits.first == property.container
    } ?? false
  }

  private func writer(
    for declaration: APIDeclaration,
    form: InterfaceChanges.Form?,
    in type: APIDeclaration?,
    isExtension: Bool
  ) -> MemberWriter {
    MemberWriter(
      declaration: declaration,
      form: form,
      type: type,
      isExtension: isExtension,
      isInClass: directory.kind(of: declaration.container) == .class,
      module: module.name,
      constraints: known(declaration.constraints, in: declaration.container)
    )
  }

  private mutating func add(_ text: String, _ origin: InterfaceLine.Origin) {
    lines.append(InterfaceLine(text: text, origin: origin))
  }

  /// Requirements and protocols without those that name what is private to Apple.
  private func known(_ list: [String], in container: String) -> [String] {
    list.filter { text in
      !text.identifiers.contains { name in
        name.hasPrefix("_") && name.count > 1 && !directory.knows(name)
      }
    }.map { outermost(qualified($0), in: container) }
  }

  /// What conforms to something, or what it conforms to, with the module of a protocol that has the name of a type
  /// around it: `Foundation.FormatStyle` in `Measurement`.
  private func outermost(_ text: String, in container: String) -> String {
    guard !container.isEmpty else { return text }
    let start = text.firstRange(of: " : ")?.upperBound ?? text.startIndex
    let name = String(text[start...])
    let outer = container.split(separator: ".")
    let isNested = outer.indices.contains { index in
      directory.kind(of: outer[...index].joined(separator: ".") + "." + name) != nil
    }
    guard isNested, directory.kind(of: name) == .protocol else { return text }
    return text[..<start] + "\(directory.presentModule(declaring: name) ?? module.name).\(name)"
  }

  /// A requirement with the module of a type that has the name of the generic parameter which is to be it; only the
  /// type takes arguments: `Label == SwiftUI.Label<Text, Image>`.
  private func qualified(_ requirement: String) -> String {
    let sides = requirement.split(separator: " == ", maxSplits: 1)
    guard let name = sides.first, sides.count > 1, sides[1].hasPrefix("\(name)<"),
      let other = directory.presentModule(declaring: String(name))
    else { return requirement }
    return "\(name) == \(other).\(sides[1])"
  }

  /// The requirements of a member that name no generic parameter of its own.
  private func outerConstraints(of declaration: APIDeclaration) -> [String] {
    guard !declaration.container.isEmpty, declaration.kind != .associatedtype else { return [] }
    return known(declaration.constraints, in: declaration.container).filter {
      !declaration.hasOwnParameter(in: $0)
    }
  }
}

extension APIDeclaration {
  /// Whether no system has it any more, under this name at least, or it is the name of an opaque result, which the
  /// compiler infers from the member.
  var isGone: Bool {
    flags.contains("unavailable") && macOS.isEmpty
      || kind == .typealias && result.hasPrefix("@_opaqueReturnTypeOf")
  }

  /// Whether one of the generic parameters of the declaration itself is in a requirement.
  func hasOwnParameter(in constraint: String) -> Bool {
    let own = generics.compactMap { $0.split(separator: " ").last.map(String.init) }
    return constraint.identifiers.contains(where: own.contains)
  }

  /// What no two declarations of a module may have in common.
  fileprivate var identity: String {
    let isFunction = [.func, .conformance, .subscript, .operator].contains(kind)
    return
      ([container, kind.rawValue, name, isStatic ? "static" : "", isFunction ? result : ""]
      + parameters.map(\.type) + constraints + (kind == .conformance ? inherits : []))
      .joined(separator: "\t")
  }
}
