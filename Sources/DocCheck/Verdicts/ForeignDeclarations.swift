/// The types that an article declares in languages whose types Swift can use.
enum ForeignDeclarations {
  /// Reads the code blocks in C, C++ and Objective-C of an article's text.
  static func types(in text: String) -> Set<String> {
    guard text.utf8.firstRange(of: "```".utf8) != nil else { return [] }
    var types: Set<String> = []
    var isInside = false
    for line in text.split(whereSeparator: \.isNewline) {
      let start = line.drop { $0 == " " || $0 == "\t" }
      if start.hasPrefix("```") {
        isInside =
          !isInside && languages.contains(start.drop { $0 == "`" }.lowercased().trimmingBlanks)
      } else if isInside {
        types.formUnion(String(line).matches(of: declaration).map { String($0.1) })
      }
    }
    return types
  }

  private static let languages: Set<String> = [
    "c", "c++", "cc", "cpp", "cxx", "h", "hpp", "objc", "objective-c", "objectivec",
    "objective-c++",
  ]
  private static let declaration = Pattern(
    /(?:\b(?:class|struct|enum|union)|@interface|@protocol)\s+([A-Z]\w*)/
  )
}
