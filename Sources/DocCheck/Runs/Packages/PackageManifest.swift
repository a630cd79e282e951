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

  let products: [Product]

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
