import Foundation

/// What a package offers to others, as `swift package dump-package` prints it.
struct PackageManifest: Decodable, Sendable {
  /// Something that a package makes.
  struct Product: Decodable, Sendable {
    /// What a product is; only libraries have a value here.
    struct Kind: Decodable, Sendable {
      let library: [String]?
    }

    let name: String
    let targets: [String]
    let type: Kind
  }

  /// A system that a package is meant for.
  struct Platform: Decodable, Sendable {
    /// The name in small letters: `ios`.
    let platformName: String
    let version: String
  }

  /// What a package is built of.
  struct Target: Decodable, Sendable {
    let name: String
    /// The folder in the package; nothing for the usual place.
    let path: String?

    /// The folders in the package that it may be in.
    var folders: [String] {
      path.map { [$0] } ?? ["Sources", "Source", "src", "srcs", "Tests"].map { "\($0)/\(name)" }
    }
  }

  let products: [Product]
  let targets: [Target]
  /// Nothing where the package names none.
  let platforms: [Platform]?

  /// The oldest systems that the package is meant for.
  var deploymentTargets: [DeploymentTarget] {
    (platforms ?? []).compactMap { platform in
      let system = DeploymentTarget.System.allCases.first {
        $0.rawValue.lowercased() == platform.platformName
      }
      guard let system, let version = SystemVersion(platform.version) else { return nil }
      return DeploymentTarget(system: system, version: version)
    }
  }

  /// The library products, without those whose targets others have already.
  var libraries: [Product] {
    var targets: Set<String> = []
    return products.filter { product in
      guard product.type.library != nil, !targets.isSuperset(of: product.targets) else {
        return false
      }
      targets.formUnion(product.targets)
      return true
    }
  }

  /// The modules of the libraries.
  var modules: [String] { Set(libraries.flatMap(\.targets)).sorted().map(Self.module) }

  /// The name of a target's module, which has an underscore for what no identifier may hold.
  static func module(ofTarget target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// The modules by the folders in the package that may hold their files.
  var folders: [String: String] {
    Dictionary(
      targets.flatMap { target in
        target.folders.map { (FolderPath.absolute("/" + $0), Self.module(ofTarget: target.name)) }
      }
    ) { first, _ in first }
  }
}
