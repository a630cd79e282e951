import Foundation
import Testing

@testable import DocCheck

@Suite("Diagnostics that the compiler serialises")
struct SerializedDiagnosticTests {
  private func diagnostics(of code: String) throws -> [SerializedDiagnostic] {
    try Checking.freshCompiler().diagnostics(of: Program(code))
  }

  private typealias Place = SerializedDiagnostic.Place

  @Test("An error has its place, its name, what it offers and its notes with what these offer")
  func errors() throws {
    let found = try diagnostics(of: "let 数 = 1\n数 = 2; if 数 = 3 {}\n")
    #expect(found.map(\.isError) == [true, true, true])
    #expect(found[0].text == "cannot assign to value: '数' is a 'let' constant")
    #expect(found[0].id == "assignment_lhs_is_immutable_variable")
    #expect(found[0].place == Place(line: 2, column: 1))
    #expect(found[0].edits == [])
    let note = try #require(found[0].notes.first)
    #expect(!note.isError)
    #expect(note.id == "convert_let_to_var")
    #expect(
      note.edits == [
        .init(
          start: Place(line: 1, column: 1),
          end: Place(line: 1, column: 4),
          replacement: "var"
        )
      ]
    )
    let equality = found.flatMap(\.edits)
    #expect(
      equality == [
        .init(
          start: Place(line: 2, column: 17),
          end: Place(line: 2, column: 18),
          replacement: "=="
        )
      ]
    )
  }

  @Test("A program that compiles has none, and neither has an empty one")
  func none() throws {
    #expect(try diagnostics(of: "let a = 1\n") == [])
    #expect(try diagnostics(of: "") == [])
  }

  @Test("Bytes that are cut off say nothing, and wrong ones do no harm")
  func malformed() throws {
    #expect(throws: BitstreamReader.Malformed.self) { try SerializedDiagnostic.list(in: []) }
    #expect(throws: BitstreamReader.Malformed.self) {
      try SerializedDiagnostic.list(in: Array("DIAG".utf8) + [7])
    }
    #expect(try SerializedDiagnostic.list(in: Array("DIAG".utf8)) == [])
    let bytes = try written()
    #expect(try SerializedDiagnostic.list(in: bytes).count == 1)
    for end in bytes.indices.dropLast(4) {
      #expect((try? SerializedDiagnostic.list(in: Array(bytes[..<end]))) ?? [] == [])
      var changed = bytes
      changed[end] ^= 0x55
      _ = try? SerializedDiagnostic.list(in: changed)
    }
  }

  /// What the compiler writes about a program with one error.
  private func written() throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let path = try folder.write("let a: Int = \"\"\n", to: Compiler.programFile)
    let answer = folder.path + "/a.dia"
    let frontend = try Checking.environment.get().toolchain.frontend
    _ = try Tool.run(
      frontend,
      "-frontend",
      "-typecheck",
      path,
      "-serialize-diagnostics-path",
      answer
    )
    return Array(try #require(FileManager.default.contents(atPath: answer)))
  }
}
