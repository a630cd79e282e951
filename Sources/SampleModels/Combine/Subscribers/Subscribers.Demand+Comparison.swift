extension Subscribers.Demand {
  /// Orders demands by size; unlimited is above all others.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// Answers whether the demand is for exactly `rhs` values.
  @inlinable
  public static func == (lhs: Self, rhs: Int) -> Bool {
    lhs.max == rhs
  }

  /// Answers whether the demand is not for exactly `rhs` values.
  @inlinable
  public static func != (lhs: Self, rhs: Int) -> Bool {
    !(lhs == rhs)
  }

  /// Answers whether the demand is for exactly `lhs` values.
  @inlinable
  public static func == (lhs: Int, rhs: Self) -> Bool {
    rhs == lhs
  }

  /// Answers whether the demand is not for exactly `lhs` values.
  @inlinable
  public static func != (lhs: Int, rhs: Self) -> Bool {
    !(rhs == lhs)
  }

  /// Answers whether the demand is for fewer than `rhs` values.
  @inlinable
  public static func < (lhs: Self, rhs: Int) -> Bool {
    lhs.max.map { $0 < rhs } ?? false
  }

  /// Answers whether the demand is for more than `lhs` values.
  @inlinable
  public static func < (lhs: Int, rhs: Self) -> Bool {
    rhs.max.map { lhs < $0 } ?? true
  }

  /// Answers whether the demand is for more than `rhs` values.
  @inlinable
  public static func > (lhs: Self, rhs: Int) -> Bool {
    rhs < lhs
  }

  /// Answers whether the demand is for fewer than `lhs` values.
  @inlinable
  public static func > (lhs: Int, rhs: Self) -> Bool {
    rhs < lhs
  }

  /// Answers whether the demand is for at most `rhs` values.
  @inlinable
  public static func <= (lhs: Self, rhs: Int) -> Bool {
    !(lhs > rhs)
  }

  /// Answers whether the demand is for at least `lhs` values.
  @inlinable
  public static func <= (lhs: Int, rhs: Self) -> Bool {
    !(lhs > rhs)
  }

  /// Answers whether the demand is for at least `rhs` values.
  @inlinable
  public static func >= (lhs: Self, rhs: Int) -> Bool {
    !(lhs < rhs)
  }

  /// Answers whether the demand is for at most `lhs` values.
  @inlinable
  public static func >= (lhs: Int, rhs: Self) -> Bool {
    !(lhs < rhs)
  }
}
