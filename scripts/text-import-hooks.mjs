// Lets node import other files as text (`node --import` of this file), as text-imports.mjs lets bundlers.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { textImport, textModule } from './text-imports.mjs'

registerHooks({
  load(url, context, next) {
    const found = url.startsWith('file:') ? textImport(url) : null
    if (found === null) return next(url, context)
    const source = textModule({ ...found, path: fileURLToPath(found.path) })
    return { format: 'module', shortCircuit: true, source }
  },
})
