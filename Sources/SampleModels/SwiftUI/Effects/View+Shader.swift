extension View {
  /// Lets a function change the colour of each pixel.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    display(shader, isEnabled)
  }

  /// Lets a function move each pixel.
  public nonisolated func distortionEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View {
    display(shader, maxSampleOffset, isEnabled)
  }

  /// Lets a function draw each pixel of what others it likes.
  public nonisolated func layerEffect(
    _ shader: Shader,
    maxSampleOffset: CGSize,
    isEnabled: Bool = true
  ) -> some View {
    display(shader, maxSampleOffset, isEnabled)
  }
}
