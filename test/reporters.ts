// Where the tests report: to the terminal, and to the file named by TEST_REPORT as JSON, which CI adds up.
export function reporters(): ['default'] | ['default', ['json', { outputFile: string }]] {
  const outputFile = process.env.TEST_REPORT
  return outputFile ? ['default', ['json', { outputFile }]] : ['default']
}
