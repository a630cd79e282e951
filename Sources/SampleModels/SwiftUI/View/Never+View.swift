extension Never: View {
  /// Never returns: there is no value to take a body from.
  public var body: Never { primitiveBody() }
}
