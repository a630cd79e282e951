/// What the system knows of a kind of data.
struct UTTypeEntry {
  /// The name of the kind.
  let identifier: String
  /// The names of the kinds that it is directly among.
  let parents: [String]
  /// The ends of the names of such files, the usual one first.
  let extensions: [String]

  private init(_ identifier: String, in parents: [String], _ extensions: String...) {
    (self.identifier, self.parents, self.extensions) = (identifier, parents, extensions)
  }

  /// The kinds that a kind is directly among.
  static func parents(of identifier: String) -> [String] {
    all.first { $0.identifier == identifier }?.parents ?? []
  }

  /// All kinds that have a parent or an end of names.
  static let all = [
    UTTypeEntry("public.data", in: ["public.item"]),
    UTTypeEntry("public.text", in: ["public.data", "public.content"]),
    UTTypeEntry("public.plain-text", in: ["public.text"], "txt", "text"),
    UTTypeEntry("public.utf8-plain-text", in: ["public.plain-text"]),
    UTTypeEntry("public.html", in: ["public.text"], "html", "htm"),
    UTTypeEntry("public.rtf", in: ["public.text"], "rtf"),
    UTTypeEntry("public.source-code", in: ["public.plain-text"]),
    UTTypeEntry("public.swift-source", in: ["public.source-code"], "swift"),
    UTTypeEntry("public.json", in: ["public.text"], "json"),
    UTTypeEntry("public.xml", in: ["public.text"], "xml"),
    UTTypeEntry("public.yaml", in: ["public.text"], "yml", "yaml"),
    UTTypeEntry("public.delimited-values-text", in: ["public.text"]),
    UTTypeEntry("public.comma-separated-values-text", in: ["public.delimited-values-text"], "csv"),
    UTTypeEntry("public.tab-separated-values-text", in: ["public.delimited-values-text"], "tsv"),
    UTTypeEntry("public.url", in: ["public.data"]),
    UTTypeEntry("public.file-url", in: ["public.url"]),
    UTTypeEntry("public.image", in: ["public.data", "public.content"]),
    UTTypeEntry("public.png", in: ["public.image"], "png"),
    UTTypeEntry("public.jpeg", in: ["public.image"], "jpeg", "jpg"),
    UTTypeEntry("com.compuserve.gif", in: ["public.image"], "gif"),
    UTTypeEntry("public.tiff", in: ["public.image"], "tiff", "tif"),
    UTTypeEntry("public.heif", in: ["public.heif-standard"], "heif"),
    UTTypeEntry("public.heic", in: ["public.heif-standard"], "heic"),
    UTTypeEntry("org.webmproject.webp", in: ["public.image"], "webp"),
    UTTypeEntry("public.svg-image", in: ["public.image"], "svg"),
    UTTypeEntry("public.audiovisual-content", in: ["public.data", "public.content"]),
    UTTypeEntry("public.movie", in: ["public.audiovisual-content"]),
    UTTypeEntry("public.video", in: ["public.movie"]),
    UTTypeEntry("public.mpeg-4", in: ["public.movie"], "mp4"),
    UTTypeEntry("com.apple.quicktime-movie", in: ["public.movie"], "mov"),
    UTTypeEntry("public.audio", in: ["public.audiovisual-content"]),
    UTTypeEntry("public.mp3", in: ["public.audio"], "mp3"),
    UTTypeEntry("com.microsoft.waveform-audio", in: ["public.audio"], "wav"),
    UTTypeEntry("public.mpeg-4-audio", in: ["public.audio"], "m4a"),
    UTTypeEntry("com.adobe.pdf", in: ["public.data", "public.content"], "pdf"),
    UTTypeEntry("public.zip-archive", in: ["public.data", "public.archive"], "zip"),
    UTTypeEntry("com.apple.property-list", in: ["public.data"], "plist"),
    UTTypeEntry("public.directory", in: ["public.item"]),
    UTTypeEntry("public.folder", in: ["public.directory"]),
    UTTypeEntry("com.apple.package", in: ["public.directory"]),
    UTTypeEntry("public.heif-standard", in: ["public.image"]),
  ]
}
