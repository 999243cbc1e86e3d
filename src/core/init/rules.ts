// Writes the rules file: what is measured, and what counts as a regression.
import type { BenchmarkSuite } from './find/suite.ts'
import { yamlValueText } from './yaml.ts'

/** Inputs that most people will want to change; with these values they change nothing. */
const usual = { count: '20', threshold: '5%' }

const ofGo = { packages: './...', benchtime: '100ms' }

/** Settings for a suite that takes long. */
export interface SuiteTuning {
  readonly benchtime?: string
  readonly budget?: string
}

/** Returns a flat mapping of inputs of the Action. */
export function rulesFileTextOfSuite(suite: BenchmarkSuite, { benchtime, budget }: SuiteTuning = {}): string {
  const { folder, setup, run, format, output, filter } = suite
  const inputs = {
    'working-directory': folder === '.' ? null : folder,
    setup,
    run,
    format,
    output,
    filter,
    ...(run === null ? { ...ofGo, benchtime: benchtime ?? ofGo.benchtime } : {}),
    ...usual,
    budget: budget ?? null,
  }
  const lines = Object.entries(inputs).flatMap(([name, value]) =>
    value === null ? [] : [`${name}: ${name === 'count' ? value : yamlValueText(value, '  ')}`],
  )
  return `# yaml-language-server: $schema=https://raw.githubusercontent.com/benchgate/benchgate/main/docs/rules.schema.json
# What Benchgate measures, and what counts as a regression: the workflow and "benchgate" in a terminal both read it.
# Every input of the Action that is not about GitHub can be set here: https://github.com/benchgate/benchgate/blob/main/docs/inputs.md
${lines.join('\n')}
`
}
