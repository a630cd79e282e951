import Foundation
import Testing

@testable import DocCheck

@Suite("Modules made of facts")
struct DeclaredModulesTests {
  /// Tables about some modules of nobody.
  private static func tables(_ rows: [String: [String]], imports: [String] = []) -> [String: String]
  {
    var tables = rows.map { name, rows in
      (name, rows.map { Self.row(name, $0) + "\n" }.joined())
    }
    tables += [
      ("reexports", ""), ("changes", ""), ("supplement", ""), ("newer", ""), ("replacements", ""),
    ]
    tables.append(("imports", imports.map { $0 + "\n" }.joined()))
    return Dictionary(uniqueKeysWithValues: tables)
  }

  /// A row with all of its columns, of which the text has the first ones, parted by bars.
  private static func row(_ module: String, _ text: String) -> String {
    let fields =
      [module] + text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return (fields + Array(repeating: "", count: APIDeclaration.columns - fields.count))
      .joined(separator: "\t")
  }

  /// What makes modules of tables in a folder that is removed in the end.
  private static func withMaker<Result>(
    _ tables: [String: String],
    _ work: (inout ModuleMaker, _ folder: String) throws -> Result
  ) throws -> Result {
    let environment = try Checking.environment.get()
    let folder = NSTemporaryDirectory() + "declared-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let facts = try APIFacts(names: Array(tables.keys), table: { tables[$0] })
    let compiler = InterfaceCompiler(
      toolchain: environment.toolchain,
      shim: environment.shim,
      folder: folder,
      moduleCache: environment.compiler.workspace.moduleCache
    )
    var maker = ModuleMaker(
      facts: facts,
      directory: TypeDirectory(facts, present: DeclarationIndex([])),
      compiler: compiler,
      made: [:]
    )
    return try compiler.alone { try work(&maker, folder) }
  }

  /// What the compiler says of code that imports modules in a folder.
  private static func errors(in code: String, _ folder: String) throws -> [String] {
    let environment = try Checking.environment.get()
    let own = try environment.compiler.workspace.makeFolder()
    defer { environment.compiler.workspace.remove(own) }
    let file = try environment.compiler.workspace.write(code, named: "Code.swift", in: own)
    let outcome = try Subprocess(
      command: [
        environment.toolchain.frontend, "-typecheck", "-I", folder, "-diagnostic-style", "llvm",
        file,
      ],
      environment: ["PATH": "/usr/bin:/bin"],
      timeout: 60
    ).run()
    return CompilerMessage.list(in: String(decoding: outcome.standardError, as: UTF8.self))
      .filter { $0.kind == .error }.map(\.text)
  }

  private static let orchard = [
    "|class|Tree||||||open|||||NSObject", "Tree|init|init(height:)||height:Int=",
    "Tree|var|height|||Int|||set",
    "Tree|func|grow(by:)||by:Int; _:@escaping (Int) -> Void||async throws||open",
    "|enum|Season|||||||||||Int, Sendable", "Season|case|spring", "Season|case|default",
    "|struct|Fruits|||||||||||OptionSet", "Fruits|var|nuts|||Fruits|||static",
    "|protocol|Gardener", "Gardener|func|water(_:)||_:Tree||||optional",
    "Gardener|func|plant(_:)||_:Tree",
    "Gardener|var|tool|||some Sequence<Int>",
    "|func|pick(_:in:)|T|_:T...; in:inout Season|[T]||T : Hashable",
    "Tree|func|missing(_:)||_:TypeOfNobody",
    "|struct|Tools|||||||||||OptionSet", "Tools|init|init(rawValue:)||rawValue:UInt32",
    "Tools|var|saws|||Tools|||static",
  ]

  @Test(
    "Code compiles against what rows declare, and a row that cannot be compiled costs no other one"
  )
  func declarations() throws {
    try Self.withMaker(Self.tables(["Orchard": Self.orchard])) { maker, folder in
      try maker.make(["Orchard"])
      #expect(maker.isThere("Orchard"))
      let left = try #require(maker.changes["Orchard"]?.reasons)
      #expect(left == [14: "cannot find type 'TypeOfNobody' in scope"])
      let good = """
        import Orchard
        final class Gnome: Gardener { func plant(_ tree: Tree) { tree.height = 2 } }
        func work(_ tree: Tree) async throws {
          try await Tree(height: 3).grow(by: 2) { print($0) }
          var season = Season.default
          switch season { case .spring, .default: break }
          let all: [Int] = pick(1, 2, in: &season)
          Gnome().water(Tree())
          print(all, Fruits.nuts.union([]), Array(Gnome().tool))
        }
        """
      #expect(try Self.errors(in: good, folder).isEmpty)
      let wrong =
        "import Orchard\nfunc work(_ tree: Tree) { tree.shrink(); tree.height = \"a\"; _ = Season.autumn }\n"
      #expect(
        try Self.errors(in: wrong, folder) == [
          "value of type 'Tree' has no member 'shrink'",
          "cannot assign value of type 'String' to type 'Int'",
          "type 'Season' has no member 'autumn'",
        ]
      )
    }
  }

  @Test("Enumerations and sets of options have their raw values")
  func rawValues() throws {
    try Self.withMaker(Self.tables(["Orchard": Self.orchard])) { maker, folder in
      try maker.make(["Orchard"])
      let code = """
        import Orchard
        let number: Int = Season.spring.rawValue
        let bits: UInt32 = Tools.saws.rawValue
        let tools: Tools = [.saws, Tools(rawValue: 2)]
        print(Season(rawValue: 1) == .spring, number, bits, tools.contains(.saws))
        """
      #expect(try Self.errors(in: code, folder).isEmpty)
    }
  }

  @Test("A class without initializers of its own has those of its superclass")
  func inheritedInitializers() throws {
    let garden = [
      "|class|Plant||||||open|||||NSObject", "Plant|init|init(seed:)||seed:Int=",
      "|class|Herb||||||open|||||Plant", "|class|Mint||||||open|||||Herb",
      "|class|Moss||||||open|||||Herb", "Moss|init|init(wet:)||wet:Bool",
    ]
    try Self.withMaker(Self.tables(["Garden": garden])) { maker, folder in
      try maker.make(["Garden"])
      let good = """
        import Garden
        final class Thyme: Mint { var leaves = 2 }
        print(Herb(seed: 1), Mint(seed: 2), Mint(), Thyme(seed: 3), Moss(wet: true))
        """
      #expect(try Self.errors(in: good, folder).isEmpty)
      #expect(try !Self.errors(in: "import Garden\nprint(Moss(seed: 1))\n", folder).isEmpty)
    }
  }

  @Test("Of two overloads, one with Swift's own types goes before one with classes of Objective-C")
  func disfavoredOverload() throws {
    let rows = ["|func|sort(_:)||_:[NSString]|Int", "|func|sort(_:)||_:[String]|String"]
    try Self.withMaker(Self.tables(["Garden": rows])) { maker, folder in
      try maker.make(["Garden"])
      let code = """
        import Foundation
        import Garden
        let name: String = sort([])
        let sorted = sort([])
        print(sorted.count, name, sort([NSString()]) + 1)
        """
      #expect(try Self.errors(in: code, folder).isEmpty)
    }
  }

  @Test("Modules that import each other in a circle are made all the same")
  func circle() throws {
    let tables = Self.tables(
      ["Apple": ["|struct|Core"], "Pear": ["|func|peel()|||Int"]],
      imports: ["Apple\tPear", "Pear\tApple"]
    )
    try Self.withMaker(tables) { maker, folder in
      try maker.make(["Apple", "Pear"])
      #expect(maker.isThere("Apple") && maker.isThere("Pear"))
      #expect(
        try Self.errors(
          in: "import Apple\nimport Pear\nlet n = peel()\nlet c: Core? = nil\n",
          folder
        ).isEmpty
      )
    }
  }

  @Test("What depends on what cannot be compiled is left out in few rounds, and the rest is there")
  func chain() throws {
    let chain = (1...60).map { "|typealias|Branch\($0)|||Branch\($0 - 1)" }
    let rows = chain.reversed() + ["|struct|Leaf", "|func|pick(_:)||_:Branch60"]
    try Self.withMaker(Self.tables(["Orchard": rows])) { maker, folder in
      try maker.make(["Orchard"])
      #expect(maker.isThere("Orchard"))
      #expect(maker.changes["Orchard"]?.reasons.count == 61)
      #expect(try Self.errors(in: "import Orchard\nlet leaf: Leaf? = nil\n", folder).isEmpty)
    }
  }

  @Test("A module that cannot be made is tried once, and costs no other one")
  func refused() throws {
    let tables = Self.tables(["Wild weeds": ["|var|height|||Int"], "Orchard": Self.orchard])
    try Self.withMaker(tables) { maker, folder in
      let fresh = maker
      try maker.make(["Wild weeds", "Orchard"])
      #expect(!maker.isThere("Wild weeds") && maker.isThere("Orchard"))
      let interface = folder + "/interfaces/Wild weeds.swiftinterface"
      try FileManager.default.removeItem(atPath: interface)
      var again = fresh
      try again.make(["Wild weeds", "Orchard"])
      #expect(!again.isThere("Wild weeds") && again.isThere("Orchard"))
      #expect(!FileManager.default.fileExists(atPath: interface))
    }
  }

  @Test("A known change spares the compiler the row")
  func knownChange() throws {
    var tables = Self.tables(["Orchard": Self.orchard])
    tables["changes"] = "Orchard\t14\tleft out\tknown\n"
    try Self.withMaker(tables) { maker, _ in
      try maker.make(["Orchard"])
      #expect(maker.isThere("Orchard"))
      #expect(maker.changes["Orchard"]?.reasons == [14: "known"])
    }
  }

  @Test(
    "A name that is no module of the facts is none, whatever is in it",
    arguments: [
      "", ".", "../CoreData", "/etc/passwd", "Core Data", "CoreData.tsv", "reexports", "imports",
      "Foundation", "SwiftUI", "🌳",
    ]
  )
  func oddNames(name: String) throws {
    let declared = try Checking.environment.get().compiler.declared
    #expect(!declared.declare(name))
    #expect(try !declared.make(name))
  }

  @Test("Of the most used modules, nearly all rows are known to compile")
  func share() throws {
    let facts = try APIFacts.embedded.value.get()
    let low = try Self.mostUsed.compactMap { name -> String? in
      let rows = try facts.module(name).declarations.count { !$0.isGone }
      let share = 100 - 100 * Double(facts.changes(of: name).reasons.count) / Double(rows)
      return share < 97 ? "\(name) \(share)" : nil
    }
    #expect(low.isEmpty)
  }

  /// Those modules beside SwiftUI, UIKit, Foundation, Combine and SwiftData that articles on apps import most.
  private static let mostUsed = [
    "AVFAudio", "AVFoundation", "AVKit", "ActivityKit", "AdSupport", "AuthenticationServices",
    "BackgroundTasks", "CallKit",
    "Charts", "CloudKit", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreGraphics",
    "CoreHaptics",
    "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreSpotlight", "CoreText", "CryptoKit",
    "EventKit",
    "EventKitUI", "GameplayKit", "GroupActivities", "HealthKit", "HomeKit", "ImageIO", "Intents",
    "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer",
    "MessageUI", "Metal",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "Network", "PDFKit", "PassKit",
    "Photos", "PhotosUI",
    "QuartzCore", "QuickLook", "SafariServices", "SceneKit", "Security", "Speech", "SpriteKit",
    "StoreKit",
    "TipKit", "UniformTypeIdentifiers", "UserNotifications", "Vision", "WatchConnectivity",
    "WebKit", "WidgetKit",
  ]
}
