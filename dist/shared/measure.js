import { flags, parseCommandLineRevisionsIntoPairs, resolveRevisionPairsAndReadRules, run, usage } from "./measure2.js";

export { flags, parseCommandLineRevisionsIntoPairs, resolveRevisionPairsAndReadRules, run, usage };