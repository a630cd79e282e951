import Foundation

/// A colour of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  package let name: String

  /// Names a colour of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}

/// An image of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  package let name: String

  /// Names an image of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
  }
}
