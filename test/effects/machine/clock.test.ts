// What decides the frequency of the processors, and whether perflock has fixed it.
import { expect, test } from 'vitest'
import { clockOf, whyNotKept } from '../../../src/effects/machine/machine.ts'
import { type Files, frequency, hosted, laptop, recordedMachine } from './recorded.ts'

const cpu = 'sys/devices/system/cpu'

test.each<[string, Files, object]>([
  ['Intel', laptop, { governor: 'powersave', turbo: true, smt: true }],
  ['Intel without turbo', { ...laptop, [`${cpu}/intel_pstate/no_turbo`]: '1' }, { turbo: false }],
  ['AMD', { [`${cpu}/cpufreq/boost`]: '1' }, { governor: null, turbo: true, smt: null }],
  ['AMD without boost', { [`${cpu}/cpufreq/boost`]: '0' }, { turbo: false }],
  ['a virtual machine', hosted, { governor: null, turbo: null, smt: false }],
  [
    'unlike processors',
    { ...frequency(0, 1, 2), ...frequency(1, 1, 2, { scaling_governor: 'ondemand' }) },
    { governor: 'ondemand, powersave' },
  ],
])('%s', async (_, files, clock) => {
  await using recorded = await recordedMachine(files)
  expect(clockOf(recorded.root)).toMatchObject(clock)
})

const steps = { scaling_available_frequencies: '4400000 3000000 400000' }
const same = 'the frequency did not change'

// 90 % of the way from 0.4 to 4.4 GHz is 4.0 GHz.
test.each<[string, Files, string | null]>([
  ['kept', { ...frequency(0, 4e6, 4e6), ...frequency(1, 4e6, 4e6) }, null],
  ['kept but for rounding', frequency(0, 3_990_000, 4_010_000), null],
  ['kept at the nearest step', frequency(0, 4_400_000, 4_400_000, steps), null],
  ['not kept at any step', frequency(0, 4e6, 4e6, steps), same],
  ['free', laptop, same],
  ['kept elsewhere by someone', frequency(0, 2e6, 2e6), same],
  ['kept on some only', { ...frequency(0, 4e6, 4e6), ...frequency(1, 4e5, 4e6) }, same],
  [
    'kept, with a processor that is switched off',
    { ...frequency(0, 4e6, 4e6), [`${cpu}/cpu1/online`]: '0' },
    same,
  ],
  ['of a virtual machine', hosted, 'this machine does not let its frequency be set'],
  ['of no Linux', {}, 'this machine does not let its frequency be set'],
])('a frequency %s', async (_, files, why) => {
  await using recorded = await recordedMachine(files)
  expect(whyNotKept(90, recorded.root)).toBe(why)
})
