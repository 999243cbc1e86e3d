// Adds up the JSON reports of vitest and prints the plain line that ends a CI run. A test that one suite skips and
// another runs counts once, with the result of the latter.
import { readFile } from 'node:fs/promises'

const states = new Map()
const rank = ['skipped', 'passed', 'failed']
let isBroken = false
for (const path of process.argv.slice(2)) {
  const { success, testResults } = JSON.parse(await readFile(path, 'utf8'))
  isBroken ||= !success
  for (const { name: file, assertionResults } of testResults) {
    const seen = new Map()
    for (const { fullName, status } of assertionResults) {
      // Tests of one file may have one name.
      const nth = (seen.get(fullName) ?? 0) + 1
      seen.set(fullName, nth)
      const key = JSON.stringify([file, fullName, nth])
      const state = rank.includes(status) ? status : 'skipped'
      if (rank.indexOf(state) >= rank.indexOf(states.get(key) ?? 'skipped')) states.set(key, state)
    }
  }
}

const count = state => [...states.values()].filter(one => one === state).length
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
if (isBroken || count('passed') === 0 || count('failed') > 0) process.exitCode = 1
