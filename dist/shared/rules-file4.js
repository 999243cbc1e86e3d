import { createRulesOfMissingRulesFile, maxRulesFileBytes, parseRulesFile, readInputsWithRules, readRulesFile, recoverCheckoutAndReadRules, resolveApplicableRulesFileInputs, rulesFileLogLine, rulesFilePath } from "./rules-file3.js";

export { readRulesFile };