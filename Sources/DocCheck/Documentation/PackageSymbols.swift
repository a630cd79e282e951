/// Reads what the files of a package declare.
struct PackageSymbols: Sendable {
  let package: BuiltPackage
  let workers: Workers

  /// The symbols of articles, by the modules that they belong to.
  static func modules(of articles: [Article]) -> [SymbolTree.Module] {
    articles.compactMap { article in
      article.documentation.map { (article.module?.name ?? "", $0.symbols) }
    }
  }

  /// The symbols of the package and of the packages that it depends on.
  ///
  /// - Parameter articles: what was read already.
  func tree(with articles: [Article]) -> SymbolTree {
    let read = Set(
      articles.filter { $0.documentation?.symbols.isEmpty == false }.map {
        FolderPath.absolute($0.path)
      }
    )
    let files = package.sourceFolders.flatMap(PackageStamp.sources).filter {
      $0.hasSuffix(SourceFileReader.ending) && !read.contains(FolderPath.absolute($0))
    }
    let others = try? workers.map(files) { file -> SymbolTree.Module in
      let boundary = LinkBoundary(around: file)
      let bytes = (try? ArticleLoader(boundary: boundary).load(file).bytes) ?? []
      let source = SourceText(ValidUTF8.bytes(of: bytes))
      return (package.module(ofFileAt: file)?.name ?? "", SourceFileReader.symbols(in: source))
    }
    return SymbolTree(Self.modules(of: articles) + (others ?? []))
  }
}
