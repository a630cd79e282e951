import Foundation

/// The Swift compiler in use, and the folders that belong to it.
struct Toolchain: Sendable {
  /// The compiler driver, which also links.
  let swiftc: String
  /// The compiler proper, which the driver would start.
  let frontend: String
  /// The toolchain's `usr/lib/swift`.
  let resources: String
  /// The compiler's own words: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  let version: String
  /// The target triple: `x86_64-unknown-linux-gnu`.
  let target: String

  /// The toolchain's folder, which holds all that it consists of.
  var root: String {
    URL(fileURLWithPath: resources).deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// The compiler driver inside of the toolchain; `swiftc` may be a proxy that is elsewhere.
  var driver: String { root + "/bin/swiftc" }

  /// The program that says where a crashed one was; nothing where the toolchain has none.
  var backtracer: String? {
    ["swift-backtrace-static", "swift-backtrace"].map { root + "/libexec/swift/linux/" + $0 }
      .first(where: FileManager.default.isExecutableFile)
  }

  /// The driver's option for the toolchain's own linker, LLVM's, which takes half of the time of the
  /// system's; nothing where the toolchain has none.
  var linkerOptions: [String] {
    FileManager.default.isExecutableFile(atPath: root + "/bin/ld.lld") ? ["-use-ld=lld"] : []
  }

  /// The folder of the toolchain's own macros, such as `@Observable`.
  var macroPlugins: String { resources + "/host/plugins" }

  /// The folder of the modules that package manifests import.
  var manifestModules: String { resources + "/pm/ManifestAPI" }

  /// The folder of SwiftSyntax and what is on it, which macros are made with.
  var syntaxModules: String { resources + "/host" }

  /// The modules that the toolchain brings for Linux.
  var modules: Set<String> {
    let folders =
      [resources + "/linux", resources + "/linux/x86_64", resources + "/linux/aarch64"]
      + [manifestModules, syntaxModules]
    let names = folders.flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    let modules = names.filter { $0.hasSuffix(".swiftmodule") }.map { $0.dropLast(12) }
    return Set(modules.map(String.init)).union(["Swift", "Builtin", "SwiftGlibc", "Glibc"])
  }

  /// Asks the compiler where it lives (`-print-target-info`).
  ///
  /// - Parameter swiftc: the driver's path or name; a name is looked for in `PATH`.
  /// - Throws: `EnvironmentError` if there is no compiler or its answer cannot be read.
  init(swiftc: String = "swiftc") throws {
    let outcome = try Self.targetInfo(swiftc)
    guard outcome.ending == .exited(0),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(outcome.standardOutput))
    else {
      throw EnvironmentError(
        stage: "toolchain",
        path: swiftc,
        message: "does not answer '-print-target-info'; name a Swift 6 compiler with --swiftc"
      )
    }
    self.swiftc = swiftc
    resources = info.paths.runtimeResourcePath
    version = info.compilerVersion
    target = info.target.triple
    frontend =
      URL(fileURLWithPath: resources).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("bin/swift-frontend").path
    guard FileManager.default.isExecutableFile(atPath: frontend) else {
      let message = "is missing; the toolchain of \(swiftc) is incomplete, install it again"
      throw EnvironmentError(stage: "toolchain", path: frontend, message: message)
    }
  }

  /// The environment of compilers.
  ///
  /// They use much memory for a short time: in large pages, where the machine gives them, a call takes
  /// a tenth less (glibc's manual, "Memory Allocation Tunables").
  static let environment = [
    "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
  ]

  private static func targetInfo(_ swiftc: String) throws -> Subprocess.Outcome {
    let environment = ProcessInfo.processInfo.environment
    do {
      return try Subprocess(
        // The driver itself leaves a folder after in TMPDIR, each time that it is asked.
        command: [swiftc, "-frontend", "-print-target-info"],
        environment: environment,
        timeout: 60
      ).run()
    } catch let error as EnvironmentError {
      throw EnvironmentError(
        stage: "toolchain",
        path: swiftc,
        message: "\(error.message); install a Swift 6 toolchain (https://www.swift.org/install) "
          + "and put it on PATH, or name its compiler with --swiftc"
      )
    }
  }

  /// The part of the compiler's answer that matters here.
  private struct TargetInfo: Decodable {
    struct Paths: Decodable { let runtimeResourcePath: String }
    struct Target: Decodable { let triple: String }

    let compilerVersion: String
    let paths: Paths
    let target: Target
  }
}
