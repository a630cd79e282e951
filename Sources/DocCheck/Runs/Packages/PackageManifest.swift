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

  let products: [Product]
  /// Nothing where the package names none.
  let platforms: [Platform]?

  /// The oldest systems that the package is meant for.
  var targets: [DeploymentTarget] {
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
  ///
  /// SwiftPM makes a module's name of a target's by an underscore for what no identifier may hold.
  var modules: [String] {
    Set(libraries.flatMap(\.targets)).sorted().map { target in
      String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
  }
}
