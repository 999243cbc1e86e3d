// What a failed command lacked, as far as its last lines tell, and what to do about it.
import type { WorkflowStep } from '../find/suite.ts'

/** The programs that an action installs, where it is not named after the only one. */
const installs: Readonly<Record<string, string>> = {
  'setup-node': 'node npm npx corepack pnpm yarn',
  'setup-python': 'python python3 pip pip3',
  'setup-java': 'java javac',
  'setup-ruby': 'ruby bundle gem',
}

/** A Hint says what is missing for output in which its pattern is found. */
type Hint = readonly [pattern: RegExp, say: (found: string, steps: readonly WorkflowStep[]) => string]

/** The first that fits is said. */
const hints: readonly Hint[] = [
  [
    /did not end within/,
    () =>
      'A gate runs it some forty times. Let "run" measure fewer benchmarks, or for a shorter time; or find what it waits for.',
  ],
  [
    /could(?:n't| not) resolve host|\benotfound\b|\beai_again\b|name resolution|network is unreachable|unable to access 'https?:|failed to download|unknown host|no route to host/i,
    () =>
      'It needs the network, which could not be reached from here. CI has one: check again where there is one.',
  ],
  [
    /(?:^|\s|: )([\w.+-]+): (?:command )?not found\b|exec: "([\w.+-]+)": executable file not found/im,
    (program, steps) => notInstalled(program, steps),
  ],
  [
    /toolchain '?([\w.-]+)'? is not installed/i,
    found => `Rust's toolchain "${found}" is not installed here: rustup toolchain install ${found}.`,
  ],
  [
    /package configuration file provided by\s+"([\w.+-]+)"|[Cc]ould NOT find ([\w.+-]+)/,
    found => `CMake finds no "${found}". Let a step of the workflow install it before Benchgate's.`,
  ],
  [
    /No rule to make target '([\w.+-]+)'|unknown target '([\w.+-]+)'/,
    found =>
      `As it is configured, CMake builds no "${found}". If an option turns it on, set that in "setup": cmake … -DOPTION=ON`,
  ],
  [
    /(?:could not be resolved|Could not find artifact):? (\S+-SNAPSHOT)/,
    found => `Maven finds no "${found}", a snapshot of another project. Let the build take a release of it.`,
  ],
  [
    /source directory\s+(\S+)\s+does not contain a CMakeLists\.txt|add_subdirectory given source\s+"([^"\n]+)"/i,
    found =>
      `The folder "${found}" is empty. If it is a submodule, let actions/checkout fill it (submodules: recursive).`,
  ],
  [/No module named '?([\w.]+)/, found => `Python finds no "${found}": add what has it to "setup".`],
  [
    /Cannot find (?:module|package) '([^'\n]+)'/,
    found =>
      `Node finds no "${found}". If it has to be built first, do so in "setup": npm ci && npm run build.`,
  ],
  [
    /META-INF\/BenchmarkList|No matching benchmarks/,
    () =>
      'JMH finds no benchmarks, as its annotation processor (jmh-generator-annprocess) did not run. Let the build run it, or turn on the profile that does.',
  ],
  [
    /(?:release version|target release:?|source release:?) (\d+)/i,
    found => `It needs Java ${found}, and another is used here. The workflow's setup-java can be told.`,
  ],
  [
    /\.go:\d+:\d+: .*(?:undefined|has no field or method)/,
    () => 'Code is missing. If it is generated, let "setup" do so: setup: go generate ./...',
  ],
  [
    /requires? (?:at least )?go ?>?=? ?([\d.]+)|go\.mod requires go >= ([\d.]+)/i,
    found => `It needs Go ${found} or later; this one is older.`,
  ],
]

/** Sentences for the user; '' where the output tells nothing. */
export function whatIsMissing(lastLines: string, steps: readonly WorkflowStep[]): string {
  for (const [pattern, say] of hints) {
    const found = pattern.exec(lastLines)
    if (found) return say(found.slice(1).find(one => one !== undefined) ?? '', steps)
  }
  return ''
}

function notInstalled(program: string, steps: readonly WorkflowStep[]): string {
  const isInstalled = steps.some(
    step =>
      ('uses' in step &&
        (installs[step.uses] ?? step.uses.slice('setup-'.length)).split(' ').includes(program)) ||
      ('run' in step && step.run.includes(program)),
  )
  return isInstalled
    ? `"${program}" is not installed here. The workflow installs it; to check here, install it.`
    : `"${program}" is not installed here. If GitHub's ubuntu-latest lacks it, too, let a step of the workflow install it.`
}
