import Foundation

/// Functions that draw, by their names.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, @unchecked Sendable {
  private let place: String

  private init(place: String) {
    self.place = place
  }

  /// The functions of the app.
  public static let `default` = ShaderLibrary(place: "default")

  /// The functions of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(place: bundle.bundlePath)
  }

  /// The functions of a compiled library.
  public init(data: Data) {
    place = "\(data.count) bytes"
  }

  /// The functions of a compiled library in a file.
  public init(url: URL) {
    place = url.path
  }

  /// A function of the app.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: .default, name: name)
  }

  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderFunction(library: self, name: name)
  }
}
