extension EnvironmentValues {
  /// Whether movement is to be avoided.
  public var accessibilityReduceMotion: Bool { value(default: false) }

  /// Whether glass and the like are to be avoided.
  public var accessibilityReduceTransparency: Bool { value(default: false) }

  /// Whether colours alone must not tell anything.
  public var accessibilityDifferentiateWithoutColor: Bool { value(default: false) }

  /// Whether colours are inverted.
  public var accessibilityInvertColors: Bool { value(default: false) }

  /// Whether buttons show shapes.
  public var accessibilityShowButtonShapes: Bool { value(default: false) }

  /// Whether the screen is read out.
  public var accessibilityVoiceOverEnabled: Bool { value(default: false) }

  /// Whether switches drive the device.
  public var accessibilitySwitchControlEnabled: Bool { value(default: false) }

  /// Whether flashes are to be dimmed.
  public var accessibilityDimFlashingLights: Bool { value(default: false) }

  /// Whether moving images play by themselves.
  public var accessibilityPlayAnimatedImages: Bool { value(default: true) }

  /// Whether small items can be seen in large.
  public var accessibilityLargeContentViewerEnabled: Bool { value(default: false) }
}
