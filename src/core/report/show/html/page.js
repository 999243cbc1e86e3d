// The script of the report page: search, filter, sort, and links to rows. Without it, all rows are shown.
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
        text: `${name} ${tr.cells[1].textContent}`.toLowerCase(),
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
      .split(/\s+/)
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
    status.textContent = isFiltered ? `${count} of ${rows.length}` : ''
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
