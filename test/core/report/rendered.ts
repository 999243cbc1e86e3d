// Renders Markdown to an HTML tree as GitHub does, without the sanitizer: what a test sees here is what was injected.
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { remembered } from '../../support/remembered.ts'

/** A Node is an element or a text of the tree. */
export interface Node {
  readonly type: string
  readonly tagName?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly value?: string
  readonly children?: readonly Node[]
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)

/** The rendered tree of `markdown`; rendering is slow, so the questions below take a tree too. */
export function rendered(markdown: string | Node): Node {
  return typeof markdown === 'string' ? treeOf(markdown) : markdown
}

const treeOf = remembered((markdown: string): Node => processor.runSync(processor.parse(markdown)))

/** Every element below `node` in document order. */
export function elements(node: Node): readonly Node[] {
  const below = (node.children ?? []).flatMap(elements)
  return node.type === 'element' ? [node, ...below] : below
}

/** The names of the elements that are in `markdown`, each once. */
export function tags(markdown: string | Node): readonly string[] {
  return [...new Set(elements(rendered(markdown)).map(({ tagName = '' }) => tagName))].sort()
}

/** What is read in `node`. */
export function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

/** What is read in `markdown` outside of code, where a mention or an address would act on GitHub. */
export function textOutsideCode(markdown: string | Node): string {
  const outside = ({ tagName, value, children = [] }: Node): string =>
    tagName === 'code' ? '' : (value ?? children.map(outside).join(''))
  return outside(rendered(markdown))
}

/** Whether anything in `markdown` became an HTML comment, which is not seen. */
export function hasComment(markdown: string | Node): boolean {
  const below = (node: Node): boolean => node.type === 'comment' || (node.children ?? []).some(below)
  return below(rendered(markdown))
}

/** What is read in each element of a name, in document order. */
export function texts(markdown: string, tag: string): readonly string[] {
  return elements(rendered(markdown))
    .filter(({ tagName }) => tagName === tag)
    .map(textOf)
}
