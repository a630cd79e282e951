/// The report for people: one page that needs no script, no network and no other file.
struct HTMLReporter: Reporter {
  func render(_ report: Report) -> String {
    let page: Markup = """
      <!DOCTYPE html>
      <html lang="en">
      \(head(of: report))
      <body>
      <a class="skip-link" href="#articles">Skip to the articles</a>
      \(PageIcon.sprite)\(PageOverview(report).masthead)
      <main>
      \(PageOverview(report).markup)
      \(PageIndex(report).markup)
      \(articles(of: report))</main>
      <footer class="page-foot"><p>\(tool(of: report))</p></footer>
      </body>
      </html>

      """
    return page.html
  }

  private func head(of report: Report) -> Markup {
    """
    <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="\(Markup(trusted: PageStyle.policy))" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="referrer" content="no-referrer" />
    <title>\(PageOverview(report).headline) · doccheck</title>
    <style>\(Markup(trusted: PageStyle.sheet))</style>
    </head>
    """
  }

  private func articles(of report: Report) -> Markup {
    let links = PageLinks(paths: report.articles.map(\.article.path))
    return Markup(report.articles) { PageArticle($0, links: links).markup }
  }

  private func tool(of report: Report) -> Markup {
    let sandbox: Markup =
      switch report.sandbox {
      case "none"?: " · programs ran without a sandbox"
      case let sandbox?: " · programs ran inside \(sandbox)"
      case nil: " · no program was run"
      }
    return "doccheck \(report.tool.version) · \(report.tool.compiler)\(sandbox)"
  }
}
