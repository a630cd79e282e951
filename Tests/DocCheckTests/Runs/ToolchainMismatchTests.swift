import Testing

@testable import DocCheck

@Suite("Modules of another compiler")
struct ToolchainMismatchTests {
  @Test("doccheck's own name both versions and what to install, others what to build")
  func messages() {
    let text = "module compiled with Swift 6.3.1 cannot be imported by the Swift 6.2 compiler: /m"
    #expect(
      "\(Compiler.mismatch(text, isOwn: true))" == """
        this doccheck was built for Swift 6.3.1, but 'swiftc' is Swift 6.2
        help: install the doccheck release for 6.2, or pass --swiftc
        """
    )
    #expect(
      "\(Compiler.mismatch(text, isOwn: false))" == """
        \(text)
        help: build the module again with the compiler in use
        """
    )
  }
}
