extension UTType {
  /// Anything.
  public static let item = UTType(exportedAs: "public.item")
  /// Any bytes.
  public static let data = UTType(exportedAs: "public.data")
  /// Any content.
  public static let content = UTType(exportedAs: "public.content")
  /// Text.
  public static let text = UTType(exportedAs: "public.text")
  /// Text without attributes.
  public static let plainText = UTType(exportedAs: "public.plain-text")
  /// Text in UTF-8.
  public static let utf8PlainText = UTType(exportedAs: "public.utf8-plain-text")
  /// A page of the web.
  public static let html = UTType(exportedAs: "public.html")
  /// Text with attributes.
  public static let rtf = UTType(exportedAs: "public.rtf")
  /// Code.
  public static let sourceCode = UTType(exportedAs: "public.source-code")
  /// Code in Swift.
  public static let swiftSource = UTType(exportedAs: "public.swift-source")
  /// Data as JSON.
  public static let json = UTType(exportedAs: "public.json")
  /// Data as XML.
  public static let xml = UTType(exportedAs: "public.xml")
  /// Data as YAML.
  public static let yaml = UTType(exportedAs: "public.yaml")
  /// Data in columns.
  public static let delimitedText = UTType(exportedAs: "public.delimited-values-text")
  /// Data in columns, parted by commas.
  public static let commaSeparatedText = UTType(exportedAs: "public.comma-separated-values-text")
  /// Data in columns, parted by tabulators.
  public static let tabSeparatedText = UTType(exportedAs: "public.tab-separated-values-text")
  /// An address.
  public static let url = UTType(exportedAs: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(exportedAs: "public.file-url")
  /// An image.
  public static let image = UTType(exportedAs: "public.image")
  /// An image as PNG.
  public static let png = UTType(exportedAs: "public.png")
  /// An image as JPEG.
  public static let jpeg = UTType(exportedAs: "public.jpeg")
  /// An image as GIF.
  public static let gif = UTType(exportedAs: "com.compuserve.gif")
  /// An image as TIFF.
  public static let tiff = UTType(exportedAs: "public.tiff")
  /// An image as HEIF.
  public static let heif = UTType(exportedAs: "public.heif")
  /// An image as HEIC.
  public static let heic = UTType(exportedAs: "public.heic")
  /// An image as WebP.
  public static let webP = UTType(exportedAs: "org.webmproject.webp")
  /// An image of lines.
  public static let svg = UTType(exportedAs: "public.svg-image")
  /// A photo that moves.
  public static let livePhoto = UTType(exportedAs: "com.apple.live-photo")
  /// Sound or moving images.
  public static let audiovisualContent = UTType(exportedAs: "public.audiovisual-content")
  /// A film.
  public static let movie = UTType(exportedAs: "public.movie")
  /// A film without sound.
  public static let video = UTType(exportedAs: "public.video")
  /// A film as MPEG-4.
  public static let mpeg4Movie = UTType(exportedAs: "public.mpeg-4")
  /// A film of QuickTime.
  public static let quickTimeMovie = UTType(exportedAs: "com.apple.quicktime-movie")
  /// Sound.
  public static let audio = UTType(exportedAs: "public.audio")
  /// Sound as MP3.
  public static let mp3 = UTType(exportedAs: "public.mp3")
  /// Sound as WAV.
  public static let wav = UTType(exportedAs: "com.microsoft.waveform-audio")
  /// Sound as MPEG-4.
  public static let mpeg4Audio = UTType(exportedAs: "public.mpeg-4-audio")
  /// A document as PDF.
  public static let pdf = UTType(exportedAs: "com.adobe.pdf")
  /// Files in one.
  public static let archive = UTType(exportedAs: "public.archive")
  /// Files in one, as ZIP.
  public static let zip = UTType(exportedAs: "public.zip-archive")
  /// A property list.
  public static let propertyList = UTType(exportedAs: "com.apple.property-list")
  /// A directory.
  public static let directory = UTType(exportedAs: "public.directory")
  /// A folder.
  public static let folder = UTType(exportedAs: "public.folder")
  /// A folder that looks like a file.
  public static let package = UTType(exportedAs: "com.apple.package")
}
