// The default path of the rules file. A file of its own: `benchgate compare` checks for it at each start, and loads no more.

/** The path of the rules file if no other is named, relative to the top folder of the repository. */
export const defaultRulesFilePath = '.github/benchgate.yml'
