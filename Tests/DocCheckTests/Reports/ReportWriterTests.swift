import Foundation
import Testing

@testable import DocCheck

@Suite("Report writer")
struct ReportWriterTests {
  /// Calls the body with the path of a new folder, which is gone afterwards.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "report-writer-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  @Test("A report is written in place of the old one, and nothing else stays in the folder")
  func replaces() throws {
    try inFolder { folder in
      try ReportWriter().write("old, and longer\n", to: folder + "/r.html")
      try ReportWriter().write("new é\n", to: folder + "/r.html")
      #expect(text(folder + "/r.html") == "new é\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["r.html"])
    }
  }

  @Test("Missing folders are made")
  func makesFolders() throws {
    try inFolder { folder in
      try ReportWriter().write("x", to: folder + "/a/b/r.html")
      #expect(text(folder + "/a/b/r.html") == "x")
    }
  }

  @Test("Nothing is written through a link, nor in place of a file that is read-only")
  func refuses() throws {
    try inFolder { folder in
      try ReportWriter().write("old", to: folder + "/real.html")
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.html",
        withDestinationPath: folder + "/real.html"
      )
      #expect(throws: ReportWriter.Failure.self) {
        try ReportWriter().write("new", to: folder + "/link.html")
      }
      chmod(folder + "/real.html", 0o444)
      #expect(
        throws: ReportWriter.Failure(
          stage: .replace,
          path: folder + "/real.html",
          reason: "the file is read-only"
        )
      ) {
        try ReportWriter().write("new", to: folder + "/real.html")
      }
      #expect(text(folder + "/real.html") == "old")
    }
  }

  @Test("The permissions of the old report stay")
  func keepsPermissions() throws {
    try inFolder { folder in
      let path = folder + "/r.html"
      try ReportWriter().write("old", to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      try ReportWriter().write("new", to: path)
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(mode as? Int == 0o640)
    }
  }

  @Test("What is not a file is written into, never replaced")
  func devices() throws {
    try ReportWriter().write("x", to: "/dev/null")
    var status = stat()
    try #require(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test("A folder in the report's place is an error that names stage and path")
  func folderInPlace() throws {
    try inFolder { folder in
      #expect(throws: ReportWriter.Failure(stage: .replace, path: folder, reason: "Is a directory"))
      {
        try ReportWriter().write("x", to: folder)
      }
    }
  }

  @Test("A full disk leaves the old report as it was and no file beside it")
  func fullDisk() throws {
    let failure = #expect(throws: ReportWriter.Failure.self) {
      try ReportWriter().write("x", to: "/dev/full")
    }
    #expect(failure?.description == "cannot write the report /dev/full: No space left on device")
  }

  @Test("A file where a folder should be is an error")
  func fileAsFolder() throws {
    try inFolder { folder in
      try ReportWriter().write("x", to: folder + "/file")
      let failure = #expect(throws: ReportWriter.Failure.self) {
        try ReportWriter().write("x", to: folder + "/file/r.html")
      }
      #expect(failure?.stage == .createFolder)
      #expect(failure?.path == folder + "/file/r.html")
    }
  }
}
