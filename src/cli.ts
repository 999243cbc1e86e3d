#!/usr/bin/env node
// Entry of the terminal program: `benchgate restore [folder]` puts a checkout back that a killed run has left behind.
import { Misconfigured } from './core/errors.ts'
import { failureLine } from './core/report/failure.ts'
import { recover } from './effects/git/recover.ts'
import { untrustedEnvironment } from './effects/measure/environment.ts'
import { terminalConsole } from './effects/terminal-console.ts'

const usage = `Usage: benchgate restore [folder]

  restore   Puts the checkout in a folder (default: this one) back as it was before a run that was killed.
`

const [command, folder = '.', ...more] = process.argv.slice(2)
const isHelp = command === '--help' || command === '-h'
if (isHelp) process.stdout.write(usage)
else if (command !== 'restore' || folder.startsWith('-') || more.length > 0) {
  process.stderr.write(usage)
  process.exitCode = 2
} else
  try {
    const { env } = untrustedEnvironment(process.env, [])
    const found = await recover(folder, env, terminalConsole())
    if (found === null)
      throw new Misconfigured(`${folder} is in no git repository. Name a folder of the checkout.`)
    const { checkout, isChanged } = found
    process.stdout.write(
      isChanged ? `${checkout} is as it was found.\n` : `Nothing to restore in ${checkout}.\n`,
    )
  } catch (error) {
    process.stderr.write(`The checkout could not be put back: ${failureLine(error)}\n`)
    process.exitCode = 2
  }
