import Foundation

extension Animation {
  /// The animation, begun later.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation("\(self).delay(\(delay))")
  }

  /// The animation, faster or slower.
  public func speed(_ speed: Double) -> Animation {
    Animation("\(self).speed(\(speed))")
  }

  /// The animation several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(self).repeatCount(\(repeatCount), autoreverses: \(autoreverses))")
  }

  /// The animation without end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(self).repeatForever(autoreverses: \(autoreverses))")
  }

  /// The animation if a condition holds.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation("\(self).logicallyComplete(after: \(duration))")
  }
}
