// What is said of outputs of known tools that nothing reads.
import { expect, test } from 'vitest'
import { formats } from '../../../src/core/formats/formats.ts'
import { hintFor, unknownFormat } from '../../../src/core/formats/recognise.ts'

const jmh =
  '"Benchmark","Mode","Threads","Samples","Score","Score Error (99.9%)","Unit"\n"A.a","avgt",1,5,1.2,0.1,"ns/op"\n'

test('names the tool, and what it has to write', () => {
  expect(hintFor(jmh)).toContain('-rf json')
  expect(hintFor('name,iterations,real_time,cpu_time,time_unit,label\n"BM_a",1,2,3,ns,\n')).toContain(
    '--benchmark_format=json',
  )
  expect(hintFor('command,mean,stddev,median,user,system,min,max\n')).toContain('--export-json')
  expect(hintFor('Method;Job;AnalyzeLaunchVariance;Mean\n')).toContain('--exporters json')
  expect(hintFor('hello\n')).toBe('')
})

test('stands in the error, before the list of formats', () => {
  expect(unknownFormat(jmh, formats)).toMatch(/This is JMH's CSV\. .*\nFormats: /)
})
