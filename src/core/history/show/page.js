// The script of the history page: draws a large chart when a row is opened, and searches.
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
    `${(value > 0 ? '+' : '') + +(value / 100).toFixed(Math.abs(value) < 1000 ? 2 : 0)}%`
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
      viewBox: `0 0 ${width} ${height}`,
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
          d: `M${left} ${y(value)}H${width - right}`,
        }),
      )
      picture.append(svg('text', { class: 'figure', x: left - 6, y: y(value) + 4 }, percent(value)))
    }
    let free = -Infinity
    for (const [place, name] of releases) {
      if (place < first || place > last) continue
      picture.append(svg('path', { class: 'release', d: `M${x(place)} ${top}V${height - bottom}` }))
      if (x(place) < free) continue
      const label = name.length > 14 ? `${name.slice(0, 13)}…` : name
      picture.append(
        svg('text', { x: Math.min(Math.max(x(place), left + 20), width - 30), y: top - 8 }, label),
      )
      free = x(place) + label.length * 6.5 + 12
    }
    for (const place of references)
      if (place >= first && place <= last)
        picture.append(svg('path', { class: 'reference', d: `M${x(place)} ${top}V${height - bottom}` }))
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
      picture.append(svg('path', { class: 'level', d: `M${x(from)} ${y(middle)}H${x(to)}` }))
    }
    const bounds = all
      .map(
        ([place, , below, above]) =>
          `M${x(place).toFixed(1)} ${y(Math.max(below, low)).toFixed(1)}V${y(Math.min(above, high)).toFixed(1)}`,
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
      const change = `${percent(estimate)} (${percent(below)} to ${percent(above)})`
      dot.append(svg('title', {}, `${change}\n${sha}, ${day}\n${subject}`))
      if (web === null) {
        picture.append(dot)
        continue
      }
      const to = svg('a', { href: web + (pull === null ? `/commit/${sha}` : `/pull/${pull}`) })
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
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    for (const [index, row] of rows.entries()) {
      row.hidden = !words.every(word => texts[index].includes(word))
      if (row.nextElementSibling?.classList.contains('opened')) row.nextElementSibling.hidden = row.hidden
    }
  })
  if (rows.length > 0) rows[0].querySelector('details').open = true
})
