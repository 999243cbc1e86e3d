import { createFirstUseTermLinks, escapeControlCharacters, shortPrintableName } from "./basics.js";

// text:src/core/report/show/html/page.css:hash
var page_default$3 = "sha256-7UQP0oevqtDuCGirwbyQ6UkeyVOodHJSMZnTOAJYO5I=";

// text:src/core/report/show/html/page.css:raw
var page_default$2 = `:root {
  color-scheme: light dark;
  --page: #ffffff; --raised: #f6f7f9; --line: #d9dde3; --text: #1c2024; --muted: #59626d;
  --bad: #b42318; --bad-faint: #b4231814; --open: #8a5a00; --good: #1a7340; --other: #5b4bb7; --base: #59626d; --link: #0b5cad;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #101418; --raised: #181d23; --line: #2f3740; --text: #e4e8ec; --muted: #9ba6b2;
    --bad: #ff8d82; --bad-faint: #ff8d821c; --open: #e5b454; --good: #6fcf93; --other: #b3a6ff; --base: #9ba6b2; --link: #79b8ff;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 1080px; margin: 0 auto; padding: 32px 24px 64px; }
a { color: inherit; text-decoration: underline dotted var(--muted); text-underline-offset: 3px; }
a:hover { color: var(--link); }
code, pre { font: 0.9em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
code { overflow-wrap: anywhere; }
strong code { font-weight: 700; }
p, ul, pre, details, .scroll { margin: 0 0 12px; }
ul { padding-left: 20px; }
li { margin: 4px 0; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.3; }
h1 { font-size: 26px; font-weight: 600; margin: 0 0 6px; }
h2 { font-size: 17px; font-weight: 600; margin: 32px 0 8px; }
header { margin-bottom: 24px; padding-bottom: 16px; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
header p { margin: 0; color: var(--muted); font-size: 13px; }
.verdict { display: inline-block; margin-right: 6px; padding: 1px 10px; border-radius: 6px; background: var(--mark, var(--muted)); color: var(--page); font-size: 18px; vertical-align: 3px; }
.fail, .regressed { --mark: var(--bad); }
.pass, .improved { --mark: var(--good); }
header.inconclusive, .inconclusive { --mark: var(--open); }
.changed { --mark: var(--other); }
.note { color: var(--muted); font-size: 13px; }
pre { overflow-x: auto; padding: 10px 12px; border-radius: 6px; background: var(--raised); }
pre code { overflow-wrap: normal; }
details { border: 1px solid var(--line); border-radius: 6px; padding: 0 14px; }
summary { margin: 0 -14px; padding: 7px 14px; cursor: pointer; overflow-wrap: anywhere; }
details[open] > summary { margin-bottom: 8px; border-bottom: 1px solid var(--line); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 14px; }
th, td { padding: 5px 12px 5px 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: middle; }
th { font-weight: 400; }
thead th { color: var(--muted); font-size: 13px; vertical-align: bottom; }
section > p { color: var(--muted); font-size: 13px; }
.scroll td, .scroll th { white-space: nowrap; }
td.right, th.right { text-align: right; }
td.center, th.center { text-align: center; }
.definitions { position: absolute; }
.comparisons { width: 100%; margin-bottom: 16px; }
.comparisons :is(thead th:first-child, th[scope=row]) { width: 99%; min-width: 180px; }
.comparisons td { white-space: nowrap; }
.comparisons :is(td, thead th):nth-child(n + 3) { text-align: right; }
.comparisons td:nth-child(4), .comparisons .drawn { padding: 0 16px 0 4px; text-align: left; }
.comparisons :is(th, td):last-child { padding-right: 0; }
.comparisons td:nth-child(3) { color: var(--mark, inherit); }
:is(.regressed, .improved, .changed) td:nth-child(3) { font-weight: 600; }
.comparisons td:nth-child(2), .comparisons td:nth-child(8) { color: var(--muted); }
.comparisons td:nth-child(2) { min-width: 88px; white-space: normal; }
.comparisons [hidden] { display: none; }
.js .long tr:not(.group) { display: none; }
.comparisons summary { display: list-item; margin: 0; padding: 0; cursor: pointer; }
.comparisons details { border: 0; margin: 0; padding: 0; }
.comparisons details[open] > summary { margin: 0 0 4px; border: 0; }
.comparisons details > a { font-size: 12px; color: var(--muted); }
.comparisons tr:target > * { background: var(--raised); }
.comparisons button { all: unset; cursor: pointer; }
:is(.comparisons button, .tools > *):focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
thead [aria-sort] button { color: var(--text); font-weight: 600; }
thead [aria-sort=ascending] button::after { content: " ↑"; }
thead [aria-sort=descending] button::after { content: " ↓"; }
.group button::before { content: "▾ "; }
.group button[aria-expanded=false]::before { content: "▸ "; }
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0 0 12px; }
.tools :is(input, select) { padding: 5px 10px; border: 1px solid var(--muted); border-radius: 6px; background: var(--page); color: var(--text); font: inherit; }
.tools input { flex: 1 1 200px; max-width: 320px; }
.tools p { margin: 0; color: var(--muted); font-size: 13px; }
.chip { padding: 3px 10px; border: 1px solid var(--line); border-radius: 14px; background: var(--page); color: var(--text); font: inherit; font-size: 13px; cursor: pointer; }
.chip[aria-pressed=true] { border-color: var(--text); background: var(--raised); font-weight: 600; }
.group th { padding: 24px 0 4px; color: var(--mark, var(--muted)); font-weight: 600; }
.comparisons tbody tr { break-inside: avoid; }
tfoot th, tfoot td { color: var(--muted); }
tfoot tr:first-child > * { padding-top: 16px; }
.sign { display: inline-block; min-width: 16px; }
.drawn span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.axis, .plot { display: block; width: 200px; }
.axis { height: 14px; margin-bottom: 5px; overflow: visible; } .plot { height: 20px; }
.axis text { fill: var(--muted); font-size: 11px; text-anchor: middle; }
.plot { color: var(--mark, var(--muted)); fill: currentColor; stroke: currentColor; overflow: visible; }
.plot circle { stroke: var(--page); stroke-width: 1; }
.zero { stroke: var(--muted); stroke-width: 1; fill: none; }
.threshold { stroke: var(--muted); stroke-width: 1; stroke-dasharray: 2 3; fill: none; }
.worse { fill: var(--bad-faint); stroke: none; }
.strip { display: block; width: 100%; max-width: 480px; }
.strip text { fill: var(--muted); font-size: 11px; text-anchor: middle; }
.strip .figure { text-anchor: end; }
.rule, .border { stroke: var(--line); stroke-width: 1; fill: none; }
.border { stroke: var(--muted); stroke-dasharray: 3 3; }
.base { stroke: var(--base); stroke-width: 2; fill: none; }
.head { stroke: var(--mark, var(--text)); stroke-width: 6; stroke-linecap: round; fill: none; }
.centre { stroke-width: 1; stroke-linecap: butt; opacity: 0.7; }
.wild { fill: var(--muted); }
.key { width: 10px; height: 12px; vertical-align: -1px; margin-left: 4px; overflow: visible; }
.compared { width: 100%; }
.compared th[scope=row] { width: 99%; min-width: 180px; white-space: normal; }
.compared :is(td, thead th:not(:first-child)) { text-align: right; white-space: nowrap; }
.compared :is(td, th):last-child { padding-right: 0; }
.compared small { color: var(--muted); font-size: 12px; font-weight: 400; }
.compared th small { display: block; }
.compared .change { color: var(--mark, inherit); }
.compared .change:is(.regressed, .improved, .changed, .inconclusive) { font-weight: 600; }
.compared .sign { text-align: left; }
.history { width: 100%; }
.history th[scope=row] { width: 60%; }
.history td { white-space: nowrap; }
.history td:last-child { white-space: normal; }
.history td:nth-child(3) { color: var(--mark, inherit); font-weight: 600; }
.history [hidden] { display: none; }
.history details { border: 0; margin: 0; padding: 0; }
.history summary { margin: 0; padding: 0; }
.history details[open] > summary { margin: 0; border: 0; }
.js .history details > :not(summary) { display: none; }
.course { display: block; width: 200px; height: 32px; fill: none; stroke: var(--mark, var(--text)); stroke-width: 1.5; }
.course circle { fill: var(--mark, var(--text)); stroke: none; }
.chart { display: block; width: 100%; min-width: 560px; }
.chart text { fill: var(--muted); font-size: 11px; text-anchor: middle; }
.chart .figure { text-anchor: end; }
.chart .day[text-anchor=start] { text-anchor: start; }
.chart .day[text-anchor=end] { text-anchor: end; }
.chart circle { fill: var(--text); }
.chart a:focus-visible circle, .chart a:hover circle { fill: var(--link); }
.bounds { stroke: var(--muted); stroke-width: 1; opacity: 0.6; }
.level { stroke: var(--link); stroke-width: 2; opacity: 0.5; }
.release { stroke: var(--line); stroke-width: 1; }
.reference { stroke: var(--muted); stroke-width: 1; stroke-dasharray: 2 3; }
@media screen and (max-width: 700px) {
  .compared, .compared :is(tbody, tfoot) { display: block; }
  .compared thead, .compared td:empty { display: none; }
  .compared tr { display: flex; flex-wrap: wrap; gap: 2px 16px; padding: 8px 0; border-bottom: 1px solid var(--line); }
  .compared :is(th, td) { border: 0; padding: 0; }
  .compared th[scope=row] { flex: 0 0 100%; min-width: 0; }
  .compared td[data-l]::before { content: attr(data-l) " "; color: var(--muted); font-size: 12px; }
}
@media screen and (max-width: 940px) {
  .history, .history tbody { display: block; }
  .history thead { display: none; }
  .history tr:not([hidden]) { display: flex; flex-wrap: wrap; align-items: center; gap: 2px 12px; padding: 8px 0; border-bottom: 1px solid var(--line); }
  .history :is(th, td) { border: 0; padding: 0; }
  .history th[scope=row], .opened td { flex: 0 0 100%; width: 100%; min-width: 0; }
}
@media screen and (max-width: 940px) {
  .comparisons, .comparisons :is(thead, tbody, tfoot) { display: block; }
  .comparisons tr { display: flex; flex-wrap: wrap; align-items: center; gap: 0 10px; padding: 8px 0; border-bottom: 1px solid var(--line); }
  .comparisons :is(th, td) { border: 0; padding: 0; }
  .comparisons thead tr { justify-content: flex-end; padding: 0; }
  .comparisons thead th:not(.drawn) { position: absolute; width: 1px; min-width: 0; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .comparisons thead th:not(.drawn):focus-within { position: static; width: auto; height: auto; clip-path: none; }
  .comparisons th[scope=row] { flex: 0 0 100%; }
  .comparisons td:nth-child(2), .comparisons td:nth-child(3) { min-width: 0; }
  .comparisons td:nth-child(4), .comparisons .drawn { margin-left: auto; padding: 0; }
  .axis, .plot { width: 180px; }
  .comparisons td:nth-child(n + 5) { color: var(--muted); font-size: 13px; }
  .comparisons td:nth-child(5)::before { content: "base "; }
  .comparisons td:nth-child(6)::before { content: "head "; }
  .comparisons td:nth-child(7)::before { content: "at most "; }
  .comparisons td:nth-child(7)::after { content: " worse"; }
  .comparisons td:nth-child(8)::before { content: "p "; }
  .comparisons td:empty { display: none; }
  tfoot tr:first-child > * { padding-top: 0; }
  .comparisons .group { padding: 20px 0 4px; }
  .comparisons .group th { padding: 0; }
}
@media (max-width: 600px) {
  main { padding: 20px 16px 48px; }
  h1 { font-size: 21px; }
}
@media print {
  main { max-width: none; padding: 0; }
  body { font-size: 11px; }
  h1 { font-size: 20px; }
  table, .note, section > p, thead th, header p { font-size: 10px; }
  th, td { padding: 3px 8px 3px 0; }
  .comparisons :is(thead th:first-child, th[scope=row]) { min-width: 120px; }
  .comparisons td:nth-child(2) { min-width: 64px; }
  .axis, .plot { width: 150px; }
  .tools { display: none; }
  .strip { max-width: 320px; }
  .verdict, .worse { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  details::details-content { content-visibility: visible; }
}
`;

// text:src/core/report/show/html/page.js:hash
var page_default$1 = "sha256-0FE/8rYe0vL/BYJzfBXi96PmCPfwr1KMvSXm5WpVWjM=";

// text:src/core/report/show/html/page.js:raw
var page_default = `// The script of the report page: search, filter, sort, and links to rows. Without it, all rows are shown.
//
// It reads only the page and stores nothing. Names are only compared, or written as text.
'use strict'
document.documentElement.classList.add('js')
document.addEventListener('DOMContentLoaded', () => {
  const table = document.querySelector('.comparisons')
  if (!table) return
  const make = (tag, attributes, ...children) => {
    const made = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    made.append(...children)
    return made
  }
  const groups = [...table.tBodies].map(body => {
    const [head, ...trs] = body.rows
    const group = {
      body,
      head,
      title: head.textContent,
      isClosed: body.classList.contains('long'),
      isChosen: false,
    }
    group.rows = trs.map(tr => {
      const [worse, bound, p] = tr.dataset.k.split(';').map(value => (value === '' ? null : Number(value)))
      const name = tr.querySelector('summary').textContent
      return {
        tr,
        group,
        name,
        text: \`\${name} \${tr.cells[1].textContent}\`.toLowerCase(),
        change: worse,
        bound,
        p,
      }
    })
    return group
  })
  const rows = groups.flatMap(group => group.rows)
  const sorted = make('tbody', {})
  const search = make('input', { type: 'search', placeholder: 'Search', 'aria-label': 'Search benchmarks' })
  const status = make('p', { role: 'status' })
  const orders = [
    ['', 'As judged'],
    ['change', 'Change'],
    ['bound', 'Worse by at most'],
    ['p', 'p'],
    ['name', 'Name'],
  ]
  const order = make(
    'select',
    { 'aria-label': 'Sort by' },
    ...orders.map(([value, text]) => make('option', { value }, text)),
  )
  const tools = make('div', { class: 'tools', role: 'search' }, search, order)
  let column = null
  let direction = 1

  const show = () => {
    const words = search.value
      .toLowerCase()
      .split(/\\s+/)
      .filter(word => word !== '')
    const isAnyChosen = groups.some(group => group.isChosen)
    const isFiltered = words.length > 0 || isAnyChosen
    let count = 0
    for (const group of groups) {
      let some = 0
      for (const row of group.rows) {
        const isFound = (!isAnyChosen || group.isChosen) && words.every(word => row.text.includes(word))
        if (isFound) some++
        row.tr.hidden = !isFound || (group.isClosed && !isFiltered && column === null)
      }
      count += some
      group.head.hidden = some === 0
      group.button.setAttribute('aria-expanded', String(!group.isClosed || isFiltered))
      group.chip.setAttribute('aria-pressed', String(group.isChosen))
      group.body.classList.remove('long')
    }
    status.textContent = isFiltered ? \`\${count} of \${rows.length}\` : ''
  }

  const compare = (a, b) => {
    const [x, y] = [a[column], b[column]]
    if (x === null || y === null) return (x === null) - (y === null)
    return (x < y ? -1 : x > y ? 1 : 0) * direction
  }
  const arrange = () => {
    if (column === null) {
      sorted.remove()
      for (const { body, rows: own } of groups) {
        body.append(...own.map(row => row.tr))
        body.hidden = false
      }
    } else {
      for (const { body } of groups) body.hidden = true
      sorted.append(...[...rows].sort(compare).map(row => row.tr))
      table.tHead.after(sorted)
    }
    for (const head of table.tHead.querySelectorAll('[data-sort]'))
      if (head.dataset.sort === column)
        head.setAttribute('aria-sort', direction > 0 ? 'ascending' : 'descending')
      else head.removeAttribute('aria-sort')
    order.value = column ?? ''
    show()
  }

  const firstOf = own => (own === 'change' || own === 'bound' ? -1 : 1)
  order.addEventListener('change', () => {
    column = order.value || null
    direction = firstOf(column)
    arrange()
  })
  for (const head of table.tHead.querySelectorAll('[data-sort]')) {
    const own = head.dataset.sort
    const first = firstOf(own)
    const button = make('button', { type: 'button' }, ...head.childNodes)
    button.addEventListener('click', () => {
      if (column !== own) [column, direction] = [own, first]
      else if (direction === first) direction = -first
      else column = null
      arrange()
    })
    head.append(button)
  }
  for (const group of groups) {
    for (const { tr } of group.rows) tr.classList.add(group.body.classList[0])
    const cell = group.head.cells[0]
    group.button = make('button', { type: 'button' }, ...cell.childNodes)
    group.button.addEventListener('click', () => {
      group.isClosed = !group.isClosed
      show()
    })
    cell.append(group.button)
    group.chip = make('button', { type: 'button', class: 'chip' }, group.title)
    group.chip.addEventListener('click', () => {
      group.isChosen = !group.isChosen
      show()
    })
    tools.append(group.chip)
  }
  tools.append(status)
  table.before(tools)
  search.addEventListener('input', show)
  const lead = () => {
    let id = location.hash.slice(1)
    try {
      id = decodeURIComponent(id)
    } catch {
      return
    }
    const row = rows.find(one => one.tr.id === id)
    if (!row) return
    if (row.tr.hidden) {
      row.group.isClosed = false
      search.value = ''
      for (const group of groups) group.isChosen = false
      show()
    }
    row.tr.querySelector('details').open = true
    row.tr.scrollIntoView({ block: 'center' })
  }
  addEventListener('hashchange', lead)
  show()
  lead()
})
`;

// src/core/report/show/html/page.ts
function htmlDocument(title, body, program = {
	text: page_default,
	hash: page_default$1
}) {
	const scripts = program === null ? "'none'" : `'${program.hash}'`;
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${`default-src 'none'; style-src '${page_default$3}'; script-src ${scripts}; base-uri 'none'; form-action 'none'`}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${page_default$2}</style>
${program === null ? "" : `<script>${program.text}<\/script>\n`}</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}
function createReportTextHtmlRenderer() {
	const links = createFirstUseTermLinks();
	const writeSpan = (span) => {
		if (typeof span === "string") return escapeHtml(escapeControlCharacters(span));
		switch (span.kind) {
			case "name":
			case "code": return `<code>${escapeHtml(shortPrintableName(span.text))}</code>`;
			case "strong": return `<strong>${inline(span.text)}</strong>`;
			case "term": {
				const [words, link] = [escapeHtml(span.words), links(span.anchor)];
				return link === null ? words : `<a href="${link}">${words}</a>`;
			}
			case "link": return `<a href="${escapeHtml(span.to)}">${inline(span.words)}</a>`;
			case "break": return "<br>\n";
		}
	};
	const inline = (text) => text.map(writeSpan).join("");
	return inline;
}
function escapeHtml(text) {
	return text.replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export { createReportTextHtmlRenderer, escapeHtml, htmlDocument };