/// What all pages of a report share: head, style, script and foot.
struct PageFrame {
  let report: Report
  let title: String
  /// Everything between the skip link and the foot.
  let body: Markup
  /// Where the link for those who skip the page's head leads.
  var start = "articles"
  /// The folder of the overview, as seen from the page.
  var overviewFolder = ""

  /// The whole page.
  var markup: Markup {
    """
    <!DOCTYPE html>
    <html lang="en">
    \(head)
    <body>
    <a class="skip-link" href="#\(start)">Skip to the articles</a>
    \(PageIcon.sprite)\(body)
    <footer class="page-foot"><p>\(tool)</p></footer>
    \(PageKeys.markup)
    <script>\(Markup(trusted: PageScript.source))</script>
    \(report.live?.markup(from: overviewFolder) ?? .empty)\
    </body>
    </html>

    """
  }

  private var policy: String { report.live == nil ? PageStyle.policy : PageStyle.livePolicy }

  private var head: Markup {
    """
    <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="\(Markup(trusted: policy))" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="referrer" content="no-referrer" />
    <title>\(title) · doccheck</title>
    <style>\(Markup(trusted: PageStyle.sheet))</style>
    </head>
    """
  }

  private var tool: Markup {
    let sandbox: Markup =
      switch report.sandbox {
      case "none"?: " · code ran without a sandbox"
      case let sandbox?: " · code ran inside \(sandbox)"
      case nil: " · no code was run"
      }
    let modes = report.languageModes.map(\.title).joined(separator: ", ")
    let language: Markup = modes.isEmpty ? .empty : " · \(modes)"
    return "doccheck \(report.tool.version) · \(report.tool.compiler)\(language)\(sandbox)"
  }
}
