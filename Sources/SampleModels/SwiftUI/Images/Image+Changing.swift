extension Image {
  /// The image in whatever size its view gets.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed("resizable(capInsets:resizingMode:)")
  }

  /// The image as a template or in its own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    changed("renderingMode(_:)")
  }

  /// The image, scaled with some care.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed("interpolation(_:)")
  }

  /// The image with smooth edges or without.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    changed("antialiased(_:)")
  }

  /// The symbol in a number of colours.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed("symbolRenderingMode(_:)")
  }

  /// The image with a range of brightness.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    changed("allowedDynamicRange(_:)")
  }

  private func changed(_ change: String) -> Image {
    Image(.changed(self, change))
  }
}
