// Lists the texts that people read: `npm run messages [FILE or FOLDER ...]`, by default `src` and the five action files.
//
// Of TypeScript these are the string and template literals of at least two words, a hole as its `{expression}`; of
// YAML the descriptions. Comments, types and imports are left out.
import { globSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SyntaxKind } from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'

const root = fileURLToPath(new URL('..', import.meta.url))
const wanted = process.argv.slice(2)
const paths = (
  wanted.length === 0 ? ['src', ...globSync('{action.yml,*/action.yml}', { cwd: root })] : wanted
).map(path => resolve(wanted.length === 0 ? root : '.', path))

/** Whether a text has words, and not only holes, flags or separators. */
const isSentence = (text, fixed) => /\p{L}{3,}/u.test(fixed) && /[^\s[\]<>=]\s+[^\s[\]<>=]/u.test(text.trim())

const skipped = new Set([SyntaxKind.ImportDeclaration, SyntaxKind.ExportDeclaration, SyntaxKind.LiteralType])
const literals = new Set([SyntaxKind.StringLiteral, SyntaxKind.NoSubstitutionTemplateLiteral])

/** The parts of strings that `+` joins, so that a sentence is shown whole. */
const operands = node =>
  node.kind === SyntaxKind.BinaryExpression && node.operatorToken.kind === SyntaxKind.PlusToken
    ? [...operands(node.left), ...operands(node.right)]
    : [node]

/** The text of a literal or a sum of literals, and the holes in it, which may have literals of their own. */
function textOf(node, file) {
  const holes = []
  const fixed = []
  const hole = expression => {
    holes.push(expression)
    return `{${expression.getText(file).replace(/\s+/g, ' ')}}`
  }
  const fixedText = text => {
    fixed.push(text)
    return text
  }
  const parts = operands(node).map(part => {
    if (literals.has(part.kind)) return fixedText(part.text)
    if (part.kind !== SyntaxKind.TemplateExpression) return hole(part)
    const spans = part.templateSpans.map(span => hole(span.expression) + fixedText(span.literal.text))
    return fixedText(part.head.text) + spans.join('')
  })
  return { text: parts.join(''), fixed: fixed.join(' '), holes }
}

function textsIn(node, file, found = []) {
  if (skipped.has(node.kind)) return found
  if (operands(node).some(part => literals.has(part.kind) || part.kind === SyntaxKind.TemplateExpression)) {
    const { text, fixed, holes } = textOf(node, file)
    const line = file.text.slice(0, node.getStart(file)).split('\n').length
    if (isSentence(text, fixed)) found.push({ line, text })
    for (const one of holes) textsIn(one, file, found)
    return found
  }
  node.forEachChild(child => {
    textsIn(child, file, found)
  })
  return found
}

function descriptionsIn(text) {
  const lines = new LineCounter()
  const found = []
  visit(parseDocument(text, { lineCounter: lines }), {
    Pair(_, { key, value }) {
      if (isMap(value) || key.value !== 'description' || !isScalar(value)) return
      found.push({ line: lines.linePos(value.range[0]).line, text: String(value.value) })
    },
  })
  return found
}

const files = paths.flatMap(path =>
  statSync(path).isDirectory()
    ? globSync('**/*.ts', { cwd: path })
        .sort()
        .map(name => join(path, name))
    : [path],
)
const api = new API({ cwd: root })
try {
  const snapshot = api.updateSnapshot({ openFiles: files.filter(path => path.endsWith('.ts')) })
  for (const path of files) {
    const source = snapshot.getDefaultProjectForFile(path)?.program.getSourceFile(path)
    for (const { line, text } of source
      ? textsIn(source, source)
      : descriptionsIn(readFileSync(path, 'utf8')))
      console.log(`${relative(root, path)}:${line}: ${text.trim().replace(/\s+/g, ' ')}`)
  }
} finally {
  api.close()
}
