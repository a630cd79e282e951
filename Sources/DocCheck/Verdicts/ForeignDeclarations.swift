/// The types that an article declares in languages whose types Swift can use.
enum ForeignDeclarations {
  /// Reads the code blocks in C, C++ and Objective-C among all blocks of an article.
  static func types(in blocks: [Block]) -> Set<String> {
    blocks.reduce(into: []) { types, block in
      guard case .code(let code) = block.kind,
        languages.contains(code.info.lowercased().trimmingBlanks)
      else { return }
      for line in code.lines {
        types.formUnion(line.text.matches(of: declaration).map { String($0.1) })
      }
    }
  }

  private static let languages: Set<String> = [
    "c", "c++", "cc", "cpp", "cxx", "h", "hpp", "objc", "objective-c", "objectivec",
    "objective-c++",
  ]
  private static let declaration = Pattern(
    /(?:\b(?:class|struct|enum|union)|@interface|@protocol)\s+([A-Z]\w*)/
  )
}
