/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static var allowsSelection: Bool { true }
}

/// Text that can't be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It can't.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
