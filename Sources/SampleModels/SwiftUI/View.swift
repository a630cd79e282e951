@_exported import Combine
@_exported import Foundation
@_exported import UIKit

/// A type that represents part of an app's user interface.
@MainActor @preconcurrency
public protocol View {
  /// The type of view representing the body of this view.
  associatedtype Body: View
  /// The content and behavior of the view.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never called: a primitive view has no body.
  public var body: Never { fatalError() }
}

/// A custom parameter attribute that constructs views from closures.
@resultBuilder
public struct ViewBuilder {
  /// Passes a single view through.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// Creates a preview of a SwiftUI view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")
