/// The values of the system's colours in light and dark appearance.
///
/// Source: Apple's Human Interface Guidelines, "Color", with the values before iOS 26; the shades of
/// labels, grounds and fills are those that `UIColor` documents as its standard colours.
package enum SystemColors {
  /// The value of a colour; nothing for an unknown name.
  package static func color(_ name: String, isDark: Bool) -> ColorComponents? {
    guard let values = values[name.lowercased().replacing("system", with: "")] else { return nil }
    let hex = isDark ? values.dark : values.light
    return ColorComponents(
      red: Double(hex >> 24 & 255) / 255,
      green: Double(hex >> 16 & 255) / 255,
      blue: Double(hex >> 8 & 255) / 255,
      alpha: Double(hex & 255) / 255
    )
  }

  private static let values: [String: (light: UInt32, dark: UInt32)] = [
    "red": (0xFF3B_30FF, 0xFF45_3AFF), "orange": (0xFF95_00FF, 0xFF9F_0AFF),
    "yellow": (0xFFCC_00FF, 0xFFD6_0AFF), "green": (0x34C7_59FF, 0x30D1_58FF),
    "mint": (0x00C7_BEFF, 0x63E6_E2FF), "teal": (0x30B0_C7FF, 0x40C8_E0FF),
    "cyan": (0x32AD_E6FF, 0x64D2_FFFF), "blue": (0x007A_FFFF, 0x0A84_FFFF),
    "indigo": (0x5856_D6FF, 0x5E5C_E6FF), "purple": (0xAF52_DEFF, 0xBF5A_F2FF),
    "pink": (0xFF2D_55FF, 0xFF37_5FFF), "brown": (0xA284_5EFF, 0xAC8E_68FF),
    "gray": (0x8E8E_93FF, 0x8E8E_93FF), "gray2": (0xAEAE_B2FF, 0x6363_66FF),
    "gray3": (0xC7C7_CCFF, 0x4848_4AFF), "gray4": (0xD1D1_D6FF, 0x3A3A_3CFF),
    "gray5": (0xE5E5_EAFF, 0x2C2C_2EFF), "gray6": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "white": (0xFFFF_FFFF, 0xFFFF_FFFF), "black": (0x0000_00FF, 0x0000_00FF),
    "clear": (0, 0), "darkgray": (0x5555_55FF, 0x5555_55FF),
    "lightgray": (0xAAAA_AAFF, 0xAAAA_AAFF), "magenta": (0xFF00_FFFF, 0xFF00_FFFF),
    "primary": (0x0000_00FF, 0xFFFF_FFFF), "secondary": (0x3C3C_4399, 0xEBEB_F599),
    "accentcolor": (0x007A_FFFF, 0x0A84_FFFF), "tint": (0x007A_FFFF, 0x0A84_FFFF),
    "link": (0x007A_FFFF, 0x0984_FFFF),
    "label": (0x0000_00FF, 0xFFFF_FFFF), "secondarylabel": (0x3C3C_4399, 0xEBEB_F599),
    "tertiarylabel": (0x3C3C_434D, 0xEBEB_F54D), "quaternarylabel": (0x3C3C_432E, 0xEBEB_F529),
    "placeholdertext": (0x3C3C_434D, 0xEBEB_F54D), "separator": (0x3C3C_434A, 0x5454_5899),
    "opaqueseparator": (0xC6C6_C8FF, 0x3838_3AFF),
    "background": (0xFFFF_FFFF, 0x0000_00FF), "secondarybackground": (0xF2F2_F7FF, 0x1C1C_1EFF),
    "tertiarybackground": (0xFFFF_FFFF, 0x2C2C_2EFF),
    "groupedbackground": (0xF2F2_F7FF, 0x0000_00FF),
    "secondarygroupedbackground": (0xFFFF_FFFF, 0x1C1C_1EFF),
    "tertiarygroupedbackground": (0xF2F2_F7FF, 0x2C2C_2EFF),
    "fill": (0x7878_8033, 0x7878_805C), "secondaryfill": (0x7878_8029, 0x7878_8052),
    "tertiaryfill": (0x7676_801F, 0x7676_803D), "quaternaryfill": (0x7474_8014, 0x7676_802E),
    "bar": (0xF9F9_F9F0, 0x1D1D_1DF0),
  ]
}
