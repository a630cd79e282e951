import Foundation

/// A type that has a text for people, which is looked up in a translation.
///
/// Apple's Foundation has the protocol; the toolchain's has not.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
