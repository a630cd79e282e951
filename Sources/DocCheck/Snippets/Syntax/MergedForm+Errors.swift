extension MergedForm {
  /// The errors that do not depend on whether code stands in a function or at the top level, nor on
  /// how visible it is.
  private static let certain: Set<String> = [
    "cannot_find_in_scope", "cannot_find_type_in_scope", "cannot_infer_base_of_unresolved_member",
    "could_not_find_value_member", "could_not_find_type_member", "could_not_find_enum_case",
    "cannot_convert_argument_value", "cannot_convert_assign", "cannot_convert_coerce",
    "cannot_convert_initializer_value", "cannot_convert_to_return_type",
    "cannot_convert_condition_value", "type_does_not_conform_decl_owner", "type_does_not_conform",
    "type_does_not_conform_anyobject_decl_owner", "types_not_equal_decl",
    "unresolved_member_no_inference", "extra_argument_labels", "extra_argument_named",
    "extra_arguments_in_call", "missing_argument_named", "missing_argument_positional",
    "missing_arguments_in_call", "wrong_argument_labels", "no_overloads_match_exactly_in_call",
    "no_candidates_match_result_type", "unbound_generic_parameter", "macro_undefined",
    "cannot_call_non_function_value", "unknown_attr_name", "cannot_infer_closure_parameter_type",
    "cannot_infer_contextual_keypath_type_specify_root", "expr_keypath_root_type_mismatch",
    "result_builder_missing_available_buildpartialblock", "unresolved_nil_literal",
    "optional_not_unwrapped", "class_without_init", "availability_decl_unavailable",
    "cannot_convert_array_element", "cannot_convert_dict_key", "cannot_convert_dict_value",
    "missing_argument_labels", "invalid_optional_chain", "invalid_force_unwrap",
    "cannot_apply_binop_to_args", "cannot_apply_binop_to_same_args",
    "could_not_find_value_subscript", "extra_trailing_closure_in_call",
    "type_does_not_conform_in_decl_ref", "type_cannot_conform", "throwing_call_without_try",
    "use_of_equal_instead_of_equality", "collection_literal_empty",
    "collection_literal_heterogeneous", "cannot_convert_closure_result", "integer_used_as_boolean",
    "condition_optional_element_pattern_not_valid_type", "single_value_stmt_branches_mismatch",
    "ternary_expr_cases_mismatch", "closure_argument_list_tuple", "closure_argument_list_missing",
    "conflicting_arguments_for_generic_parameter", "types_not_equal_in_decl_ref",
    "value_of_metatype_type", "assignment_lhs_is_immutable_variable",
    "assignment_lhs_is_immutable_property", "objc_interop_disabled", "invalid_objc_decl_context",
    "optional_attribute_non_objc_protocol", "pattern_in_expr", "escaping_mutable_self_capture",
    "cannot_pass_rvalue_mutating_subelement", "cannot_apply_lvalue_binop_to_subelement",
    "invalid_member_type", "tilde_sendable_requires_feature_flag",
    "opaque_type_mismatched_underlying_type_candidates", "bridged_error", "enum_stored_property",
    "instance_member_use_on_type", "function_type_argument_label", "not_a_generic_type",
    "non_associative_adjacent_operators", "use_nonmatching_operator", "closure_bad_param",
    "requires_experimental_feature", "case_stmt_without_body", "nonliteral_enum_case_raw_value",
    "discard_expr_outside_of_assignment", "could_not_use_type_member_on_instance",
    "cannot_pass_async_func_to_sync_parameter", "could_not_infer_placeholder",
    "expansion_expr_not_same_shape", "extra_argument_positional", "more_than_one_pack_in_type",
    "optional_base_not_unwrapped", "unavailability_query_wildcard_not_required",
    "availability_cannot_be_mixed", "availability_query_wildcard_required", "empty_switch_stmt",
    "ownership_specifier_nonescaping_closure", "decl_attribute_applied_to_type",
    "availability_decl_unavailable_rename",
  ]

  /// What the compiler says about the program alone, by the errors that it finds in this form;
  /// nothing where it might say something else.
  func errorsAlone(_ errors: [CompilerMessage]) -> [CompilerMessage]? {
    // Whether the compiler says one or both of two errors at one place depends on what else it reads; so does what
    // it says beside a key path, for whose names it looks among what other files hide.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let haveKeyPath = errors.contains { error in
      lines.indices.contains(error.line - 1) && lines[error.line - 1].contains("\\")
    }
    guard errors.allSatisfy(isCertain), !haveKeyPath,
      Set(errors.map { [$0.line, $0.column] }).count == errors.count
    else { return nil }
    let placed = placedAlone(errors)
    return placed.count == errors.count ? placed : nil
  }

  /// Some of what the compiler says about the program alone; nothing where it may take it.
  func someErrorsAlone(_ errors: [CompilerMessage]) -> [CompilerMessage]? {
    let certain = placedAlone(
      errors.filter { isCertain($0) && $0.id.map(Self.certain.contains) == true }
    )
    return certain.isEmpty ? nil : placedAlone(errors)
  }

  /// Whether the compiler finds an error in the program alone, too.
  private func isCertain(_ error: CompilerMessage) -> Bool {
    guard !isScript || error.id.map(Self.certain.contains) == true else { return false }
    return ([error] + error.notes).allSatisfy { message in
      !message.text.contains(Self.functionName)
        && (names != nil || !message.text.contains("private"))
    }
  }

  /// Some errors at their places in the program, without those that have none.
  private func placedAlone(_ errors: [CompilerMessage]) -> [CompilerMessage] {
    let whole = SourceText(text)
    return errors.compactMap { placedAlone($0, whole) }.sorted { $0.stands(before: $1) }
  }

  /// What the compiler warns of in the program alone, by what it warns of in this form.
  ///
  /// In this form it also warns of variables at the top level, which are those of a function here.
  func warningsAlone(_ warnings: [CompilerMessage]) -> [CompilerMessage] {
    guard !warnings.isEmpty else { return [] }
    let whole = SourceText(text)
    return warnings.filter { !$0.text.contains(Self.functionName) }
      .compactMap { placedAlone($0, whole) }.sorted { $0.stands(before: $1) }
  }

  /// A message with its notes at their places in the program; nothing where one has none.
  private func placedAlone(_ message: CompilerMessage, _ whole: SourceText) -> CompilerMessage? {
    guard message.file != nil, message.isInProgram else { return message }
    guard let place = insertions.original(line: message.line, column: message.column, in: whole)
    else {
      return nil
    }
    let notes = message.notes.compactMap { placedAlone($0, whole) }
    guard notes.count == message.notes.count else { return nil }
    return message.moved(line: place.line, column: place.column, notes: notes)
  }
}
