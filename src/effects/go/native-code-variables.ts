// Keeps the C and assembler code of both sides apart in Go's cache of builds, which both share.
import { isDocumentOrWorkflow } from '../../core/change/reach.ts'
import { mayBeCSourceOrIncludedFile } from '../../core/change/sources.ts'
import { formatGoflagsValue, splitGoFlags } from '../../core/go/flags.ts'
import { type Side, sides } from '../../core/model/measuring.ts'
import type { ResolvedCommit } from '../../core/model/result-file.ts'
import type { RunSettings } from '../../core/model/settings.ts'
import type { Git } from '../git/git.ts'
import { readPathsDifferingBetweenSides } from '../git/revisions/changes.ts'
import { runProcess } from '../measure/process.ts'
import { steadyNow } from '../program/steady-clock.ts'

/**
 * Returns the variables with which go compiles the C and assembler code of each side anew; null if none is needed. Go takes a
 * compiled package from its cache without looking at what C and assembler files include from elsewhere (`go help cache`), so at one
 * path both sides would run the code of base. A macro of the side, which no code uses, is part of the key in the cache and changes
 * nothing else.
 */
export async function chooseVariablesToRecompileNativeCode(
  git: Git,
  commits: Readonly<Record<Side, Pick<ResolvedCommit, 'sha'>>>,
  env: Readonly<Record<string, string>>,
  { setup, go }: Pick<RunSettings, 'setup' | 'go'>,
): Promise<Readonly<Record<Side, Readonly<Record<string, string>>>> | null> {
  const differences = await readPathsDifferingBetweenSides(git, commits)
  // Commands may generate C code from any other file, such as config.h from config.h.in.
  const mayGenerate = setup !== null || go === null
  const isNative = (path: string) =>
    (mayBeCSourceOrIncludedFile(path) || (mayGenerate && !path.endsWith('.go'))) &&
    !isDocumentOrWorkflow(path)
  if (!differences.some(({ path, isPlain }) => !isPlain || isNative(path))) return null
  const anySideHas = async (pattern: string, ...names: readonly string[]) => {
    const search = ['grep', '--no-color', '--no-recurse-submodules', '-l', '-z', '-E', '-e', pattern]
    const paths = names.map(name => `:(top)${name}`)
    const listings = sides.map(side => git.find([...search, commits[side].sha, '--', ...paths]))
    return (await Promise.all(listings)).some(listing => listing !== null)
  }
  const usesC = await anySideHas('import[[:space:]]+"C"|^[[:space:]]*"C"', '*.go')
  const assemblerIncludes =
    (await anySideHas(includeOfUnknownToGo, '*.s', '*.h')) && (await anySideHas('^TEXT|^GLOBL', '*.s'))
  if (!usesC && !assemblerIncludes) return null
  const [cppFlags = '', goFlags = ''] = await readUserFlags(git.folder, env)
  const variablesOf = (side: Side): Readonly<Record<string, string>> => {
    const macro = `BENCHGATE_SIDE_${commits[side].sha}`
    return {
      ...(usesC && { CGO_CPPFLAGS: `${cppFlags} -D${macro}`.trim() }),
      ...(assemblerIncludes && { GOFLAGS: withAssemblerMacro(goFlags, macro) }),
    }
  }
  return { base: variablesOf('base'), head: variablesOf('head') }
}

/** An include of a file that go does not look at: one in another folder, or that does not end in `.h`. */
const includeOfUnknownToGo = '^[[:space:]]*#[[:space:]]*include[[:space:]]+"[^"]*(/[^"]*|[^h"])"'

/** Adds to the flags of the assembler, of which only the last `-asmflags` counts. */
function withAssemblerMacro(goFlags: string, macro: string): string {
  const own = splitGoFlags(goFlags)?.findLast(flag => /^--?asmflags=/.test(flag)) ?? '-asmflags=all='
  const separator = own.endsWith('=') ? '' : ' '
  return `${goFlags} ${formatGoflagsValue([`${own}${separator}-D=${macro}`])}`.trim()
}

/** Returns the user's CGO_CPPFLAGS and GOFLAGS, which may also be set by `go env -w`. */
async function readUserFlags(
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const answer = await runProcess({
    ...{ file: 'go', args: ['env', 'CGO_CPPFLAGS', 'GOFLAGS'], cwd: folder },
    env: { ...env, PWD: folder, GOTOOLCHAIN: 'local' },
    signal: AbortSignal.timeout(60_000),
    deadline: steadyNow() + 60_000,
  }).catch(() => null)
  return answer?.status === 0 ? answer.stdout.split('\n') : [env.CGO_CPPFLAGS ?? '', env.GOFLAGS ?? '']
}
