/// Tells by names alone whether an import can end one of the errors of an attempt, so that no program
/// is compiled with a module that has nothing to do with what is wrong.
struct ImportSigns {
  let attempt: Attempt
  let items: ArticleItems
  let known: KnownNames

  /// Whether Foundation, or the C library that it passes on, may have what an error is about.
  var pointToFoundation: Bool {
    let (names, members): (Names, Names) = (known.mayDeclare, known.standard.hasMember)
    return attempt.compilation.errors.contains { error in
      // What `@objc` means is declared there, and the class on which others are built.
      ["objc_interop_disabled", "super_no_superclass"].contains(error.id)
        || concerns(error, names, members)
    }
  }

  /// Whether one of Apple's modules, or of the package's, may have what an error is about.
  var pointToApple: Bool {
    attempt.compilation.errors.contains { error in
      concerns(error, known.names.contains, known.members.contains)
    }
  }

  private typealias Names = (String) -> Bool

  /// Whether an error is about something that modules may have which declare some names and members.
  private func concerns(_ error: CompilerMessage, _ declares: Names, _ haveMember: Names) -> Bool {
    // A macro is in no interface, and an expression without an explanation may be about anything.
    if error.unknownMacro != nil || error.isUnexplained { return true }
    if let name = error.missingName {
      return declares(name) || FormerSwift.currentName(of: name, isInherited: false) != nil
        || extendsLibrary && haveMember(name)
    }
    if let missing = error.missingMember ?? error.missingMemberType {
      return haveMember(missing.name) && !isOwn(missing.type)
    }
    if error.lacksBase { return error.text.firstQuoted.map(haveMember) ?? true }
    // Every module may add initialisers and overloads to what the standard library has.
    guard error.isAboutArguments else { return false }
    return attempt.sites(of: [error])[0].calls.map(\.name).contains { name in
      !items.declaredNames.contains(name)
        && (declares(name) || haveMember(name) || known.standard.declares(name)
          || known.standard.hasMember(name))
    }
  }

  /// Whether code stands in an extension of the standard library's, where members need no dot.
  private var extendsLibrary: Bool {
    items.items(of: attempt.draft).contains {
      $0.extendedType.map(known.standard.declares) ?? false
    }
  }

  /// Whether a type is the article's, or one written around the snippet, that gets no members from what
  /// it is built on.
  private func isOwn(_ type: String) -> Bool {
    let names = type.identifiers
    return !names.isEmpty
      && names.allSatisfy { name in
        if name == Wrapping.typeName { return true }
        let own = items.items(of: attempt.draft).filter {
          $0.declares.contains(name) || $0.extendedType == name
        }
        return items.topLevelNames.contains(name)
          && own.flatMap(\.inherited).allSatisfy(items.topLevelNames.contains)
      }
  }
}
