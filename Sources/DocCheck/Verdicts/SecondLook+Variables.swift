/// Variables of other sections that a snippet means for certain.
extension SecondLook {
  /// Whether the compiler finds what is called of a variable, or nearly so, and refuses the call for its labels, or
  /// for what it must be marked with: another variable of that name would hardly have it, unless it is a list.
  func isMeant(_ item: Item, text: String, _ judged: Attempt) -> Bool {
    guard item.kind == .variable, let name = item.declares.first else { return false }
    let types = DeclaredTypes(of: name, in: text).found
    guard !types.isEmpty, !types.contains(where: DeclaredTypes.isList) else { return false }
    let api = APIGap(known: known, items: items, isFormer: false)
    return judged.compilation.errors.contains { error in
      guard judged.subjectLine(of: error) != nil,
        judged.program.line(error.line)?.contains(name + ".") == true
      else { return false }
      return error.isAboutLabels || Assembler.ofEffects.contains(error.id)
        || api.correction(for: error) != nil
    }
  }
}
