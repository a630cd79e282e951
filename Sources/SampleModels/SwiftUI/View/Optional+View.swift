extension Optional: View where Wrapped: View {
  /// Traps: the runtime looks into the optional instead.
  public var body: Never { primitiveBody() }
}
