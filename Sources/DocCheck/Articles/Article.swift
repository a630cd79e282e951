/// A Markdown file: what it says, and where.
struct Article: Sendable {
  /// The path as reports show it: relative to the folder that doccheck was started in.
  let path: String
  let markdown: MarkdownText
  /// The front matter's title, else the first heading, else the file's name.
  let title: String
  let language: ProseLanguage
  /// What was wrong with the file itself.
  var findings: [Finding]
  /// The bytes of the file if it is not valid UTF-8; nothing if they are those of `source`.
  var original: [UInt8]?
  /// What it documents, where it is a Swift file; nothing for Markdown.
  var documentation: SourceDocumentation?
  /// The module that it is part of the documentation of.
  var module: SourceModule?
  /// The code of other files that belongs to the program which the file is.
  var otherFile: String?
  /// The modules of a playground book that its pages may import.
  var bookModules: [HiddenModule] = []
  /// The tests that are in a file beside the article.
  var tests: TestFile?
  /// Whether comments of the article may hold tests as The Swift Programming Language has them.
  var readsSwiftTests = false

  private let read: Lazy<(blocks: [Block], all: [Block])>
  private let speaksOfProposals: Lazy<Bool>
  private let statedMode: Lazy<Int?>
  private let linkedLibraries: Lazy<LinkedLibraries>

  /// - Parameter blocks: the top-level blocks; nothing where they are to be read when asked for.
  init(
    path: String,
    markdown: MarkdownText,
    title: String,
    language: ProseLanguage,
    blocks: [Block]? = nil,
    findings: [Finding] = []
  ) {
    (self.path, self.markdown, self.title) = (path, markdown, title)
    (self.language, self.findings) = (language, findings)
    let read = Lazy {
      let blocks = blocks ?? CommonMark.blocks(of: markdown)
      return (blocks: blocks, all: blocks.flatMap(\.flattened))
    }
    self.read = read
    statedMode = Lazy { StatedLanguageMode.version(in: read.value.all) }
    linkedLibraries = Lazy {
      LinkedLibraries(
        in: String(decoding: markdown.source.bytes, as: UTF8.self),
        read.value.all
      )
    }
    let isSource = path.hasSuffix(SourceFileReader.ending)
    speaksOfProposals = Lazy {
      guard !isSource else { return false }
      let lines = markdown.source.lineCount
      return ProposalTalk.isTopic(ofArticleAt: path, titled: title, read.value.all, lines: lines)
    }
  }

  /// The top-level blocks, front matter left out.
  var blocks: [Block] { read.value.blocks }

  /// Whether it is about changes of the language itself, so that what it shows may be Swift as it was
  /// or as it might be.
  var isAboutProposals: Bool { speaksOfProposals.value }

  /// The version of the language mode in which it says that all of its code is compiled.
  var statedLanguageMode: Int? { statedMode.value }

  /// The libraries that it is about.
  var libraries: LinkedLibraries { linkedLibraries.value }

  /// The file's text, with SUBSTITUTE in place of each byte that is not valid UTF-8.
  var source: SourceText { markdown.source }

  /// The bytes of the file.
  var fileBytes: [UInt8] { original ?? source.bytes }

  /// Every block at any depth, in the order of the file.
  var allBlocks: [Block] { read.value.all }
}
