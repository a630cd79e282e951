/// The files that sketches of a report are kept in.
struct SketchFiles {
  /// One sketch with the name of its file.
  struct File {
    /// The name of the file.
    let name: String
    /// The article and the line of the snippet.
    let place: String
    /// The drawing.
    let sketch: Sketch
  }

  /// The folder where none is named.
  static let standardFolder = "sketches"

  /// The files in the order of the articles.
  private(set) var files: [File] = []

  /// - Parameter name: the name of the only sketches that are wanted; nothing for all.
  init(_ report: Report, named name: String? = nil) {
    var taken: Set<String> = []
    for article in report.articles {
      for snippet in article.snippets {
        let place = "\(article.article.path):\(snippet.snippet.block.span.start.line)"
        for sketch in snippet.sketches where name == nil || sketch.name == name {
          let base = Self.name(of: sketch, snippet.snippet.number, article.article.path)
          var (file, number) = (base, 2)
          while !taken.insert(file).inserted {
            file = "\(base)-\(number)"
            number += 1
          }
          files.append(File(name: file + ".svg", place: place, sketch: sketch))
        }
      }
    }
  }

  /// The article, the snippet's number and the name of the view, in letters that every system takes.
  private static func name(of sketch: Sketch, _ number: Int, _ path: String) -> String {
    let article = path.split(separator: "/").filter { $0 != "." && $0 != ".." }
      .joined(separator: "-")
    let stem = article.split(separator: ".").dropLast().joined(separator: ".")
    let words = [stem.isEmpty ? article : stem, "\(number)", sketch.name]
    let plain = words.joined(separator: "-").map { letter in
      letter.isLetter || letter.isNumber ? letter : "-"
    }
    let name = String(plain).split(separator: "-").joined(separator: "-").prefix(150)
    return name + (sketch.isDark ? "-dark" : "")
  }
}
