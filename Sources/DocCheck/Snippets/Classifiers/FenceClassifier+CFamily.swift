extension FenceClassifier {
  /// C, C++ or a shading language.
  static let cFamily = FenceClassifier(
    name: "C or C++",
    language: "cpp",
    evidence:
      "A preprocessor line, a name of the C++ library, a pointer as a parameter, C's types or enumerations."
  ) { text in
    text.has(1) {
      $0.begins(with: cBeginnings) || $0.has("std::") || $0.text.contains(cPointer)
    }
      || text.has(2) { line in
        cTypes.contains(line.word) && (line.text.hasSuffix(";") || line.text.hasSuffix(") {"))
      }
      || text.has(1) {
        cTypes.contains($0.word) && $0.text.contains(cFunction)
      }
      || text.has(1) { $0.word == "enum" } && text.has(1) { $0.text == "};" }
        && text.has(1) { $0.text.contains(cCase) }
  }

  private static let cBeginnings = [
    "#include ", "#define ", "#ifdef ", "#ifndef ", "#pragma ", "using namespace ", "template <",
    "template<", "typedef ", "extern \"C\"", "kernel void ", "vertex ", "fragment ",
  ]
  private static let cTypes: Set<Substring> = [
    "void", "int", "char", "float", "double", "unsigned", "long", "const", "size_t", "bool",
    "struct", "uint8_t", "int32_t", "float2", "float4", "half4", "static", "inline",
  ]

  private static let cCase = Pattern(/^\w+\s*=\s*\w+,?$/)
  private static let cPointer = Pattern(
    /[(,]\s*(?:const )?\w+(?: const \*+ ?| \*+|\*+ )\w+\s*(?:,$|[,)](?: |$))/
  )
  private static let cFunction = Pattern(/^[\w ]+\*? ?\w+\([\w *,]*\)\s*[{;]$/)
}
