import { addAcceptedToRulesFileText, convertRulesFileEntriesToInputs, emptyInputTextsOfMissingRulesFile, parseRulesFileEntries, ruleChanges, rulesFileLocationText } from "./rules-file.js";

export { addAcceptedToRulesFileText, parseRulesFileEntries };