// Links a Go test binary again with the functions in another order, by the linker call that go made for it (recorded with
// `-toolexec`): 0.15 s instead of 0.66 s for both sides of rivo/uniseg, as go takes longer to find out that there is nothing
// to compile than its linker takes to link.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type GoCodePropertiesForRelinking,
  type LinkerCall,
  linkerArgumentsOfGoRelink,
  linkerImportcfgPath,
  parseRecordedLinkerCall,
  readGoCodePropertiesForRelinking,
  toolexecScriptRecordingLinkerCall,
} from '../../core/go/relinking.ts'
import { type ProcessResult, runProcess } from '../processes/process.ts'
import { steadyNow } from '../program/steady-clock.ts'
import type { GoCommandEnvironmentAndLimits } from './go-tool.ts'
import serverSource from './serve.go?raw'
import { type GoLinkRecordingFlagsAndEnv, recordBinaryAsBuilt } from './test-binaries.ts'

/** The call that linked a test binary, and the properties of its code. */
export interface RecordedGoLinkerCallAndCodeProperties {
  readonly call: LinkerCall
  readonly code: GoCodePropertiesForRelinking
}

/**
 * Returns a function that records the linker call of a binary, in `folder`; null if the script cannot run, or if the user's
 * `flags` already have a -toolexec.
 */
export async function createLinkRecordingFlagsFactory(
  folder: string,
  flags: readonly string[],
): Promise<((file: string) => GoLinkRecordingFlagsAndEnv) | null> {
  const script = join(folder, 'recorder')
  if (process.platform === 'win32' || /['"]/.test(script)) return null
  if (flags.some(flag => /^--?toolexec(=|$)/.test(flag))) return null
  const server = join(folder, 'serve.go')
  await Promise.all([writeFile(script, toolexecScriptRecordingLinkerCall), writeFile(server, serverSource)])
  return file => ({
    // Go would delete its work folder, which has inputs of the linker.
    flags: ['-work', `-toolexec=sh '${script}'`],
    env: { GOTMPDIR: dirname(file), BENCHGATE_LINKER: `${file}.linker`, BENCHGATE_SERVER: server },
  })
}

/** Returns what linked a binary that was built with a recording; null if the recording is missing or unusable. */
export async function readRecordedGoLinkerCall(
  file: string,
): Promise<RecordedGoLinkerCallAndCodeProperties | null> {
  try {
    const call = parseRecordedLinkerCall(await readFile(`${file}.linker`, 'utf8'))
    const imports = call && linkerImportcfgPath(call.args)
    return call && imports
      ? { call, code: readGoCodePropertiesForRelinking(await readFile(imports, 'utf8')) }
      : null
  } catch {
    return null
  }
}

/** Links into `file`, with the functions in an order drawn from `seed`. */
export async function runGoLinkerWithFunctionsShuffled(
  { call, code }: RecordedGoLinkerCallAndCodeProperties,
  { signal, timeout }: Pick<GoCommandEnvironmentAndLimits, 'signal' | 'timeout'>,
  file: string,
  seed: number,
): Promise<ProcessResult> {
  const processEnd = await runProcess({
    file: call.file,
    args: linkerArgumentsOfGoRelink(call, code, file, seed),
    // A C linker may read files by relative paths in the tree; Go's needs no tree, which may show the other side.
    cwd: code.hasC ? call.cwd : dirname(file),
    env: call.env,
    signal,
    deadline: steadyNow() + timeout * 1000,
  })
  recordBinaryAsBuilt(file)
  return processEnd
}
