// Runs set-ups by name and shows what the gate made of them: node scripts/node24.mjs test/traps/look.ts [PART OF A NAME]
import { honest, traps, unchanged } from './all.ts'
import { isRunnable, runSetUp } from './trap.ts'

const [wanted = ''] = process.argv.slice(2)
const isLong = process.argv.includes('--long')
for (const [kind, setUps] of [
  ['trap', traps],
  ['honest', honest],
  ['unchanged', unchanged],
] as const)
  for (const one of setUps.filter(({ name }) => `${kind} ${name}`.includes(wanted))) {
    if (!isRunnable(one)) continue
    const { verdict, said, warnings } = await runSetUp(one)
    console.log(`${kind}\t${verdict}\t${warnings.join(',')}\t${one.name}`)
    if (isLong || verdict === 'error') console.log(said)
  }
