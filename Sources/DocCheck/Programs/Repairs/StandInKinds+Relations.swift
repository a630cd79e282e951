/// How the types among the stand-ins are related to others.
extension StandInKinds {
  /// Lets a stand-in for a type conform to a protocol, or to another one that its values are given
  /// to; false if the request is about something else.
  func relate(_ draft: inout Draft, _ request: TypeRequest) -> Bool {
    if case .optional(of: let type) = request,
      let index = draft.standIns.firstIndex(where: {
        $0.name == type && $0.kind == .type && !$0.isFailable
      })
    {
      draft.standIns[index].isFailable = true
      return true
    }
    guard case .conformance(of: let type, to: let name) = request else {
      guard let (part, whole) = kinship(request, in: draft) else {
        return takesOwnType(&draft, request)
      }
      draft.standIns[whole].kind = .protocolType
      draft.standIns[part].conformances.insert(draft.standIns[whole].name)
      return true
    }
    let bare = type.prefix { $0 != "<" }
    for index in draft.standIns.indices
    where draft.standIns[index].name == bare && draft.standIns[index].kind == .type {
      if name == "Sequence" || name.hasSuffix("Collection") {
        draft.standIns[index].givesLists = true
      } else if let family = protocols[name] {
        draft.standIns[index].ownProtocols.insert(name)
        if family.contains("AnyObject") { draft.standIns[index].conformances.insert("AnyObject") }
      } else if StandInTraits.canConform(to: name) {
        draft.standIns[index].conformances.insert(name)
      }
      return true
    }
    return rebase(&draft, type, on: name)
  }

  /// Lets a protocol among the stand-ins that one of the article's types conforms to be built on one of
  /// a library which the type is to conform to; false where there is none.
  private func rebase(_ draft: inout Draft, _ type: String, on name: String) -> Bool {
    guard Self.bases.contains(name), let names = inherited[type],
      let index = draft.standIns.firstIndex(where: {
        $0.kind == .protocolType && names.contains($0.name)
      })
    else { return false }
    return draft.standIns[index].conformances.insert(name).inserted
  }

  /// The protocols of libraries whose requirements no type has to meet itself.
  private static let bases: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "ObservableObject",
    "Sendable",
  ]

  /// Makes a protocol of a name that is only used as a type, where it is given values of one of the program's
  /// types, which then conforms to it; false where the request is another one.
  private func takesOwnType(_ draft: inout Draft, _ request: TypeRequest) -> Bool {
    guard case .conversion(from: let type, to: let name) = request, inherited[type] != nil,
      let index = draft.standIns.firstIndex(where: {
        $0.name == name && [.type, .protocolType].contains($0.kind)
          && $0.roles == [.type(genericArguments: 0)]
      })
    else { return false }
    draft.standIns[index].kind = .protocolType
    draft.conformances[type, default: []].insert(name)
    return true
  }

  /// Two stand-ins for types, where values of the first one are given to the second one.
  private func kinship(_ request: TypeRequest, in draft: Draft) -> (part: Int, whole: Int)? {
    guard case .conversion(from: let from, to: let to) = request, from != to else { return nil }
    func type(_ name: String, _ kinds: Set<StandIn.Kind>) -> Int? {
      draft.standIns.firstIndex { $0.name == name && kinds.contains($0.kind) }
    }
    guard let part = type(from, [.type]), let whole = type(to, [.type, .protocolType]) else {
      return nil
    }
    return draft.standIns[whole].calls.isEmpty ? (part, whole) : nil
  }
}
