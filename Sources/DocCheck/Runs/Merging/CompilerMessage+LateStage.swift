extension CompilerMessage {
  /// Whether it comes from making SIL or from the passes over it, all of which run, and only run,
  /// where the type checker has found no error in any file.
  var isOfLateStage: Bool {
    id.map { Self.lateStage.contains($0) || $0.hasPrefix(Self.movePrefix) } ?? false
  }

  /// How the names of the errors begin that the pass over what cannot be copied finds.
  private static let movePrefix = "sil_movechecking_"

  /// The names of other such errors; a test holds that they hide none of each other.
  static let lateStage: Set<String> = [
    "arithmetic_operation_overflow", "division_by_zero", "escaping_inout_capture",
    "escaping_mutable_self_capture", "exclusivity_access_required",
    "guard_body_must_not_fallthrough", "immutable_property_already_initialized",
    "inout_argument_alias", "integer_literal_overflow", "ivar_not_initialized_at_superinit",
    "missing_never_call_decl", "missing_return_closure", "missing_return_decl",
    "negative_integer_literal_overflow_unsigned", "return_before_yield",
    "return_from_init_without_initing_stored_properties", "self_before_selfinit_value_type",
    "self_use_before_fully_init", "superselfinit_not_called_before_return",
    "variable_used_before_initialized",
  ]
}
