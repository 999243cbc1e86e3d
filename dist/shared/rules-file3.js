import { createRulesOfMissingRulesFile, maxRulesFileBytes, parseRulesFile, readInputsWithRules, readRulesFile, recoverCheckoutAndReadRules, resolveApplicableRulesFileInputs, rulesFileLogLine, rulesFilePath } from "./rules-file2.js";

export { readRulesFile };