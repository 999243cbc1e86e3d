// The addresses of rows within a page, made of their names, so that a link still finds its row in the next report.
import { printableName } from '../../../words/escape.ts'

/** A PageAnchor is the id of an element, and the address that leads to it. */
export interface PageAnchor {
  readonly id: string
  readonly href: string
}

/** An Anchors gives each name of a page an anchor of its own. */
export type Anchors = (name: string) => PageAnchor

/** The longest id, in characters. */
const longest = 120

export function newAnchors(): Anchors {
  /** Each id that is taken, and the number that the next of that name may have. */
  const taken = new Map<string, number>()
  return name => {
    // Ahead of names, so that none is that of something else in the page or its script.
    const id = `row-${[...printableName(name)].slice(0, longest).join('').replace(/\s+/g, '-')}`
    let own = id
    let count = taken.get(id) ?? 2
    while (taken.has(own)) own = `${id}--${count++}`
    taken.set(own, 2)
    if (own !== id) taken.set(id, count)
    return { id: own, href: `#${encodeURIComponent(own)}` }
  }
}
