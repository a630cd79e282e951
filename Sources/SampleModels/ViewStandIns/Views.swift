import Combine
import Foundation
import Observation
import SwiftUI

@_exported import DocCheckStandIns

// Views observe some of what is unknown.
extension DocCheckUnknown: ObservableObject, Observable {}

/// The value of the type that its place asks for in place of a binding to an unknown one.
public func docCheckCoerced<T>(_ value: Binding<some DocCheckAnything>) -> T { fatalError() }

// A format's kind (`.percent`) must be told from those of other numbers.
extension Text {
  /// A text of anything unknown.
  @_disfavoredOverload
  public init(_ value: some DocCheckAnything, format: FloatingPointFormatStyle<Double>) {
    fatalError()
  }

  /// A text of an unknown amount.
  @_disfavoredOverload
  public init(_ value: some DocCheckAnything, format: FloatingPointFormatStyle<Double>.Currency) {
    fatalError()
  }

  /// A text of an unknown share.
  @_disfavoredOverload
  public init(_ value: some DocCheckAnything, format: FloatingPointFormatStyle<Double>.Percent) {
    fatalError()
  }

  /// A text of an unknown date.
  @_disfavoredOverload
  public init(_ value: some DocCheckAnything, format: Date.FormatStyle) { fatalError() }

  /// A text of anything unknown in an unknown format.
  @_disfavoredOverload
  public init(_ value: some DocCheckAnything, format: some DocCheckAnything) { fatalError() }

  /// A text of anything unknown as a formatter writes it.
  @_disfavoredOverload
  public init(_ value: some DocCheckAnything, formatter: Formatter) { fatalError() }
}

extension View {
  /// Waits for what something unknown publishes.
  @_disfavoredOverload
  public func onReceive(
    _ publisher: some DocCheckAnything,
    perform action: @escaping (DocCheckUnknown) -> Void
  ) -> some View { self }

  /// Waits for what is true or false; the compiler prefers the function without a further parameter where a
  /// closure takes either value.
  @_disfavoredOverload
  public func onReceive(
    _ publisher: some DocCheckAnything,
    docCheck: Int = 0,
    perform action: @escaping (Bool) -> Void
  ) -> some View { self }
}
