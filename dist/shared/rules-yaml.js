import { parseRulesFileEntries, parseRulesYamlIntoNodes, readYamlScalarText } from "./rules-yaml2.js";

export { parseRulesFileEntries };