// Task runners that replay a command's output if its input is unchanged, and the variables that turn this off.

/** A task runner, recognised by its files or by the command. */
export interface ThirdPartyCachingTaskRunner {
  readonly name: string
  readonly files: readonly string[]
  /** A string in package.json that shows it is used. */
  readonly inPackage?: string
  readonly named: RegExp
  /** The variables that make it run everything. */
  readonly env: Readonly<Record<string, string>>
}

export const cachingTaskRunners: readonly ThirdPartyCachingTaskRunner[] = [
  {
    name: 'Turborepo',
    files: ['turbo.json', 'turbo.jsonc'],
    named: /\bturbo\b/,
    env: { TURBO_FORCE: 'true' },
  },
  {
    name: 'Nx',
    files: ['nx.json'],
    named: /\bnx\b/,
    // The names have changed between versions; each takes those it knows.
    env: {
      NX_SKIP_NX_CACHE: 'true',
      NX_DISABLE_NX_CACHE: 'true',
      NX_SKIP_REMOTE_CACHE: 'true',
      NX_DISABLE_REMOTE_CACHE: 'true',
    },
  },
  {
    name: 'Lage',
    files: ['lage.config.js', 'lage.config.cjs', 'lage.config.mjs', 'lage.config.json'],
    named: /\blage\b/,
    env: { LAGE_RUN_CACHE: 'false' },
  },
  { name: 'wireit', files: [], inPackage: '"wireit"', named: /\bwireit\b/, env: { WIREIT_CACHE: 'none' } },
  { name: 'moon', files: ['.moon/workspace.yml'], named: /\bmoon\b/, env: { MOON_CACHE: 'off' } },
  { name: 'Rush', files: ['rush.json'], named: /\brushx?\b/, env: { RUSH_BUILD_CACHE_ENABLED: '0' } },
  { name: 'Pants', files: ['pants.toml'], named: /\bpants\b/, env: { PANTS_TEST_FORCE: 'true' } },
]
