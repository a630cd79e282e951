// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

/// The folder of SwiftSyntax and its siblings in the toolchain that reads this manifest.
///
/// The manifest process has loaded the toolchain's own `libPackageDescription.so`, so its memory
/// map names the toolchain in use, whatever proxy `PATH` may hold.
let hostLibraries: String = {
  let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
  for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
    guard let slash = line.firstIndex(of: "/") else { continue }
    let path = line[slash...]
    guard let end = path.range(of: "/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so")
    else { continue }
    return path[..<end.lowerBound] + "/usr/lib/swift/host"
  }
  return "/usr/lib/swift/host"
}()

/// Finds the modules SwiftSyntax, SwiftParser and SwiftIDEUtils.
let syntaxModules: [SwiftSetting] = [.unsafeFlags(["-I", hostLibraries])]

/// Links SwiftSyntax, SwiftParser and SwiftIDEUtils.
let syntaxLibraries: [LinkerSetting] = [
  .unsafeFlags(["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries])
]

/// Testing declares overlays for Apple's UIKit; with our module of that name they must stay unread.
let withoutOverlays: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlay-search"])
]

let package = Package(
  name: "doccheck",
  products: [
    .executable(name: "doccheck", targets: ["DocCheck"]),
    .executable(name: "doccheck-sandbox", targets: ["CSandbox"]),
    .library(
      name: "SampleModels",
      type: .dynamic,
      targets: [
        "Combine", "FoundationObservable", "UIKit", "SwiftUI", "SwiftData", "Headless",
        "LineBuffering", "DocCheckStandIns", "DocCheckViewStandIns", "DocCheckModelStandIns",
      ]
    ),
  ],
  targets: [
    .systemLibrary(
      name: "CCmark",
      path: "Sources/DocCheck/CCmark",
      pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"])]
    ),
    .executableTarget(
      name: "CSandbox",
      path: "Sources/DocCheck/CSandbox",
      cSettings: [.define("_GNU_SOURCE")],
      linkerSettings: [.unsafeFlags(["-nostartfiles", "-static-executable"])]
    ),
    .target(
      name: "CAppleAPI",
      path: "Sources/SampleModels/AppleAPI",
      exclude: ["Facts"],
      cSettings: [.headerSearchPath("Facts")]
    ),
    .executableTarget(
      name: "DocCheck",
      dependencies: ["CAppleAPI", "CCmark"],
      path: "Sources/DocCheck",
      exclude: ["CCmark", "CSandbox"],
      resources: [.embedInCode("Claims/Lexicon"), .embedInCode("Reports/Page")],
      swiftSettings: syntaxModules,
      linkerSettings: syntaxLibraries
    ),
    .macro(
      name: "PreviewMacros",
      path: "Sources/SampleModels/PreviewMacros",
      swiftSettings: syntaxModules,
      linkerSettings: syntaxLibraries
    ),
    .target(
      name: "LineBuffering",
      path: "Sources/SampleModels/LineBuffering",
      // Without it the library's name for itself is the path that it is linked to.
      linkerSettings: [.unsafeFlags(["-Xlinker", "-soname=libSampleModels.so"])]
    ),
    .target(name: "Combine", path: "Sources/SampleModels/Combine"),
    .target(
      name: "FoundationObservable",
      dependencies: ["Combine"],
      path: "Sources/SampleModels/FoundationObservable"
    ),
    .target(name: "UIKit", dependencies: ["PreviewMacros"], path: "Sources/SampleModels/UIKit"),
    .target(
      name: "SwiftUI",
      dependencies: ["Combine", "UIKit"],
      path: "Sources/SampleModels/SwiftUI"
    ),
    .target(
      name: "SwiftData",
      dependencies: ["SwiftUI", "PreviewMacros"],
      path: "Sources/SampleModels/SwiftData"
    ),
    .target(name: "DocCheckStandIns", path: "Sources/SampleModels/StandIns"),
    .target(
      name: "DocCheckViewStandIns",
      dependencies: ["DocCheckStandIns", "SwiftUI"],
      path: "Sources/SampleModels/ViewStandIns"
    ),
    .target(
      name: "DocCheckModelStandIns",
      dependencies: ["DocCheckViewStandIns", "SwiftData"],
      path: "Sources/SampleModels/ModelStandIns"
    ),
    .target(name: "Headless", dependencies: ["SwiftUI"], path: "Sources/SampleModels/Headless"),
    .testTarget(
      name: "DocCheckTests",
      dependencies: ["DocCheck"],
      path: "Tests/DocCheckTests",
      exclude: ["Golden"],
      swiftSettings: syntaxModules
    ),
    .testTarget(
      name: "SampleModelsTests",
      dependencies: ["Combine", "FoundationObservable", "Headless", "SwiftData", "SwiftUI"],
      path: "Tests/SampleModelsTests",
      swiftSettings: withoutOverlays
    ),
  ]
)
