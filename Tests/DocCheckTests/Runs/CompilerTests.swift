import Testing

@testable import DocCheck

@Suite("The compiler") struct CompilerTests {
  @Test(
    "An expression that keeps it busy is given up where a name is missing anyway, and only there",
    arguments: [("Missing", "cannot_find_type_in_scope"), ("Int", "cannot_apply_binop_to_args")]
  )
  func givingUp(type: String, id: String) throws {
    let program = Program(
      """
      let d: \(type) = 2
      let s = "a\\(d)" + "b\\(d)" + "c\\(d)" + d

      """
    )
    let compilation = try Checking.freshCompiler().compile(program)
    #expect(compilation.ending == .refused)
    #expect(compilation.errors.map(\.id) == [id])
  }
}
