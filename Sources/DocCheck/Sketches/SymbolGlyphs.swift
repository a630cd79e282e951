/// Figures of our own for the symbols that articles use most, each in a square of 24 points.
///
/// None of them is taken from Apple's symbols or another set: they are plain signs for what the name
/// says, so that a reader knows which symbol stands there.
enum SymbolGlyphs {
  /// The figure for a name without its variants, as a path of SVG.
  static func path(of name: String) -> String? { paths[name] }

  private static let paths = [arrows, actions, things].reduce(into: [String: String]()) {
    paths,
    table in
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { paths[String(parts[0])] = String(parts[1]) }
    }
  }

  private static let arrows = """
    chevron.right M9 5L16 12L9 19
    chevron.left M15 5L8 12L15 19
    chevron.up M5 15L12 8L19 15
    chevron.down M5 9L12 16L19 9
    chevron.forward M9 5L16 12L9 19
    chevron.backward M15 5L8 12L15 19
    chevron.up.chevron.down M8 9L12 5L16 9M8 15L12 19L16 15
    chevron.left.forwardslash.chevron.right M7 7L2 12L7 17M17 7L22 12L17 17M14 5L10 19
    arrow.right M4 12L20 12M14 6L20 12L14 18
    arrow.left M20 12L4 12M10 6L4 12L10 18
    arrow.up M12 20L12 4M6 10L12 4L18 10
    arrow.down M12 4L12 20M6 14L12 20L18 14
    arrow.forward M4 12L20 12M14 6L20 12L14 18
    arrow.backward M20 12L4 12M10 6L4 12L10 18
    arrow.up.right M6 18L18 6M9 6L18 6L18 15
    arrow.clockwise M19 12A7 7 0 1 1 16 6.3M16 2L16.5 6.5L12 7
    arrow.counterclockwise M5 12A7 7 0 1 0 8 6.3M8 2L7.5 6.5L12 7
    arrow.uturn.backward M8 5L4 9L8 13M4 9L14 9A5 5 0 0 1 14 19L8 19
    arrow.uturn.forward M16 5L20 9L16 13M20 9L10 9A5 5 0 0 0 10 19L16 19
    arrow.triangle.2.circlepath M5 10A7.5 7.5 0 0 1 19 9M19 14A7.5 7.5 0 0 1 5 15M19 4L19 9\
    L14 9M5 20L5 15L10 15
    arrow.up.arrow.down M8 19L8 5M4 9L8 5L12 9M16 5L16 19M12 15L16 19L20 15
    arrow.left.arrow.right M5 8L19 8M15 4L19 8L15 12M19 16L5 16M9 12L5 16L9 20
    arrowshape.turn.up.left M10 5L3 12L10 19L10 15C15 15 19 16 21 20C21 13 17 9 10 9Z
    arrowtriangle.right M7 5L18 12L7 19Z
    arrowtriangle.up M5 17L12 6L19 17Z
    arrowtriangle.down M5 7L12 18L19 7Z
    arrowtriangle.left M17 5L6 12L17 19Z
    """

  private static let actions = """
    plus M12 4L12 20M4 12L20 12
    minus M4 12L20 12
    multiply M6 6L18 18M18 6L6 18
    xmark M6 6L18 18M18 6L6 18
    checkmark M4 13L9 18L20 6
    equal M5 9L19 9M5 15L19 15
    divide M4 12L20 12M12 6L12 7M12 17L12 18
    percent M18 5L6 19M5 7A2 2 0 1 0 9 7A2 2 0 1 0 5 7M15 17A2 2 0 1 0 19 17A2 2 0 1 0 15 17
    number M9 4L7 20M17 4L15 20M4 9L20 9M4 15L20 15
    exclamationmark M12 4L12 15M12 19L12 20
    info M12 10L12 20M12 5L12 6
    questionmark M8 8A4 4 0 1 1 12 12L12 15M12 19L12 20
    play M7 4L20 12L7 20Z
    pause M7 5L10 5L10 19L7 19ZM14 5L17 5L17 19L14 19Z
    stop M6 6L18 6L18 18L6 18Z
    record M5 12A7 7 0 1 0 19 12A7 7 0 1 0 5 12Z
    backward M12 6L3 12L12 18ZM21 6L12 12L21 18Z
    forward M3 6L12 12L3 18ZM12 6L21 12L12 18Z
    backward.end M5 5L5 19M19 5L7 12L19 19Z
    forward.end M19 5L19 19M5 5L17 12L5 19Z
    shuffle M3 7L7 7L15 17L20 17M3 17L7 17L15 7L20 7M17 4L20 7L17 10M17 14L20 17L17 20
    repeat M5 12L5 8L19 8M16 5L19 8L16 11M19 12L19 16L5 16M8 13L5 16L8 19
    trash M4 7L20 7M9 7L9 4L15 4L15 7M6 7L7 20L17 20L18 7M10 10L10 17M14 10L14 17
    pencil M4 20L5 15L16 4L20 8L9 19ZM14 6L18 10
    square.and.pencil M13 5L5 5L5 19L19 19L19 11M10 14L11 11L19 3L21 5L13 13Z
    square.and.arrow.up M8 10L5 10L5 21L19 21L19 10L16 10M12 15L12 3M8 7L12 3L16 7
    square.and.arrow.down M8 10L5 10L5 21L19 21L19 10L16 10M12 3L12 15M8 11L12 15L16 11
    magnifyingglass M4 10A6 6 0 1 0 16 10A6 6 0 1 0 4 10M14.5 14.5L20 20
    line.3.horizontal M4 7L20 7M4 12L20 12M4 17L20 17
    line.3.horizontal.decrease M4 7L20 7M7 12L17 12M10 17L14 17
    list.bullet M4 6L5 6M9 6L21 6M4 12L5 12M9 12L21 12M4 18L5 18M9 18L21 18
    list.number M4 5L5 5L5 8M9 6L21 6M4 11L6 11L4 14L6 14M9 12L21 12M4 17L6 17L6 20L4 20\
    M9 18L21 18
    text.alignleft M4 6L20 6M4 10L14 10M4 14L20 14M4 18L14 18
    ellipsis M5 12L6 12M11.5 12L12.5 12M18 12L19 12
    slider.horizontal.3 M4 7L20 7M4 12L20 12M4 17L20 17M8 5L8 9M16 10L16 14M11 15L11 19
    link M10 14L14 10M11 7L13 5A4 4 0 0 1 19 11L17 13M13 17L11 19A4 4 0 0 1 5 13L7 11
    paperclip M18 11L11 18A4 4 0 0 1 5 12L13 4A3 3 0 0 1 17 8L10 15A1 1 0 0 1 8 13L15 6
    paperplane M3 11L21 3L14 21L11 13ZM11 13L21 3
    scissors M4 17A3 3 0 1 0 10 17A3 3 0 1 0 4 17M14 17A3 3 0 1 0 20 17A3 3 0 1 0 14 17M9 15\
    L16 4M15 15L8 4
    power M12 3L12 11M7 6A8 8 0 1 0 17 6
    hand.tap M9 13L9 5A1.5 1.5 0 0 1 12 5L12 11L18 13L17 21L10 21L6 15Z
    hand.thumbsup M7 11L11 3A2 2 0 0 1 13 6L12 10L19 10L17 20L7 20ZM3 11L7 11L7 20L3 20Z
    hand.thumbsdown M7 13L11 21A2 2 0 0 0 13 18L12 14L19 14L17 4L7 4ZM3 13L7 13L7 4L3 4Z
    doc.on.doc M8 7L8 3L20 3L20 17L16 17M4 7L16 7L16 21L4 21Z
    command M8 8L16 8L16 16L8 16ZM8 8L5 8A2.5 2.5 0 1 1 8 5ZM16 8L16 5A2.5 2.5 0 1 1 19 8Z\
    M16 16L19 16A2.5 2.5 0 1 1 16 19ZM8 16L8 19A2.5 2.5 0 1 1 5 16Z
    square.grid.2x2 M4 4L10 4L10 10L4 10ZM14 4L20 4L20 10L14 10ZM4 14L10 14L10 20L4 20Z\
    M14 14L20 14L20 20L14 20Z
    square.stack M4 10L20 10L20 20L4 20ZM6 7L18 7M8 4L16 4
    rectangle.stack M4 10L20 10L20 20L4 20ZM6 7L18 7M8 4L16 4
    sidebar.left M3 5L21 5L21 19L3 19ZM9 5L9 19
    viewfinder M4 9L4 4L9 4M15 4L20 4L20 9M20 15L20 20L15 20M9 20L4 20L4 15
    qrcode M4 4L10 4L10 10L4 10ZM14 4L20 4L20 10L14 10ZM4 14L10 14L10 20L4 20ZM14 14L16 14\
    M19 14L20 14M14 20L15 20M18 18L20 20
    at M16 12A4 4 0 1 1 8 12A4 4 0 1 1 16 12L16 14A2.5 2.5 0 0 0 20 14L20 12A8 8 0 1 0 16 19
    """
}
