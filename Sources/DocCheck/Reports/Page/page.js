"use strict";
// The page's script. It only shows, hides, orders and focuses what the page holds already, keeps
// the choices in the address behind the anchor (#anchor?verdict=failed), and writes no markup.
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const form = document.getElementById("controls");
  const keys = document.getElementById("keys");
  const status = form.querySelector(".shown");
  const names = ["q", "verdict", "severity", "rule", "sort"];
  const words = (list) => new Set((list || "").split(" ").filter(Boolean));
  const text = (element) => element.textContent.toLowerCase();

  // What can be shown or hidden, read from the page when it is first needed.
  let model = null;
  const read = () => {
    const rows = new Map(all(".index li").map((row) => [row.dataset.article, row]));
    const sections = new Map(all("article.article").map((section) => [section.id, section]));
    const articles = [...new Set([...rows.keys(), ...sections.keys()])].map((id) => {
      const row = rows.get(id);
      const section = sections.get(id);
      const head = section ? section.querySelector(".article-head") : row;
      return {
        row, section, name: text(head),
        verdicts: words(row ? row.dataset.verdicts : ""), rules: words(row ? row.dataset.rules : ""),
        severities: words(row ? row.dataset.severities : ""),
        said: row ? (row.dataset.words || "").toLowerCase() : "",
        snippets: section ? all("figure.snippet", section).map(unit) : [],
        entries: section ? all(".side .entry", section).map(unit) : [],
        blocks: section ? [...section.querySelector(".prose").children].map(unit) : [],
      };
    });
    model = { articles, causes: all(".cause").map(unit) };
  };
  const unit = (element) => ({
    element, text: text(element), verdict: element.dataset.verdict || "",
    rules: words(element.dataset.rules), severities: words(element.dataset.severities),
  });

  // Choices and the address.
  const choices = () => Object.fromEntries(names.map((name) => [name, form.elements[name]?.value.trim() || ""]));
  const parts = () => {
    const [anchor, query] = decodeURI(location.hash.slice(1)).split("?");
    return { anchor, query: query === undefined ? null : new URLSearchParams(query) };
  };
  const query = () => {
    const chosen = Object.entries(choices()).filter(([, value]) => value !== "");
    return chosen.length === 0 ? "" : "?" + new URLSearchParams(chosen);
  };
  const keep = (anchor) => {
    const hash = "#" + anchor + query();
    if (location.hash !== hash) history.replaceState(null, "", hash === "#" ? location.pathname + location.search : hash);
  };

  const fits = (item, chosen, named) => {
    if (chosen.rule !== "" && !item.rules.has(chosen.rule)) return false;
    if (chosen.severity !== "" && !item.severities.has(chosen.severity)) return false;
    return named || item.text.includes(chosen.q);
  };
  const show = (element, isShown) => { if (element.hidden === isShown) element.hidden = !isShown; return isShown; };

  const apply = () => {
    if (model === null) read();
    const chosen = choices();
    chosen.q = chosen.q.toLowerCase();
    const isActive = [chosen.q, chosen.verdict, chosen.severity, chosen.rule].some((value) => value !== "");
    const counts = { articles: 0, snippets: 0, of: 0 };
    for (const article of model.articles) {
      const named = chosen.q !== "" && article.name.includes(chosen.q);
      const isShown = article.section
        ? narrow(article, chosen, isActive, named, counts) : lists(article, chosen, named);
      if (article.row) show(article.row, isShown);
      if (article.section) show(article.section, isShown);
      if (isShown) counts.articles += 1;
    }
    for (const cause of model.causes) show(cause.element, fits(cause, chosen, false));
    const shown = counts.articles + " of " + model.articles.length + " articles";
    const snippets = counts.of === 0 ? "" : ", " + counts.snippets + " of " + counts.of + " snippets";
    status.textContent = isActive ? shown + snippets + " shown" : "";
    order(chosen.sort);
  };

  // Whether the list's entry of an article on a page of its own fits.
  const lists = (article, chosen, named) => {
    if (chosen.verdict !== "" && !article.verdicts.has(chosen.verdict)) return false;
    if (chosen.rule !== "" && !article.rules.has(chosen.rule)) return false;
    if (chosen.severity !== "" && !article.severities.has(chosen.severity)) return false;
    return named || article.said.includes(chosen.q);
  };

  // Hides what does not fit in an article and says whether anything is left.
  const narrow = (article, chosen, isActive, named, counts) => {
    let left = 0;
    for (const snippet of article.snippets) {
      const isWanted = chosen.verdict === "" || snippet.verdict === chosen.verdict;
      const isShown = show(snippet.element, isWanted && fits(snippet, chosen, named));
      counts.of += 1;
      counts.snippets += isShown ? 1 : 0;
      left += isShown ? 1 : 0;
    }
    for (const entry of article.entries) {
      const isShown = show(entry.element, fits(entry, chosen, named));
      left += isShown && chosen.verdict === "" ? 1 : 0;
    }
    for (const block of article.blocks) {
      if (block.element.matches("figure.snippet")) continue;
      const holds = all("figure.snippet", block.element).some((snippet) => !snippet.hidden);
      const isProse = chosen.verdict === "" && chosen.rule === "" && chosen.severity === "";
      left += show(block.element, holds || (isProse && fits(block, chosen, named))) ? 1 : 0;
    }
    return !isActive || left > 0;
  };

  let sorted = "";
  const order = (by) => {
    if (by === sorted) return;
    sorted = by;
    const key = (row) => by === "" ? 0 : by === "path" ? Number(row.dataset.path) : -Number(row.dataset[by]);
    const place = (article) => Number(article.row.dataset.place);
    const rows = model.articles.filter((article) => article.row)
      .sort((a, b) => key(a.row) - key(b.row) || place(a) - place(b));
    for (const { row, section } of rows) {
      row.parentNode.append(row);
      if (section) section.parentNode.insertBefore(section, document.querySelector(".rules"));
    }
  };

  // Going to a place, even if it is hidden or folded.
  let here = null;
  const go = (anchor) => {
    if (here) here.classList.remove("here");
    here = anchor === "" ? null : document.getElementById(anchor);
    if (here === null) return;
    for (let element = here; element; element = element.parentElement) {
      element.hidden = false;
      if (element.tagName === "DETAILS") element.open = true;
    }
    here.classList.add("here");
    here.scrollIntoView();
  };

  const arrive = () => {
    const { anchor, query } = parts();
    if (query) for (const name of names) if (form.elements[name]) form.elements[name].value = query.get(name) || "";
    if (model || names.some((name) => choices()[name] !== "")) apply();
    if (query === null) keep(anchor);
    go(anchor);
  };

  // Keys.
  let current = null;
  const step = (by) => {
    const stops = all(".cause, .index li, figure.snippet").filter((stop) => stop.closest("[hidden]") === null);
    const at = stops.indexOf(current);
    const next = at < 0 ? 0 : at + by;
    if (stops[next]) {
      current = stops[next];
      current.tabIndex = -1;
      current.focus({ preventScroll: true });
      current.scrollIntoView({ block: "nearest" });
    }
  };
  const open = () => {
    if (current.matches("figure.snippet")) return keep(current.id);
    const target = current.querySelector("a, summary");
    if (target) target.click();
  };

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || keys.open) return;
    const isTyping = event.target.matches("input, select");
    if (isTyping) {
      if (event.key === "Escape") {
        // A search field would lose its text.
        event.preventDefault();
        event.target.blur();
      }
      return;
    }
    const actions = {
      "/": () => form.elements.q.focus(), "j": () => step(1), "k": () => step(-1),
      "?": () => keys.showModal(), "Enter": current && event.target === current ? open : undefined,
    };
    const action = actions[event.key];
    if (action) {
      event.preventDefault();
      action();
    }
  });

  let waiting = 0;
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => { apply(); keep(parts().anchor); }, 80);
  });
  form.addEventListener("reset", () => setTimeout(() => { apply(); keep(parts().anchor); }, 0));
  form.addEventListener("submit", (event) => event.preventDefault());
  // An article on a page of its own is narrowed down as the list is.
  document.addEventListener("click", (event) => {
    const link = event.target.closest(".index a");
    if (link && !link.getAttribute("href").startsWith("#")) link.hash = link.hash.split("?")[0] + query();
  });
  window.addEventListener("hashchange", arrive);
  form.hidden = false;
  arrive();
})();
