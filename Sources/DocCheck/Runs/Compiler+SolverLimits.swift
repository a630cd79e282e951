extension Compiler {
  /// What the compiler says about a program, its errors in their order.
  ///
  /// An expression with undeclared names can keep it busy for a minute. It is asked within a limit first, and
  /// with more time only if the expression that it gave up may say more than its other errors do.
  ///
  /// - Parameter saysLittle: whether errors decide nothing, beside modules of declarations and values of unknown
  ///   types: then a higher limit takes the place of none, for a call that never ends says nothing either.
  func compileInTime(
    _ files: [String],
    _ arguments: [String],
    saysLittle: Bool
  ) throws -> Compilation {
    let quick = try compile(files, arguments: arguments + Self.givingUpEarly)
    let given = quick.errors.filter { $0.id != Self.givenUp }
    let isEnough =
      given.count == quick.errors.count || given.contains { $0.missingName != nil }
    let later = saysLittle ? arguments + Self.givingUpLate : arguments
    let said = isEnough ? quick : try compile(files, arguments: later)
    let isTold = isEnough && !given.isEmpty
    let errors = CompilerMessage.placed(isTold ? given : said.errors)
      .sorted { $0.stands(before: $1) }
    let warnings = said.ending == .clean ? said.warnings.sorted { $0.stands(before: $1) } : []
    return Compilation(
      ending: said.ending,
      errors: errors,
      warnings: warnings,
      isHard: given.count < quick.errors.count
    )
  }

  /// What has the compiler give up early on finding the types of one expression, with far less
  /// memory, in bytes, than it takes by itself.
  static let givingUpEarly = ["-solver-memory-threshold=20000000"]

  /// The same with as much memory as long chains of calls need, which takes a few seconds.
  static let givingUpLate = ["-solver-memory-threshold=64000000"]

  /// The same with still less memory, where other programs wait for the answer.
  static let givingUpSooner = ["-solver-memory-threshold=1000000"]

  /// The error about an expression that the compiler gave up.
  static let givenUp = "expression_too_complex"
}
