// Finds promises that are not awaited: `node scripts/floating.mjs [tsconfig.json]`.
//
// Biome's rule finds those of our own functions, but does not know the types of packages or of node. So this asks the
// compiler.
import { relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SyntaxKind } from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'

const root = fileURLToPath(new URL('..', import.meta.url))
const config = resolve(process.argv[2] ?? `${root}tsconfig.json`)

/** How many arguments a method of a promise needs to handle a rejection. */
const handlers = new Map([
  ['catch', 1],
  ['then', 2],
])

function isTakenCareOf(expression) {
  const { kind } = expression
  if (kind === SyntaxKind.VoidExpression || kind === SyntaxKind.AwaitExpression) return true
  if (kind === SyntaxKind.BinaryExpression) {
    const operator = expression.operatorToken.kind
    return operator >= SyntaxKind.FirstAssignment && operator <= SyntaxKind.LastAssignment
  }
  if (kind !== SyntaxKind.CallExpression) return false
  const { expression: called, arguments: given } = expression
  return (
    called.kind === SyntaxKind.PropertyAccessExpression &&
    given.length >= (handlers.get(called.name.text) ?? Number.POSITIVE_INFINITY)
  )
}

function statementsIn(node, found = []) {
  if (node.kind === SyntaxKind.ExpressionStatement && !isTakenCareOf(node.expression)) found.push(node)
  node.forEachChild(child => {
    statementsIn(child, found)
  })
  return found
}

function isPromise(checker, type) {
  if (type.isUnionType()) return type.getTypes().some(one => isPromise(checker, one))
  return checker.getPropertyOfType(type, 'then') !== undefined
}

const api = new API({ cwd: root })
try {
  const { checker, program } = api.updateSnapshot({ openProjects: [config] }).getProject(config)
  for (const path of program.getSourceFileNames()) {
    const file = program.getSourceFile(path)
    if (program.isSourceFileFromExternalLibrary(file) || program.isSourceFileDefaultLibrary(file)) continue
    const statements = statementsIn(file)
    const types = checker.getTypeAtLocation(statements.map(({ expression }) => expression))
    for (const [index, statement] of statements.entries()) {
      if (!types[index] || !isPromise(checker, types[index])) continue
      const line = file.text.slice(0, statement.getStart(file)).split('\n').length
      const [text] = statement.getText(file).split('\n')
      console.error(`${relative(root, path)}:${line}: nobody waits for this promise: ${text}`)
      process.exitCode = 1
    }
  }
} finally {
  api.close()
}
