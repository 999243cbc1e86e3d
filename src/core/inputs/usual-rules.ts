// Where the rules file is. By itself, as `benchgate compare` looks there at each start, and reads it only where it is.

/** The path of the rules file unless another is named, from the top folder of the repository. */
export const usualRules = '.github/benchgate.yml'
