/// Compares the callouts of documentation comments with the functions that they describe.
struct CalloutChecker {
  private let article: Article

  init(_ article: Article) { self.article = article }

  /// What the comments of a Swift file say that their functions do not have.
  var findings: [Finding] {
    guard let documentation = article.documentation else { return [] }
    var blocks: [Int: [Block]] = [:]
    for block in article.blocks {
      guard let declaration = documentation.declaration(at: block.span.start.offset),
        declaration.callable != nil
      else { continue }
      blocks[declaration.comment.lowerBound, default: []].append(block)
    }
    return documentation.declarations.flatMap { declaration -> [Finding] in
      guard let callable = declaration.callable,
        let own = blocks[declaration.comment.lowerBound]
      else { return [] }
      return findings(CalloutReader(own), declaration.name, callable)
    }
  }

  private func findings(
    _ callouts: CalloutReader,
    _ name: String,
    _ callable: DocumentedDeclaration.Callable
  ) -> [Finding] {
    var seen: Set<String> = []
    var findings = callouts.parameters.compactMap { parameter -> Finding? in
      guard seen.insert(parameter.text).inserted else {
        return finding(parameter, "parameter '\(parameter.text)' is described twice")
      }
      return unknown(parameter, of: name, callable)
    }
    findings += missing(callouts, of: name, callable, besides: findings)
    if let returns = callouts.returns, !callable.returns {
      findings.append(finding(returns, "'\(name)' returns nothing"))
    }
    if let throwing = callouts.throwing, !callable.isThrowing {
      findings.append(finding(throwing, "'\(name)' throws nothing"))
    }
    return findings
  }

  /// That there is no such parameter.
  private func unknown(
    _ parameter: CalloutReader.Name,
    of name: String,
    _ callable: DocumentedDeclaration.Callable
  ) -> Finding? {
    let known = callable.parameters + callable.genericParameters
    guard !known.contains(parameter.text) else { return nil }
    let labelled = zip(callable.labels, callable.parameters).first { $0.0 == parameter.text }?.1
    let meant =
      labelled ?? EditDistance.nearest(to: parameter.text, in: callable.parameters)
      ?? soleLikeness(parameter.text, callable.parameters)
    return finding(
      parameter,
      "'\(name)' has no parameter '\(parameter.text)'"
        + (meant.map { "; did you mean '\($0)'?" } ?? ""),
      fix: meant.map {
        Finding.Fix(edits: [Finding.Fix.Edit(bytes: parameter.bytes, replacement: $0)])
      }
    )
  }

  /// The one parameter that a short name is nearly the same as.
  private func soleLikeness(_ name: String, _ parameters: [String]) -> String? {
    let near = parameters.filter { EditDistance.isOneEdit(Array(name.utf8), Array($0.utf8)) }
    return name.count > 1 && near.count == 1 ? near[0] : nil
  }

  /// That some parameters are described and others are not.
  private func missing(
    _ callouts: CalloutReader,
    of name: String,
    _ callable: DocumentedDeclaration.Callable,
    besides unknown: [Finding]
  ) -> [Finding] {
    let described = Set(callouts.parameters.map(\.text))
    let missing = callable.parameters.filter { $0 != "_" && !described.contains($0) }
    // A misspelt name describes one of them.
    guard let first = callouts.parameters.first, unknown.isEmpty, !missing.isEmpty,
      !described.isDisjoint(with: callable.parameters)
    else { return [] }
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    return [
      finding(
        first,
        "'\(name)' has \(missing.count.of("parameter")) without a description: \(names)"
      )
    ]
  }

  private func finding(
    _ name: CalloutReader.Name,
    _ message: String,
    fix: Finding.Fix? = nil
  ) -> Finding {
    Finding(.docParameter, at: article.source.span(name.bytes), message, fix: fix)
  }
}
