// Reads the Markdown that our reports are made of into blocks, so that the HTML report says the same in the same words.

/** A Block is a part of a report that stands by itself. Texts in it are Markdown still; a code's text and a fold's title are not. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph' | 'note'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | {
      readonly kind: 'table'
      readonly rows: readonly (readonly string[])[]
      readonly sides: readonly Align[]
    }
  | { readonly kind: 'code'; readonly text: string }
  /** The title is HTML of ours, with names as references (`folded`). */
  | { readonly kind: 'fold'; readonly title: string; readonly blocks: readonly Block[] }

/** An Align says to which side of its column a cell stands. */
export type Align = 'left' | 'right' | 'center'

/**
 * The blocks of a report. It knows what our reports use of Markdown and no more: anything else becomes a paragraph, and
 * is read as it is written. What came from a benchmark cannot begin a block, as it stands in code.
 */
export function blocksOf(markdown: string): readonly Block[] {
  return read(markdown.split('\n'), 0).blocks
}

/** Where reading goes on after what was read. */
interface Read {
  readonly blocks: readonly Block[]
  readonly next: number
}

/** Reads until a fold that began before `from` is closed, or to the end. */
function read(lines: readonly string[], from: number): Read {
  const blocks: Block[] = []
  let next = from
  while (next < lines.length) {
    const line = lines[next] ?? ''
    if (line === '</details>') return { blocks, next: next + 1 }
    const begun = line === '' ? null : readOne(lines, next)
    blocks.push(...(begun?.blocks ?? []))
    next = begun?.next ?? next + 1
  }
  return { blocks, next }
}

const foldStart = /^<details><summary>(.*)<\/summary>$/
const fence = /^(`{3,})[a-z]*$/
const note = /^<sub>(.*)<\/sub>$/

/** What ends a paragraph or a list besides an empty line. */
const opening = /^(?:- |\||```|<\/?details>)/

function readOne(lines: readonly string[], from: number): Read {
  const line = lines[from] ?? ''
  const [, fenced] = fence.exec(line) ?? []
  if (fenced !== undefined) return readCode(lines, from, fenced)
  const [, title] = foldStart.exec(line) ?? []
  if (title !== undefined) {
    const { blocks, next } = read(lines, from + 1)
    return { blocks: [{ kind: 'fold', title, blocks }], next }
  }
  if (line.startsWith('## ')) return one({ kind: 'heading', text: line.slice(3) }, from + 1)
  const [, noted] = note.exec(line) ?? []
  if (noted !== undefined) return one({ kind: 'note', text: noted }, from + 1)
  if (line.startsWith('|')) return readTable(lines, from)
  if (line.startsWith('- ')) return readList(lines, from)
  const next = endOf(lines, from, text => text === '' || opening.test(text))
  return one({ kind: 'paragraph', text: lines.slice(from, next).join('\n') }, next)
}

function readCode(lines: readonly string[], from: number, fenced: string): Read {
  const end = endOf(lines, from, text => text === fenced)
  return one({ kind: 'code', text: lines.slice(from + 1, end).join('\n') }, end + 1)
}

/** Further lines of an item are indented. */
function readList(lines: readonly string[], from: number): Read {
  const next = endOf(lines, from, text => !text.startsWith('- ') && !text.startsWith('  '))
  const items = lines
    .slice(from, next)
    .join('\n')
    .split(/^- /m)
    .slice(1)
    .map(item => item.trimEnd().replace(/\n +/g, '\n'))
  return one({ kind: 'list', items }, next)
}

/** The second line says how the columns are aligned. */
function readTable(lines: readonly string[], from: number): Read {
  const next = endOf(lines, from, text => !text.startsWith('|'))
  const [heading = [], alignment = [], ...rows] = lines.slice(from, next).map(cellsOf)
  const sides = alignment.map(cell =>
    cell.endsWith(':') ? (cell.startsWith(':') ? 'center' : 'right') : 'left',
  )
  return one({ kind: 'table', rows: [heading, ...rows], sides }, next)
}

/** No cell has a `|` of its own (`inlineCode`). */
function cellsOf(line: string): readonly string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map(cell => cell.replace(/^ | $/g, ''))
}

/** The first line after `from` that is an end; the number of lines where none is. */
function endOf(lines: readonly string[], from: number, isEnd: (line: string) => boolean): number {
  const end = lines.findIndex((line, index) => index > from && isEnd(line))
  return end < 0 ? lines.length : end
}

function one(block: Block, next: number): Read {
  return { blocks: [block], next }
}
