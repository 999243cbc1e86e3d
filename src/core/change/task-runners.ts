// Task runners that replay what a command printed when its input was the same, and how they are told to run it.

/** A TaskRunner is used where one of its files is there, or the command names it. */
export interface TaskRunner {
  readonly name: string
  readonly files: readonly string[]
  /** What is in package.json where it is used. */
  readonly inPackage?: string
  readonly named: RegExp
  /** The variables by which it runs everything. */
  readonly env: Readonly<Record<string, string>>
}

export const taskRunners: readonly TaskRunner[] = [
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
