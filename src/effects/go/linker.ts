// Links a test binary again without go: its linker is called as go has called it, with the functions in another order.
//
// Go takes longer to find out that there is nothing to compile than its linker takes to link.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  importsOf,
  type LinkedCode,
  type LinkerCall,
  linkAgain,
  linkedCode,
  parseLinkerCall,
  recorder,
} from '../../core/go/linker-call.ts'
import { type ProcessEnd, runProcess } from '../measure/process.ts'
import type { GoSurroundings } from './go-tool.ts'
import { seal } from './sealed.ts'

/** A LinkRecording makes go keep what the linker needs, and tell how it calls it. */
export interface LinkRecording {
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** A Linker has what links one test binary. */
export interface Linker {
  readonly call: LinkerCall
  readonly code: LinkedCode
}

/**
 * What records the calls of the linker within `folder`; null where the script cannot run, or the user's `flags` have
 * one of their own in its place.
 */
export async function openRecorder(
  folder: string,
  flags: readonly string[],
): Promise<((file: string) => LinkRecording) | null> {
  const script = join(folder, 'recorder')
  if (process.platform === 'win32' || /['"]/.test(script)) return null
  if (flags.some(flag => /^--?toolexec(=|$)/.test(flag))) return null
  await writeFile(script, recorder)
  return file => ({
    // Go would delete its work, of which the linker needs some.
    flags: ['-work', `-toolexec=sh '${script}'`],
    env: { GOTMPDIR: dirname(file), BENCHGATE_LINKER: `${file}.linker` },
  })
}

/** What linked a binary that was built with a recording; null where that was not written, or does not fit. */
export async function linkerOf(file: string): Promise<Linker | null> {
  try {
    const call = parseLinkerCall(await readFile(`${file}.linker`, 'utf8'))
    const imports = call && importsOf(call.args)
    return call && imports ? { call, code: linkedCode(await readFile(imports, 'utf8')) } : null
  } catch {
    return null
  }
}

/** Links into `file`, with the functions in an order drawn from `seed`. */
export async function linkBinary(
  { call, code }: Linker,
  { signal, timeout }: Pick<GoSurroundings, 'signal' | 'timeout'>,
  file: string,
  seed: number,
): Promise<ProcessEnd> {
  const ended = await runProcess({
    file: call.file,
    args: linkAgain(call, code, file, seed),
    // Another linker may read files by names within the tree; ours needs no tree, which may show the other side.
    cwd: code.hasC ? call.cwd : dirname(file),
    env: call.env,
    signal,
    deadline: Date.now() + timeout * 1000,
    onOutput() {},
  })
  seal(file)
  return ended
}
