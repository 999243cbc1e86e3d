import { alignColumns, createBenchmarkNaming, escapeControlCharacters, formatCountWithNoun, formatSignedChange, noColour, shortPrintableName, shortSha, wrapLine } from "./basics.js";
import { escapeHtml, htmlDocument } from "./page.js";
import { findPullRequestNumberInSubject } from "./notes.js";

// src/core/history/show/naming.ts
function whyHistoryIsEmptyText({ points }) {
	return points === 0 ? "No history yet: none of the commits up to this revision has a note by \"benchgate record\"." : `No line yet: ${points === 1 ? "the only recorded point has" : `all ${points} recorded points have`} no ratio. A line begins with the first measured ratio; benchmarks that cannot have changed are not measured.`;
}
function signedRatioChangeText(ratio) {
	const change = ratio - 1;
	return change === 0 ? "0%" : formatSignedChange(change);
}
function ratioChangeWithIntervalText({ estimate, low, high }) {
	if (low === null || high === null || low === high) return signedRatioChangeText(estimate);
	return `${signedRatioChangeText(estimate)} (${signedRatioChangeText(low)} to ${signedRatioChangeText(high)})`;
}
const unchangedHistoryLineTolerance = .02;
function creepOutcomeOfHistoryLine({ creep, last: { low, high } }) {
	if (!((low ?? 0) > 1 || (high ?? Number.POSITIVE_INFINITY) < 1) || Math.abs(creep) <= .02) return null;
	return creep > 0 ? "regressed" : "improved";
}
function formatLastShaAndDateOfHistoryLine({ values }, { commits }) {
	const head = values.at(-1)?.head ?? "";
	const on = commits.find(({ sha }) => sha === head)?.on ?? "";
	return `${shortSha(head)} of ${on.slice(0, 10)}`;
}
function adviceToMeasureUnlinkedHistoryReferences({ apart }) {
	return apart.map(([earlier, later]) => {
		const [earlierName, laterName] = [shortSha(earlier.sha), shortSha(later.sha)];
		return `No measurement links ${earlierName} and ${laterName}, so lines are interrupted. To link them: benchgate ${earlierName} ${laterName} --results out && benchgate record out/result.json`;
	});
}
function commitsOfHistoryStep({ after, by }, { commits }) {
	const from = commits.findIndex(({ sha }) => sha === after);
	const to = commits.findIndex(({ sha }) => sha === by);
	return commits.slice(from + 1, to + 1);
}
function historyStepCommitsText(step, history) {
	const range = commitsOfHistoryStep(step, history);
	const [only] = range;
	if (only && range.length === 1) {
		const pull = findPullRequestNumberInSubject(only);
		return `in ${shortSha(only.sha)}${pull === null ? "" : ` (#${pull})`}`;
	}
	const [after, by] = [step.after, step.by].map((sha) => releaseOf(sha, history) ?? shortSha(sha));
	return `in ${after}..${by} (${range.length} commits)`;
}
function releaseOf(sha, { commits }) {
	return commits.find((historyCommit) => historyCommit.sha === sha)?.tags.find((tag) => /^v?\d[\w.+-]{0,40}$/.test(tag));
}
function reduceToSparklineColumns(values, most) {
	if (values.length <= most) return values;
	return Array.from({ length: most }, (_, n) => {
		const from = Math.floor(n * values.length / most);
		const to = Math.floor((n + 1) * values.length / most);
		const sorted = values.slice(from, to).sort((a, b) => a - b);
		return sorted[sorted.length >> 1];
	});
}
const leastRange = .05;
const blocks = "▁▂▃▄▅▆▇█";
function ratioAxisRangeIncludingOne(values) {
	const [low, high] = [Math.min(1, ...values), Math.max(1, ...values)];
	const missing = Math.max(0, leastRange - (high - low));
	return [low - missing / 2, high + missing / 2];
}
function sparkline(values, most) {
	const heights = reduceToSparklineColumns(values, most);
	const [low, high] = ratioAxisRangeIncludingOne(heights);
	return heights.map((value) => blocks[Math.min(7, Math.floor((value - low) / (high - low) * 8))]).join("");
}

// text:src/core/history/show/page.js:hash
var page_default$1 = "sha256-Pwpp6tloia93s50tVJavqATdBEyNJXf6pKl6ZIeXdrE=";

// text:src/core/history/show/page.js:raw
var page_default = `// The script of the history page: draws a large chart when a row is opened, and searches.
//
// It reads only the page. Names and subjects are only compared, or written as text.
'use strict'
document.documentElement.classList.add('js')
document.addEventListener('DOMContentLoaded', () => {
  const table = document.querySelector('.history')
  if (!table) return
  let parsed = null
  const data = () => (parsed ??= JSON.parse(document.getElementById('data').textContent))
  const svg = (tag, attributes, text) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
    if (text !== undefined) made.textContent = text
    return made
  }
  const percent = value =>
    \`\${(value > 0 ? '+' : '') + +(value / 100).toFixed(Math.abs(value) < 1000 ? 2 : 0)}%\`
  const [width, height, left, right, top, bottom] = [960, 300, 52, 12, 26, 30]

  const draw = index => {
    const { commits, releases, references, lines, web } = data()
    const { values, steps } = lines[index]
    const all = []
    for (let n = 0; n < values.length; n += 4) all.push(values.slice(n, n + 4))
    const first = all[0][0]
    const last = all[all.length - 1][0]
    const estimates = all.map(([, estimate]) => estimate)
    let low = Math.min(0, ...all.map(([, estimate, below]) => Math.max(below, estimate - 2000)))
    let high = Math.max(0, ...all.map(([, estimate, , above]) => Math.min(above, estimate + 2000)))
    const room = Math.max(50, (high - low) * 0.06)
    low -= room
    high += room
    const x = place =>
      left + (last === first ? 0.5 : (place - first) / (last - first)) * (width - left - right)
    const y = value => top + ((high - value) / (high - low)) * (height - top - bottom)
    const picture = svg('svg', {
      class: 'chart',
      viewBox: \`0 0 \${width} \${height}\`,
      role: 'group',
      'aria-label': 'Ratio to the reference',
    })
    const raw = (high - low) / 5
    const power = 10 ** Math.floor(Math.log10(raw))
    const step = [1, 2, 5, 10].map(n => n * power).find(n => n >= raw)
    for (let value = Math.ceil(low / step) * step; value <= high; value += step) {
      picture.append(
        svg('path', {
          class: value === 0 ? 'zero' : 'rule',
          d: \`M\${left} \${y(value)}H\${width - right}\`,
        }),
      )
      picture.append(svg('text', { class: 'figure', x: left - 6, y: y(value) + 4 }, percent(value)))
    }
    let free = -Infinity
    for (const [place, name] of releases) {
      if (place < first || place > last) continue
      picture.append(svg('path', { class: 'release', d: \`M\${x(place)} \${top}V\${height - bottom}\` }))
      if (x(place) < free) continue
      const label = name.length > 14 ? \`\${name.slice(0, 13)}…\` : name
      picture.append(
        svg('text', { x: Math.min(Math.max(x(place), left + 20), width - 30), y: top - 8 }, label),
      )
      free = x(place) + label.length * 6.5 + 12
    }
    for (const place of references)
      if (place >= first && place <= last)
        picture.append(svg('path', { class: 'reference', d: \`M\${x(place)} \${top}V\${height - bottom}\` }))
    for (const [place, side] of [
      [first, 'start'],
      [last, 'end'],
    ])
      picture.append(
        svg('text', { x: x(place), y: height - 8, 'text-anchor': side, class: 'day' }, commits[place][1]),
      )
    const borders = [0, ...steps, all.length]
    for (let n = 1; n < borders.length; n++) {
      const level = estimates.slice(borders[n - 1], borders[n]).sort((a, b) => a - b)
      const middle = level[level.length >> 1]
      const [from, to] = [all[borders[n - 1]][0], all[borders[n] - 1][0]]
      picture.append(svg('path', { class: 'level', d: \`M\${x(from)} \${y(middle)}H\${x(to)}\` }))
    }
    const bounds = all
      .map(
        ([place, , below, above]) =>
          \`M\${x(place).toFixed(1)} \${y(Math.max(below, low)).toFixed(1)}V\${y(Math.min(above, high)).toFixed(1)}\`,
      )
      .join('')
    picture.append(svg('path', { class: 'bounds', d: bounds }))
    for (const [place, estimate, below, above] of all) {
      const [sha, day, subject, pull] = commits[place]
      const dot = svg('circle', {
        cx: x(place).toFixed(1),
        cy: y(estimate).toFixed(1),
        r: all.length > 200 ? 2 : 3.5,
      })
      const change = \`\${percent(estimate)} (\${percent(below)} to \${percent(above)})\`
      dot.append(svg('title', {}, \`\${change}\\n\${sha}, \${day}\\n\${subject}\`))
      if (web === null) {
        picture.append(dot)
        continue
      }
      const to = svg('a', { href: web + (pull === null ? \`/commit/\${sha}\` : \`/pull/\${pull}\`) })
      to.append(dot)
      picture.append(to)
    }
    const box = document.createElement('div')
    box.className = 'scroll'
    box.append(picture)
    return box
  }

  const rows = [...table.tBodies[0].rows]
  for (const [index, row] of rows.entries()) {
    const details = row.querySelector('details')
    details.addEventListener('toggle', () => {
      if (!details.open || row.nextElementSibling?.classList.contains('opened')) {
        if (!details.open) row.nextElementSibling?.remove()
        return
      }
      const opened = document.createElement('tr')
      opened.className = 'opened'
      const cell = document.createElement('td')
      cell.colSpan = 4
      cell.append(details.querySelector('ul, p').cloneNode(true), draw(index))
      opened.append(cell)
      row.after(opened)
    })
  }
  const search = document.createElement('input')
  search.type = 'search'
  search.placeholder = 'Search'
  search.setAttribute('aria-label', 'Search benchmarks')
  const tools = document.createElement('div')
  tools.className = 'tools'
  tools.setAttribute('role', 'search')
  tools.append(search)
  table.before(tools)
  const texts = rows.map(row => row.cells[0].textContent.toLowerCase())
  search.addEventListener('input', () => {
    const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
    for (const [index, row] of rows.entries()) {
      row.hidden = !words.every(word => texts[index].includes(word))
      if (row.nextElementSibling?.classList.contains('opened')) row.nextElementSibling.hidden = row.hidden
    }
  })
  if (rows.length > 0) rows[0].querySelector('details').open = true
})
`;

// src/core/history/show/page.ts
const [width, height] = [200, 32];
function historyHtmlPage(history, web) {
	const { lines, commits, points, references } = history;
	if (lines.length === 0) return htmlDocument("Benchgate: history", `<p>${text(whyHistoryIsEmptyText(history))}</p>`, null);
	const naming = createBenchmarkNaming(lines);
	const machines = new Set(lines.map(({ machine }) => machine));
	const names = references.map(({ name }) => `<code>${text(name)}</code>`).join(", then ");
	const days = [commits[0], commits.at(-1)].map((commit) => commit?.on.slice(0, 10) ?? "");
	const steps = lines.reduce((sum, line) => sum + line.steps.length, 0);
	const body = [
		"<header>",
		`<h1>${formatCountWithNoun(lines.length, "row")} since ${names}</h1>`,
		`<p>${formatCountWithNoun(points, "point")} on ${formatCountWithNoun(commits.length, "commit")}, ${text([...new Set(days)].join(" to "))}. ${formatCountWithNoun(steps, "change point")} (commits at which a ratio changed and stayed changed). Each point is a ratio: the commit and the reference were measured together on one machine, so points of different days and machines can be compared.</p>`,
		"</header>",
		"<table class=\"history\">",
		"<thead><tr><th scope=\"col\">Benchmark</th><th scope=\"col\">Trend</th><th scope=\"col\">Now</th><th scope=\"col\">Last change point</th></tr></thead>",
		"<tbody>",
		...lines.map((line) => row(line, naming(line), history, machines.size > 1, web)),
		"</tbody>",
		"</table>",
		`<script type="application/json" id="data">${historyPageJsonText(history, web)}<\/script>`
	];
	return htmlDocument("Benchgate: history", body.join("\n"), {
		text: page_default,
		hash: page_default$1
	});
}
function text(untrusted) {
	return escapeHtml(escapeControlCharacters(untrusted));
}
function row(line, name, history, withMachine, web) {
	const mark = creepOutcomeOfHistoryLine(line);
	const unitLabel = withMachine ? `${line.unit}, ${line.machine}` : line.unit;
	const last = line.steps.at(-1);
	return [
		`<tr${mark === null ? "" : ` class="${mark}"`}>`,
		`<th scope="row"><details><summary><code>${escapeHtml(shortPrintableName(name))}</code> <span class="note">${text(unitLabel)}</span></summary>`,
		stepsList(line, history, web),
		"</details></th>",
		`<td>${picture(line)}</td>`,
		`<td>${text(ratioChangeWithIntervalText(line.last))}${line.isOld ? ` <span class="note">${text(formatLastShaAndDateOfHistoryLine(line, history))}</span>` : ""}</td>`,
		`<td>${last ? text(`${signedRatioChangeText(last.ratio)} ${historyStepCommitsText(last, history)}`) : ""}</td>`,
		"</tr>"
	].join("");
}
function stepsList({ steps, values }, history, web) {
	if (steps.length === 0) return `<p class="note">No change point in ${formatCountWithNoun(values.length, "value")}.</p>`;
	return `<ul>${steps.map((step) => {
		const words = `${signedRatioChangeText(step.ratio)} ${historyStepCommitsText(step, history)}`;
		const [only, another] = commitsOfHistoryStep(step, history);
		if (only && !another) return `<li>${text(words)}: ${linked(only, web)}</li>`;
		if (web === null) return `<li>${text(words)}</li>`;
		return `<li><a href="${escapeHtml(`${web}/compare/${step.after}...${step.by}`)}">${text(words)}</a></li>`;
	}).join("")}</ul>`;
}
function linked(commit, web) {
	const words = escapeHtml(shortPrintableName(commit.subject, 100)) || shortSha(commit.sha);
	if (web === null) return words;
	const pull = findPullRequestNumberInSubject(commit);
	const to = pull === null ? `${web}/commit/${commit.sha}` : `${web}/pull/${pull}`;
	return `<a href="${escapeHtml(to)}">${words}</a>`;
}
function picture({ values }) {
	const heights = reduceToSparklineColumns(values.map(({ ratio }) => ratio.estimate), 100);
	const [low, high] = ratioAxisRangeIncludingOne(heights);
	const x = (index) => heights.length === 1 ? width / 2 : 2 + index / (heights.length - 1) * (width - 4);
	const y = (ratio) => 2 + (high - ratio) / (high - low) * (height - 4);
	const points = heights.map((ratio, index) => `${x(index).toFixed(0)},${y(ratio).toFixed(1)}`).join(" ");
	const [end, last] = [x(heights.length - 1).toFixed(0), y(heights.at(-1) ?? 1).toFixed(1)];
	return `<svg class="course" viewBox="0 0 ${width} ${height}" role="img" aria-label="from ${signedRatioChangeText(heights[0] ?? 1)} to ${signedRatioChangeText(heights.at(-1) ?? 1)}"><path class="zero" d="M0 ${y(1).toFixed(1)}H${width}"/><polyline points="${points}"/><circle cx="${end}" cy="${last}" r="2.5"/></svg>`;
}
const scale = 1e4;
const largest = 1e6;
function historyPageJsonText({ commits, lines, references }, web) {
	const places = new Map(commits.map(({ sha }, index) => [sha, index]));
	const data = {
		web,
		commits: commits.map((commit) => [
			shortSha(commit.sha),
			commit.on.slice(0, 10),
			escapeControlCharacters(commit.subject).slice(0, 80),
			findPullRequestNumberInSubject(commit)
		]),
		releases: commits.flatMap(({ tags }, index) => tags.length > 0 ? [[index, escapeControlCharacters(tags.join(", "))]] : []),
		references: references.flatMap(({ sha }) => places.get(sha) ?? []),
		lines: lines.map((line) => lineData(line, places))
	};
	return JSON.stringify(data).replaceAll("<", "\\u003c");
}
function lineData({ values, steps }, places) {
	const short = (ratio) => Math.round(Math.max(-1e4, Math.min(largest, (ratio - 1) * scale)));
	return {
		values: values.flatMap(({ head, ratio: { estimate, low, high } }) => [
			places.get(head) ?? 0,
			short(estimate),
			short(low ?? estimate),
			short(high ?? estimate)
		]),
		steps: steps.map(({ at }) => at)
	};
}

// src/core/history/show/terminal.ts
const [leastBlocks, mostBlocks] = [10, 40];
const mostLines = 40;
function historyTerminalText(history, showAll, paint = noColour, width = Number.POSITIVE_INFINITY) {
	const { lines, commits, references, points } = history;
	if (lines.length === 0) return `${wrapLine(whyHistoryIsEmptyText(history), width).join("\n")}\n`;
	const moved = lines.filter((line) => line.steps.length > 0 || Math.abs(line.last.estimate - 1) > .02);
	const visible = showAll ? lines : moved.slice(0, mostLines);
	const names = references.map(({ name }) => escapeControlCharacters(name)).join(", then ");
	const machines = new Set(lines.map(({ machine }) => machine));
	const head = `${formatCountWithNoun(lines.length, "row")}, ${formatCountWithNoun(points, "point")} on ${formatCountWithNoun(commits.length, "commit")}, since ${names}.`;
	const kinds = machines.size > 1 ? ` ${machines.size} kinds of machines, each with rows of its own.` : "";
	return `${[
		...wrapLine(head + kinds, width),
		...visible.length > 0 ? ["", ...linesText(visible, history, machines.size > 1, paint, width)] : [],
		...foldText(lines, moved, visible, width),
		...adviceToMeasureUnlinkedHistoryReferences(history).flatMap((line) => wrapLine(line, width))
	].join("\n")}\n`;
}
function linesText(lines, history, withMachine, paint, width) {
	const naming = createBenchmarkNaming(history.lines);
	const room = Math.max(leastBlocks, Math.min(mostBlocks, width - 70));
	const rows = lines.map((line) => [
		escapeControlCharacters(naming(line)),
		escapeControlCharacters(line.unit),
		sparkline(line.values.map(({ ratio }) => ratio.estimate), room),
		ratioChangeWithIntervalText(line.last)
	]);
	const written = alignColumns(rows, 3, width);
	return lines.flatMap((line, index) => {
		const mark = creepOutcomeOfHistoryLine(line);
		const row = written[index] ?? "";
		const steps = line.steps.slice(-4).map((step) => `${signedRatioChangeText(step.ratio)} ${historyStepCommitsText(step, history)}`);
		const earlier = line.steps.length - steps.length;
		const more = earlier > 0 ? [formatCountWithNoun(earlier, "earlier change point")] : [];
		const last = line.isOld ? [`last value: ${formatLastShaAndDateOfHistoryLine(line, history)}`] : [];
		const below = [
			...withMachine ? [escapeControlCharacters(line.machine)] : [],
			...last,
			...more,
			...steps
		];
		return [mark === null ? row : paint(mark === "regressed" ? "red" : "green", row), ...below.flatMap((text) => wrapLine(`    ${text}`, width))];
	});
}
function foldText(lines, moved, visible, width) {
	const [quiet, cut] = [lines.length - moved.length, moved.length - visible.length];
	const it = lines.length - visible.length === 1 ? "it" : "them";
	const parts = [...cut > 0 ? [`${formatCountWithNoun(cut, "more row")} changed`] : [], ...quiet > 0 && visible.length < lines.length ? [`${formatCountWithNoun(quiet, "row")} ${quiet === 1 ? "is" : "are"} within ${unchangedHistoryLineTolerance * 100}% of the reference`] : []];
	return parts.length === 0 ? [] : ["", ...wrapLine(`${parts.join("; ")}. "benchgate history --all" shows ${it}, and "--html FILE" draws ${it}.`, width)];
}

export { commitsOfHistoryStep, historyHtmlPage, historyTerminalText, ratioChangeWithIntervalText, signedRatioChangeText };