extension Subscribers.Demand {
  /// The sum of two demands.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
    return overflow ? .unlimited : Self(rawValue: sum)
  }

  /// Adds another demand to this one.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) {
    lhs = lhs + rhs
  }

  /// A demand for `rhs` more values.
  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    guard let amount = lhs.max else { return .unlimited }
    let (sum, overflow) = amount.addingReportingOverflow(rhs)
    return overflow ? .unlimited : .max(sum)
  }

  /// Adds `rhs` values to the demand.
  @inlinable
  public static func += (lhs: inout Self, rhs: Int) {
    lhs = lhs + rhs
  }

  /// The demand `lhs` times.
  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard let amount = lhs.max else { return .unlimited }
    let (product, overflow) = amount.multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies the demand.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Int) {
    lhs = lhs * rhs
  }

  /// The difference of two demands, at least zero; unlimited stays unlimited.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs.isUnlimited { return .unlimited }
    return Self(rawValue: lhs.rawValue > rhs.rawValue ? lhs.rawValue - rhs.rawValue : 0)
  }

  /// Takes another demand away from this one.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs = lhs - rhs
  }

  /// A demand for `rhs` fewer values, at least zero.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    guard let amount = lhs.max else { return .unlimited }
    let (difference, overflow) = amount.subtractingReportingOverflow(rhs)
    return overflow || difference < 0 ? .none : .max(difference)
  }

  /// Takes `rhs` values away from the demand.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Int) {
    lhs = lhs - rhs
  }
}
