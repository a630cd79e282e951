import SwiftUI

/// The bounds of a length: the least, the one without a proposal and the most.
struct LengthBounds: Sendable {
  /// The least length.
  let least: CGFloat?
  /// The length where none is proposed.
  let ideal: CGFloat?
  /// The greatest length.
  let most: CGFloat?

  /// What is proposed inside of a frame with these bounds.
  func proposal(_ proposed: CGFloat?) -> CGFloat? {
    (proposed ?? ideal).map(clamp)
  }

  /// The length of the frame: a least length lets it shrink to what is proposed, a greatest one lets
  /// it grow to that, and else it is as long as the view inside.
  func length(_ inside: CGFloat, _ proposed: CGFloat?) -> CGFloat {
    guard let proposed = proposed.map(clamp) else { return clamp(ideal ?? inside) }
    let shrunk = least.map { max($0, min(inside, proposed)) } ?? inside
    return most.map { min($0, max(shrunk, proposed)) } ?? shrunk
  }

  private func clamp(_ length: CGFloat) -> CGFloat {
    max(least ?? -.infinity, min(length, most ?? .infinity))
  }
}

extension WrappingLayout {
  /// A size within bounds.
  static func flexibleFrame(
    _ width: LengthBounds,
    _ height: LengthBounds,
    _ alignment: Alignment
  ) -> WrappingLayout {
    WrappingLayout { proposal, _ in
      ProposedViewSize(
        width: width.proposal(proposal.width),
        height: height.proposal(proposal.height)
      )
    } sizing: { inside, proposal in
      CGSize(
        width: width.length(inside.width, proposal.width),
        height: height.length(inside.height, proposal.height)
      )
    } placing: {
      origin(in: $0, $1, alignment)
    }
  }

  /// The largest size of a relation of width and height within the proposal, or the smallest around.
  static func aspectRatio(_ ratio: CGFloat?, _ mode: ContentMode) -> WrappingLayout {
    WrappingLayout { proposal, subview in
      let ideal = subview.sizeThatFits(.unspecified)
      let ratio = ratio ?? (ideal.height == 0 ? 1 : ideal.width / ideal.height)
      guard ratio > 0, proposal.width != nil || proposal.height != nil else {
        return ratio > 0
          ? ProposedViewSize(width: ideal.height * ratio, height: ideal.height)
          : proposal
      }
      let width = proposal.width ?? (proposal.height ?? 0) * ratio
      let height = proposal.height ?? (proposal.width ?? 0) / ratio
      let isWide = width > height * ratio
      return isWide == (mode == .fit)
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }
}
