// Reads a whole HTML file as a browser does: what a test sees here is what is there.
import rehypeRaw from 'rehype-raw'
import { unified } from 'unified'
import type { Node } from '../rendered.ts'

/** The tree of a document. */
export function parsed(html: string): Node {
  const tree = { type: 'root', children: [{ type: 'doctype' }, { type: 'raw', value: html }] }
  return unified()
    .use(rehypeRaw)
    .runSync(tree as never) as Node
}
