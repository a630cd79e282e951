/// What the compiler would rather have in the place of an unknown type.
enum TypeRequest: Hashable, Sendable {
  /// One type instead of another.
  case conversion(from: String, to: String)
  /// A type that conforms to a protocol.
  case conformance(of: String, to: String)
  /// An optional of the type.
  case optional(of: String)

  /// Reads an error; nothing where it asks for no type.
  init?(_ error: CompilerMessage) {
    // The name of a type says less than what it is a name of.
    let text =
      error.text.contains("' (aka '")
      ? error.text.replacing(Self.aliasedType) { "'\($0.1)'" } : error.text
    let quoted = text.quotedParts
    // A value with a wrapper is handed over as something else.
    if text.hasPrefix("cannot convert value '") { return nil }
    if text.hasPrefix("no exact matches"),
      let request = error.notes.lazy.compactMap(TypeRequest.init(candidate:)).first
    {
      self = request
    } else if text.hasPrefix("cannot convert value of type '()' to closure result"),
      let to = quoted.last
    {
      self = .conversion(from: "(() -> Void)?", to: to)
    } else if error.id == "isolated_parameter_not_actor", quoted.count > 1 {
      self = .conformance(of: quoted[1], to: "Actor")
    } else if text.contains("must have Optional type, not "), let type = quoted.last {
      self = .optional(of: type)
    } else if error.id == "cannot_use_nil_with_this_type", let type = quoted.last,
      type != UnknownType.name
    {
      // `name = text.isEmpty ? nil : text`: what is assigned may be missing.
      self = .conversion(from: type + "?", to: UnknownType.name)
    } else if text.contains("optional value of type "), let type = quoted.last {
      self = .optional(of: type)
    } else if text.hasPrefix("cannot convert") || text.hasPrefix("cannot assign value")
      || text.hasPrefix("default argument value") || text.hasPrefix("tuple type"),
      let from = quoted.first, let to = Self.quoted(in: text, after: " to ")
    {
      self = Self.model(from, to) ?? .conversion(from: Self.handler(from) ?? from, to: to)
    } else if text.contains("the expected contextual result type"), quoted.count == 2,
      quoted[0] == "self"
    {
      // The type of our own around a fragment is not named.
      self = .conversion(from: Wrapping.typeName, to: quoted[1])
    } else if text.contains("the expected contextual result type"), let to = quoted.last {
      self = .conversion(from: UnknownType.name, to: to)
    } else if text.contains(" be equivalent"), quoted.count >= 2 {
      let types = quoted.suffix(2).map { $0 == "Character" ? "String" : $0 }
      // `text + name`: what would have to consist of characters is a text, of anything else a list.
      let isAdded = text.hasPrefix("operator function '+") && types[0] != "String"
      self =
        isAdded && types[1] == UnknownType.name
        ? .conversion(from: types[1], to: "[\(types[0])]")
        : .conversion(from: types[0], to: types[1])
    } else if text.hasPrefix("conflicting arguments to generic parameter"), quoted.count == 3 {
      self =
        quoted[1].contains(UnknownType.name)
        ? .conversion(from: quoted[1], to: quoted[2]) : .conversion(from: quoted[2], to: quoted[1])
    } else if text.contains("operands of type "), quoted.count >= 3 {
      self = .conversion(from: quoted[quoted.count - 2], to: quoted[quoted.count - 1])
    } else if text.hasSuffix("this expression does not conform to 'View'") {
      self = .conformance(of: UnknownType.name, to: "View")
    } else if text.hasPrefix("no '"), text.contains("overloads produce result type that conforms"),
      let to = quoted.last
    {
      self = .conformance(of: UnknownType.name, to: to)
    } else if text.contains("onform to"), let to = quoted.last,
      let from = quoted.dropLast().last(where: { !$0.contains("(") })
    {
      self = .conformance(of: from, to: to)
    } else {
      return nil
    }
  }

  /// Reads a note on why a candidate cannot be called; nothing where it asks for no type.
  private init?(candidate note: CompilerMessage) {
    let quoted = note.text.quotedParts
    if note.text.contains("expects value of type "), quoted.count == 2 {
      self = .conversion(from: quoted[1], to: quoted[0])
    } else if note.text.contains("candidate requires that "), note.text.contains(" conform to "),
      quoted.count >= 2
    {
      self = .conformance(of: quoted[0], to: quoted[1])
    } else if note.text.contains(Self.elementRequirement),
      quoted.count >= 2, quoted[1] == UnknownType.name
    {
      // `terns.append(contentsOf: flock.terns)`
      self = .conversion(from: UnknownType.name, to: "[\(quoted[0])]")
    } else {
      return nil
    }
  }

  /// The conformance that a type itself needs to stand where one that conforms to a protocol is wanted.
  private static func model(_ type: String, _ wanted: String) -> TypeRequest? {
    guard type.hasSuffix(".Type"), wanted.hasPrefix("any "), wanted.hasSuffix(".Type") else {
      return nil
    }
    return .conformance(
      of: String(type.dropLast(".Type".count)),
      to: String(wanted.dropFirst("any ".count).dropLast(".Type".count))
    )
  }

  /// The optional function that a closure is assigned to, whose parameters the compiler prints as
  /// `_` where nothing tells their types.
  private static func handler(_ type: String) -> String? {
    guard type.hasPrefix("("), type.contains("_"), type.hasSuffix(") -> ()") else { return nil }
    let parameters = type.dropLast(" -> ()".count).replacing("_", with: UnknownType.name)
    return "(\(parameters) -> Void)?"
  }

  private static func quoted(in text: String, after word: String) -> String? {
    text.firstRange(of: word).flatMap { String(text[$0.upperBound...]).quotedParts.first }
  }

  /// The type and the protocol that it is to conform to, which values of `any` type hold, too.
  var conformance: (type: String, to: String)? {
    switch self {
    case .conformance(of: let type, to: let name): (type, name)
    case .conversion(from: let type, to: let name)
    where name.hasPrefix("any ") || name.hasPrefix("(any ") && name.hasSuffix(")?"):
      (type, String(name.trimmingPrefix("(").dropFirst("any ".count)).replacing(")?", with: ""))
    default: nil
    }
  }

  /// Whether a generic function or type asks for a conformance; it may stand lines before the value.
  var isConformance: Bool { if case .conformance = self { true } else { false } }

  /// Whether a value of some other type is to be given to something of a type.
  func isAssignment(to stand: String) -> Bool {
    guard case .conversion(from: let from, to: let to) = self else { return false }
    return !from.contains(stand) && to.contains(stand)
  }

  /// The type of the elements where a list of one type is wanted instead of one of another.
  var elementType: String? {
    guard case .conversion(from: let from, to: let to) = self else { return nil }
    let isList: (String) -> Bool = { $0.hasPrefix("[") && $0.hasSuffix("]") && !$0.contains(":") }
    return isList(from) && isList(to) ? String(to.dropFirst().dropLast()) : nil
  }

  /// The one type that a function takes where another is wanted that takes something unknown.
  var parameterType: String? {
    guard case .conversion(from: let from, to: let to) = self,
      let given = Self.parameters(of: from), let asked = Self.parameters(of: to),
      given.count == asked.count
    else { return nil }
    let types = Set(zip(given, asked).filter { $1 == UnknownType.name && $0 != $1 }.map(\.0))
    return types.count == 1 ? types.first : nil
  }

  /// The types of a function's parameters, as long as no functions or tuples are among them.
  private static func parameters(of type: String) -> [String]? {
    guard type.hasPrefix("("), let end = type.firstRange(of: ") "), type.contains("->") else {
      return nil
    }
    let list = type[..<end.lowerBound].dropFirst()
    return list.contains("(") ? nil : list.components(separatedBy: ", ")
  }

  /// The type that something should have which now has a type of one's own; nothing if the request
  /// is about something else, or cannot be met.
  ///
  /// - Parameter stand: the name of the unknown type, or of a stand-in.
  func type(insteadOf stand: String) -> String? {
    switch self {
    case .optional(of: let type): return type == stand ? stand + "?" : nil
    case .conformance(of: let type, to: let name):
      guard type == stand else { return nil }
      return Self.examples[name] ?? UnknownKey.protocols[name] ?? Self.values[name]
    case .conversion(from: let from, to: let to):
      return Self.part(of: from, matching: to, at: stand)
        ?? Self.part(of: to, matching: from, at: stand)
    }
  }

  /// A type for each protocol that unknown values are often asked to conform to.
  private static let examples: [String: String] = [
    "BinaryFloatingPoint": "Double", "BinaryInteger": "Int", "StringProtocol": "String",
    "LocalizedStringResourceConvertible": "String", "View": "SwiftUI.AnyView",
    "ShapeStyle": "SwiftUI.Color", "Shape": "SwiftUI.Rectangle", "Transferable": "String",
    "FloatingPoint": "Double", "FixedWidthInteger": "Int", "DataProtocol": "Data",
    "_FormatSpecifiable": "Int", "RangeReplaceableCollection": "[\(UnknownType.name)]",
    "AsyncSequence": "AsyncStream<\(UnknownType.name)>",
    "Publisher": UnknownType.publisher, "TopLevelDecoder": "JSONDecoder",
    "TopLevelEncoder": "JSONEncoder",
  ]

  /// The types of unknown values that are to conform to protocols of which the libraries themselves have no
  /// values by name; types of an app's own conform to them as well.
  private static let values = [
    "ButtonStyle": "SwiftUI.PlainButtonStyle", "Gesture": "SwiftUI.DragGesture",
    "CVarArg": "Int", "Scheduler": "Foundation.RunLoop",
  ]

  /// The type of a library which unknown values are of that are to conform to a protocol; nothing where
  /// a type of their own can.
  static func example(of name: String) -> String? { examples[name] }

  /// The part of one type that stands where another has the unknown type.
  private static func part(of type: String, matching other: String, at stand: String) -> String? {
    if type == "Binding<\(stand)>", other.hasPrefix("FocusState<") {
      return other.contains("<Bool>") ? "FocusState<Bool>" : "FocusState<\(stand)>"
    }
    if type == "Binding<\(stand)>", other.hasPrefix("GestureState<"), isNameable(other) {
      return other
    }
    guard let place = type.wholeRanges(of: stand).first else { return nil }
    let (head, tail) = (type[..<place.lowerBound], type[place.upperBound...])
    guard other.hasPrefix(head), other.hasSuffix(tail), other.count > head.count + tail.count else {
      return nil
    }
    // A generic parameter and its types cannot be named outside of its function, `_` is what nothing tells.
    let part = String(other.dropFirst(head.count).dropLast(tail.count))
      .replacing(Self.genericName, with: UnknownType.name)
      // What neither throws nor waits fits, too, and asks nothing of whoever gets it.
      .replacing(Self.effectOfFunction, with: ") ->")
    return isNameable(part) && part != stand ? part : nil
  }

  /// Whether a type can be written outside of the place that the compiler speaks of.
  private static func isNameable(_ type: String) -> Bool {
    !type.contains("some ") && !type.contains("@lvalue") && !type.contains("_")
      && !type.contains("τ")
  }

  private static let aliasedType = Pattern(/'[^']*' \(aka '([^']*)'\)/)
  private static let elementRequirement = Pattern(
    /requirement specified as 'Element' == '[CS]\.Element'/
  )
  private static let genericName = Pattern(/\b(?:[A-Z][0-9]?(?:\.[A-Z]\w*)?|_)\b/)
  private static let effectOfFunction = Pattern(/\) (?:async )?(?:throws )?->/)
}
