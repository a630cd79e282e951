extension View {
  /// Sets the size.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    display(width, height, alignment)
  }

  /// Sets the bounds of the size.
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    display(minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight, alignment)
  }

  /// Sets nothing.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    display()
  }

  /// Sets the size by the container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> some View {
    display(axes, alignment)
  }

  /// Sets the size by columns or rows of the container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    display(axes, count, span, spacing, alignment)
  }

  /// Sets the size by the container's.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    display(axes, alignment, length)
  }

  /// Keeps the ideal size.
  public nonisolated func fixedSize() -> some View {
    display()
  }

  /// Keeps the ideal size along axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    display(horizontal, vertical)
  }

  /// Sets who gets room first.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    display(value)
  }

  /// Sets the relation of width and height.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View {
    display(aspectRatio, contentMode)
  }

  /// Sets the relation of width and height.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    display(aspectRatio, contentMode)
  }

  /// Scales to fit.
  public nonisolated func scaledToFit() -> some View {
    display()
  }

  /// Scales to fill.
  public nonisolated func scaledToFill() -> some View {
    display()
  }

  /// Moves by a distance.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    display(offset)
  }

  /// Moves by a distance.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    display(x, y)
  }

  /// Puts the centre in a place.
  public nonisolated func position(_ position: CGPoint) -> some View {
    display(position)
  }

  /// Puts the centre in a place.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    display(x, y)
  }

  /// Sets the front to back order.
  public nonisolated func zIndex(_ value: Double) -> some View {
    display(value)
  }

  /// Sets a guide from side to side.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    display(g, computeValue)
  }

  /// Sets a guide from top to bottom.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    display(g, computeValue)
  }

  /// Lets content reach beyond the safe area.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    display(regions, edges)
  }

  /// Lets content reach beyond the safe area.
  @available(*, deprecated, message: "use ignoresSafeArea(_:edges:)")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    display(edges)
  }

  /// Sets how many columns of a grid a cell takes.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    display(count)
  }

  /// Sets where a cell is.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    display(anchor)
  }

  /// Sets along which axes a cell takes no room of its own.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    display(axes)
  }

  /// Sets how a column of a grid is lined up.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    display(guide)
  }

  /// Sets the least height of rows.
  public nonisolated func defaultMinListRowHeight(_ height: CGFloat) -> some View {
    display(height)
  }

  /// Sets the space in which sizes are measured.
  @available(*, deprecated, message: "use coordinateSpace(_:) with .named(_:)")
  public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    display(name)
  }

  /// Sets the space in which sizes are measured.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    display(name)
  }
}
