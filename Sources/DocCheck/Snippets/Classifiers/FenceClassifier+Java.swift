extension FenceClassifier {
  /// Java, Kotlin or C#.
  static let java = FenceClassifier(
    name: "Java or Kotlin",
    language: "kotlin",
    evidence:
      "A declaration of a function or a value in Kotlin's words, or a method with Java's modifiers."
  ) { text in
    text.has(1) { line in
      line.begins(with: javaBeginnings)
        || line.text.contains(kotlinFunction)
        || line.text.contains(kotlinValue)
        || line.text.contains(javaMethod)
    }
  }

  private static let javaBeginnings = [
    "data class ", "sealed class ", "companion object", "@Override", "@Composable", "public void ",
    "public static void ", "System.out.print", "import java.", "import android", "import kotlin",
    "using System;", "namespace ",
  ]

  private static let kotlinFunction = Pattern(/^(?:override |suspend |private )*fun \w+[(<]/)
  private static let kotlinValue = Pattern(/^val \w+(?:: [\w<>?]+)? =/)
  private static let javaMethod = Pattern(
    /^(?:public|private|protected) (?:static )?(?:void|int|String|boolean) \w+\(/
  )
}
