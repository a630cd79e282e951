import Foundation

/// The files around the articles as they are at one moment, to see later whether anything changed.
struct WatchedFiles {
  /// What tells one state of a file from another.
  struct Stamp: Hashable {
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  /// The folders that hold them.
  private(set) var folders: Set<String> = []
  /// The files by their paths; of files that are only linked to it counts that they are there.
  private(set) var stamps: [String: Stamp?] = [:]
  /// The files that the package is built from, by their paths.
  private(set) var sources: [String: Stamp] = [:]

  private let ignored: Set<String>
  private let ignoredFolders: [String]

  /// The endings of files whose contents count.
  private static let endings =
    ArticleFinder.endings + [SourceFileReader.ending, ConfigurationFile.name]

  /// The endings of files that a package is built from.
  private static let sourceEndings = [
    ".swift", ".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".s", ".modulemap",
    "Package.resolved",
  ]

  /// Whether a package may be built from a file of a name.
  static func isSource(_ name: String) -> Bool {
    sourceEndings.contains(where: name.hasSuffix) && !name.hasSuffix(TestFile.ending)
  }

  /// Looks at the files that a check with some options rests on.
  ///
  /// - Parameter options: the options; what they have written is left out.
  init(_ options: Options) {
    let reports = options.reports.map { FolderPath.absolute($0.path) }
    ignored = Set(reports)
    ignoredFolders =
      zip(options.reports, reports).filter { $0.0.isFolder }.map { $0.1 + "/" }
      + reports.map { ($0 as NSString).deletingPathExtension + ".pages/" }
    for path in options.paths {
      let path = FolderPath.absolute(path)
      if Self.status(path).map({ $0.st_mode & S_IFMT == S_IFDIR }) ?? false {
        walk(path)
      } else {
        look(in: Self.standing((path as NSString).deletingLastPathComponent))
      }
    }
    let others = [ConfigurationFile(for: options)?.path, options.baseline].compactMap(\.self)
    for path in (others + options.earlierReports).map(FolderPath.absolute) {
      folders.insert(Self.standing((path as NSString).deletingLastPathComponent))
      stamps[path] = .some(Self.stamp(path))
    }
    if let package = options.package { lookForSources(in: FolderPath.absolute(package)) }
  }

  /// Whether there are other files than at another moment, or others in them.
  func differ(from other: WatchedFiles) -> Bool {
    stamps != other.stamps || sources != other.sources
  }

  /// The folder, or the nearest one above it that is there.
  private static func standing(_ folder: String) -> String {
    var folder = folder
    while folder != "/", status(folder) == nil {
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folder
  }

  private mutating func walk(_ top: String) {
    var waiting = [top]
    while let folder = waiting.popLast() { waiting += look(in: folder) }
  }

  private mutating func lookForSources(in top: String) {
    var waiting = [top]
    while let folder = waiting.popLast() {
      folders.insert(folder)
      // A package that cannot be read does not build, which is told then.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where isWatched(name) {
        let path = (folder as NSString).appendingPathComponent(name)
        guard let status = Self.status(path) else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          waiting.append(path)
        } else if Self.isSource(name) {
          sources[path] = Stamp(status)
        }
      }
    }
  }

  /// Takes in a folder's files and returns the folders in it.
  @discardableResult
  private mutating func look(in folder: String) -> [String] {
    guard folders.insert(folder).inserted else { return [] }
    // A folder that cannot be read is the check's to complain of.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var inner: [String] = []
    for name in names where isWatched(name) {
      let path = (folder as NSString).appendingPathComponent(name)
      guard let status = Self.status(path), !ignored.contains(path) else { continue }
      if status.st_mode & S_IFMT != S_IFDIR {
        guard !Self.isOutput(status) else { continue }
        let counts = Self.endings.contains { name.lowercased().hasSuffix($0) }
        stamps[path] = .some(counts ? Stamp(status) : nil)
      } else if !ignoredFolders.contains(path + "/") {
        inner.append(path)
      }
    }
    return inner
  }

  private func isWatched(_ name: String) -> Bool {
    name == ConfigurationFile.name || !(name.hasPrefix(".") || name == "node_modules")
  }

  /// Whether a file is what doccheck itself writes to.
  private static func isOutput(_ status: stat) -> Bool {
    [1, 2].contains { (descriptor: Int32) in
      var output = stat()
      return fstat(descriptor, &output) == 0 && output.st_ino == status.st_ino
        && output.st_dev == status.st_dev
    }
  }

  /// What is at a path; links to folders are not followed, as they are not when articles are found.
  private static func status(_ path: String) -> stat? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard status.st_mode & S_IFMT == S_IFLNK else { return status }
    var target = stat()
    guard stat(path, &target) == 0 else { return status }
    return target.st_mode & S_IFMT == S_IFDIR ? status : target
  }

  private static func stamp(_ path: String) -> Stamp? { status(path).map(Stamp.init) }
}

extension WatchedFiles.Stamp {
  fileprivate init(_ status: stat) {
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
