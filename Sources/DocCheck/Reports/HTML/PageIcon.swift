/// The page's small pictures, drawn once and used by name.
///
/// A picture never is alone: words beside it say the same.
enum PageIcon: String, CaseIterable {
  case passed
  case failed
  case undecided
  case skipped
  case error
  case warning
  case note

  init(_ verdict: Verdict) {
    switch verdict {
    case .passed: self = .passed
    case .failed: self = .failed
    case .undecided: self = .undecided
    case .skipped: self = .skipped
    }
  }

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }

  /// The picture in its place.
  var use: Markup {
    """
    <svg class="icon \(rawValue)" aria-hidden="true" width="16" height="16">\
    <use href="#icon-\(rawValue)" /></svg>
    """
  }

  /// The drawings; invisible, and needed once in the page.
  static var sprite: Markup {
    """
    <svg class="sprite" aria-hidden="true" width="0" height="0">\
    \(Markup(allCases) { icon in
      #"<symbol id="icon-\#(icon.rawValue)" viewBox="0 0 16 16">\#(icon.drawing)</symbol>"#
    })</svg>

    """
  }

  private var drawing: Markup {
    switch self {
    case .passed: Self.disc + Self.stroke("M4.8 8.3l2.2 2.2 4.2-4.8")
    case .failed, .error: Self.disc + Self.stroke("M5.5 5.5l5 5m0-5l-5 5")
    case .undecided: Self.disc + Self.stroke("M6 6.4a2 2 0 1 1 2.9 1.8c-.6.3-.9.6-.9 1.2M8 11.6v.1")
    case .skipped: Self.disc + Self.stroke("M5 8h6")
    case .warning:
      #"<path class="disc" d="M8 1.2a1 1 0 0 1 .9.5l6.2 11a1 1 0 0 1-.9 1.5H1.8a1 1 0 0 1-.9-1.5"#
        + #"l6.2-11a1 1 0 0 1 .9-.5z" />"# + Self.stroke("M8 6v3.4M8 11.6v.1")
    case .note: Self.disc + Self.stroke("M8 7.4v3.8M8 4.8v.1")
    }
  }

  private static let disc: Markup = #"<circle class="disc" cx="8" cy="8" r="7" />"#

  private static func stroke(_ path: String) -> Markup {
    #"<path class="sign" d="\#(path)" fill="none" stroke-width="1.7" stroke-linecap="round" "#
      + #"stroke-linejoin="round" />"#
  }
}

extension Markup {
  /// One after the other.
  static func + (left: Markup, right: Markup) -> Markup {
    var sum = left
    sum += right
    return sum
  }
}
