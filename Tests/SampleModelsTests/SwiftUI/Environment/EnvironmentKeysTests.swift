import Foundation
import SwiftUI
import Testing

/// Apple's page `EnvironmentValues` with the pages of its properties.
@MainActor @Suite("Environment keys") struct EnvironmentKeysTests {
  /// Expects a value that nobody has set, and another one once it is set, with all else as it was.
  private func check<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ standard: Value,
    _ other: Value,
    _ line: Int = #line
  ) {
    let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    var values = EnvironmentValues()
    #expect("\(values[keyPath: keyPath])" == "\(standard)", sourceLocation: place)
    values[keyPath: keyPath] = other
    #expect("\(values[keyPath: keyPath])" == "\(other)", sourceLocation: place)
    #expect("\(standard)" != "\(other)", sourceLocation: place)
    values[keyPath: keyPath] = standard
    #expect("\(values[keyPath: keyPath])" == "\(standard)", sourceLocation: place)
  }

  @Test("Values for text have their defaults, and those that are set")
  func text() {
    check(\.lineLimit, nil, 2)
    check(\.lineSpacing, 0, 4)
    check(\.multilineTextAlignment, .leading, .center)
    check(\.truncationMode, .tail, .head)
    check(\.minimumScaleFactor, 1, 0.5)
    check(\.allowsTightening, false, true)
    check(\.textCase, nil, .uppercase)
    check(\.autocorrectionDisabled, false, true)
    check(\.symbolVariants, .none, .fill)
    check(\.symbolRenderingMode, nil, .palette)
    check(\.imageScale, .medium, .large)
    check(\.headerProminence, .standard, .increased)
    check(\.defaultMinListRowHeight, 44, 60)
    check(\.defaultMinListHeaderHeight, nil, 30)
    check(\.tabViewBottomAccessoryPlacement, nil, .inline)
    check(\.font, nil, .title)
    check(\.legibilityWeight, nil, .bold)
  }

  @Test("Values of the appearance have their defaults, and those that are set")
  func appearance() {
    check(\.badgeProminence, .standard, .increased)
    check(\.backgroundMaterial, nil, .thin)
    check(\.contentTransition, .identity, .opacity)
    check(\.contentTransitionAddsDrawingGroup, false, true)
    check(\.horizontalScrollIndicatorVisibility, .automatic, .hidden)
    check(\.verticalScrollIndicatorVisibility, .automatic, .hidden)
    check(\.isFocusEffectEnabled, true, false)
    check(\.isSceneCaptured, false, true)
    check(\.labelsVisibility, .automatic, .hidden)
    check(\.menuIndicatorVisibility, .automatic, .hidden)
    check(\.menuOrder, .automatic, .fixed)
    check(\.springLoadingBehavior, .automatic, .enabled)
    check(\.allowedDynamicRange, nil, .high)
    check(\.colorScheme, .light, .dark)
    check(\.colorSchemeContrast, .standard, .increased)
    check(\.redactionReasons, [], .placeholder)
    check(\.controlSize, .regular, .large)
    check(\.buttonRepeatBehavior, .automatic, .enabled)
    check(\.controlActiveState, .key, .inactive)
    check(\.appearsActive, true, false)
    check(\.isLuminanceReduced, false, true)
    check(\.isHoverEffectEnabled, true, false)
  }

  @Test("Values of the device and the scene have their defaults, and those that are set")
  func device() {
    check(\.isEnabled, true, false)
    check(\.locale, .current, Locale(identifier: "ko_KR"))
    check(\.calendar, .current, Calendar(identifier: .japanese))
    check(\.timeZone, .current, TimeZone(secondsFromGMT: 12345) ?? .current)
    check(\.layoutDirection, .leftToRight, .rightToLeft)
    check(\.horizontalSizeClass, .compact, .regular)
    check(\.verticalSizeClass, .regular, .compact)
    check(\.dynamicTypeSize, .large, .accessibility1)
    check(\.displayScale, 3, 2)
    check(\.scenePhase, .active, .background)
    check(\.isPresented, false, true)
    check(\.isFocused, false, true)
    check(\.isSearching, false, true)
    check(\.isScrollEnabled, true, false)
  }

  // Settings of the user that a program can read and not write.
  @Test("Accessibility settings are off, animated images play")
  func accessibility() {
    let values = EnvironmentValues()
    let settings = [
      values.accessibilityReduceMotion, values.accessibilityReduceTransparency,
      values.accessibilityDifferentiateWithoutColor, values.accessibilityInvertColors,
      values.accessibilityShowButtonShapes, values.accessibilityVoiceOverEnabled,
      values.accessibilitySwitchControlEnabled, values.accessibilityDimFlashingLights,
      values.accessibilityLargeContentViewerEnabled,
    ]
    #expect(!settings.contains(true))
    #expect(values.accessibilityPlayAnimatedImages)
  }

  @Test("What a program can only read has its default")
  func readOnly() {
    let values = EnvironmentValues()
    #expect(values.pixelLength == 1 / values.displayScale)
    #expect(!values.isTabBarShowingSections && !values.supportsMultipleWindows)
    #expect(values.keyboardShortcut == nil && values.tabBarPlacement == nil)
    #expect(values.undoManager == nil && values.rename == nil && values.refresh == nil)
    #expect(values.editMode == nil)
  }

  @Test("An edit mode and a background style are kept as they are set")
  func bindings() {
    var values = EnvironmentValues()
    values.editMode = .constant(.active)
    #expect(values.editMode?.wrappedValue == .active)
    #expect(values.backgroundStyle == nil)
    values.backgroundStyle = AnyShapeStyle(.red)
    #expect(values.backgroundStyle != nil)
  }

  // EnvironmentKey/defaultValue holds until a value is set, also where the type has a value for none.
  @Test("A key of an optional type has its default until a value or none is set")
  func optionalKeys() {
    check(\.optionalWidth, 7, nil)
    check(\.optionalTitle, "plain", nil)
    var transaction = Transaction()
    #expect(transaction.optionalCount == 3)
    transaction.optionalCount = nil
    #expect(transaction.optionalCount == nil)
  }

  // EnvironmentValues/sizeCategory, EnvironmentValues/presentationMode
  @available(*, deprecated)
  @Test("Older values have their defaults, too, and a dismissed presentation is none")
  func older() {
    check(\.sizeCategory, .large, .small)
    #expect(!EnvironmentValues().presentationMode.wrappedValue.isPresented)
    var mode = PresentationMode(isPresented: true)
    mode.dismiss()
    #expect(!mode.isPresented)
  }
}

private struct OptionalWidthKey: EnvironmentKey {
  static let defaultValue: Int? = 7
}

extension EnvironmentValues {
  fileprivate var optionalWidth: Int? {
    get { self[OptionalWidthKey.self] }
    set { self[OptionalWidthKey.self] = newValue }
  }

  @Entry fileprivate var optionalTitle: String? = "plain"
}

extension Transaction {
  @Entry fileprivate var optionalCount: Int? = 3
}
