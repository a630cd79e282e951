import Testing

@testable import DocCheck

@Suite("Where links to symbols lead")
struct SymbolSearchTests {
  private static let code = """
    public struct Cup: Vessel {
      public var size: Int { 1 }
      public static func fill(_ n: Int) {}
      public func fill(_ n: Int) {}
      public func pour(_ n: Int) {}
      public func pour(_ n: String) {}
      func wash() {}
      @available(*, unavailable) public func smash() {}
      public enum Flavour { case sweet(Int) }
      public struct Handle { public var length = 1 }
    }
    public protocol Vessel {
      associatedtype Content
      func empty()
    }
    extension Vessel {
      public func empty() {}
      public func rinse() {}
    }
    extension Sequence { public func cups() -> [Cup] { [] } }
    public func brew() {}
    public class Pot {}
    public class Kettle: Pot, Hashable {}
    """

  /// What comes of a link in the documentation of a symbol, in words.
  private func outcome(_ link: String, from scope: String = "") -> String {
    let source = SourceText(Self.code)
    let tree = SymbolTree([
      ("Tea", SourceFileReader.symbols(in: source)),
      ("Milk", SourceFileReader.symbols(in: SourceText("public struct Jug { public init() {} }"))),
    ])
    let search = SymbolSearch(tree: tree, known: nil)
    let link = SymbolLink(text: link, bytes: 0..<0)
    let path = scope.split(separator: "/").map(String.init)
    switch search.outcome(of: link, scope: path, module: "Tea") {
    case .found: return "found"
    case .unknown: return "unknown"
    case .missing(let component, let places):
      return "missing \(component) in \(places.map(tree.name).joined(separator: " "))"
    case .ambiguous(let symbols): return "ambiguous \(symbols.count)"
    case .unlisted(let symbol): return "unlisted \(symbol.name)"
    }
  }

  @Test("The documented symbol comes first, then the types around it, then its module")
  func scopes() {
    #expect(outcome("Cup") == "found")
    #expect(outcome("size", from: "Cup") == "found")
    #expect(outcome("size", from: "Cup/pour(_:)") == "found")
    #expect(outcome("size", from: "Cup/Handle/length") == "found")
    #expect(outcome("length", from: "Cup/Handle") == "found")
    #expect(outcome("Flavour/sweet(_:)", from: "Cup/size") == "found")
    #expect(outcome("Cup/size", from: "Cup/Handle") == "found")
    #expect(outcome("brew()", from: "Cup/Handle/length") == "found")
    #expect(outcome("size") == "missing 0 in Tea")
    #expect(outcome("length", from: "Cup") == "missing 0 in Tea Cup")
    #expect(outcome("size", from: "Pot") == "missing 0 in Tea Pot")
  }

  @Test("Modules can be named, also by a slash before them")
  func modules() {
    #expect(outcome("Tea") == "found")
    #expect(outcome("Tea/Cup/size", from: "Pot") == "found")
    #expect(outcome("/Tea/Cup/size", from: "Pot") == "found")
    #expect(outcome("/size", from: "Cup") == "missing 0 in Tea Cup")
    #expect(outcome("Jug") == "found")
    #expect(outcome("Milk/Jug/init()") == "found")
    #expect(outcome("Milk/Cup") == "missing 1 in Milk")
  }

  @Test("Names are whole, with their labels")
  func labels() {
    #expect(outcome("Cup/fill") == "missing 1 in Cup")
    #expect(outcome("Cup/fill(n:)") == "missing 1 in Cup")
    #expect(outcome("brew") == "missing 0 in Tea")
  }

  @Test("A type has what it inherits; of what is declared elsewhere nothing is said")
  func inheritance() {
    #expect(outcome("Cup/rinse()") == "found")
    #expect(outcome("rinse()", from: "Cup/size") == "found")
    #expect(outcome("Cup/spill()") == "missing 1 in Cup")
    #expect(outcome("Kettle/hash(into:)") == "unknown")
    #expect(outcome("Vessel/Content/anything") == "unknown")
    #expect(outcome("Sequence/cups()") == "found")
    #expect(outcome("map(_:)", from: "Sequence/cups()") == "unknown")
    #expect(outcome("map(_:)", from: "Cup/size") == "missing 0 in Tea Cup size")
  }

  @Test("Several symbols of a name need a suffix, which has to be one of theirs")
  func suffixes() {
    #expect(outcome("Cup/fill(_:)") == "ambiguous 2")
    #expect(outcome("Cup/fill(_:)-swift.method") == "found")
    #expect(outcome("Cup/fill(_:)-type.method") == "found")
    #expect(outcome("Cup/fill(_:)-swift.property") == "missing 1 in Cup")
    #expect(outcome("Cup/pour(_:)") == "ambiguous 2")
    #expect(outcome("Cup/pour(_:)-5xlqj") == "ambiguous 2")
    #expect(outcome("Cup/pour(_:)-(Int)") == "ambiguous 2")
    #expect(outcome("Cup-swift.struct/size") == "found")
    #expect(outcome("Cup-swift.class/size") == "missing 0 in Tea")
    // What a protocol requires comes before what its extension gives.
    #expect(outcome("Vessel/empty()") == "found")
  }

  @Test("What is not public, or not available, has no page")
  func visibility() {
    #expect(outcome("Cup/wash()") == "unlisted wash()")
    #expect(outcome("Cup/smash()") == "unlisted smash()")
  }
}
