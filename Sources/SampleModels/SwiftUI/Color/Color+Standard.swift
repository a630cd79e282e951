extension Color {
  /// The system's red.
  public static let red = Color(.system("red"))
  /// The system's orange.
  public static let orange = Color(.system("orange"))
  /// The system's yellow.
  public static let yellow = Color(.system("yellow"))
  /// The system's green.
  public static let green = Color(.system("green"))
  /// The system's mint.
  public static let mint = Color(.system("mint"))
  /// The system's teal.
  public static let teal = Color(.system("teal"))
  /// The system's cyan.
  public static let cyan = Color(.system("cyan"))
  /// The system's blue.
  public static let blue = Color(.system("blue"))
  /// The system's indigo.
  public static let indigo = Color(.system("indigo"))
  /// The system's purple.
  public static let purple = Color(.system("purple"))
  /// The system's pink.
  public static let pink = Color(.system("pink"))
  /// The system's brown.
  public static let brown = Color(.system("brown"))
  /// White.
  public static let white = Color(.system("white"))
  /// The system's grey.
  public static let gray = Color(.system("gray"))
  /// Black.
  public static let black = Color(.system("black"))
  /// No colour at all.
  public static let clear = Color(.system("clear"))
  /// The colour of primary content.
  public static let primary = Color(.system("primary"))
  /// The colour of secondary content.
  public static let secondary = Color(.system("secondary"))
  /// The accent colour of the app.
  public static let accentColor = Color(.system("accentColor"))
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { .red }
  /// The system's orange.
  public static var orange: Color { .orange }
  /// The system's yellow.
  public static var yellow: Color { .yellow }
  /// The system's green.
  public static var green: Color { .green }
  /// The system's mint.
  public static var mint: Color { .mint }
  /// The system's teal.
  public static var teal: Color { .teal }
  /// The system's cyan.
  public static var cyan: Color { .cyan }
  /// The system's blue.
  public static var blue: Color { .blue }
  /// The system's indigo.
  public static var indigo: Color { .indigo }
  /// The system's purple.
  public static var purple: Color { .purple }
  /// The system's pink.
  public static var pink: Color { .pink }
  /// The system's brown.
  public static var brown: Color { .brown }
  /// White.
  public static var white: Color { .white }
  /// The system's grey.
  public static var gray: Color { .gray }
  /// Black.
  public static var black: Color { .black }
  /// No colour at all.
  public static var clear: Color { .clear }
}
