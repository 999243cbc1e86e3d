// Adds up the JSON reports of vitest and prints the plain line that ends a CI run.
import { readFile } from 'node:fs/promises'

const total = { passed: 0, failed: 0, skipped: 0 }
for (const path of process.argv.slice(2)) {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(await readFile(path, 'utf8'))
  total.passed += numPassedTests
  total.failed += numFailedTests
  total.skipped += numPendingTests
}
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`)
if (total.passed === 0 || total.failed > 0) process.exitCode = 1
