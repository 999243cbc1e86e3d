import { flags, parseCommandLineRevisionsIntoPairs, readRevisionPairsAndRulesOfCommandLine, run, usage } from "./measure2.js";

export { flags, parseCommandLineRevisionsIntoPairs, readRevisionPairsAndRulesOfCommandLine, run, usage };