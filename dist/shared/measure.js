import { flags, parseRevisionPairs, readRevisionPairsAndRules, run, usage } from "./measure2.js";

export { flags, parseRevisionPairs, readRevisionPairsAndRules, run, usage };