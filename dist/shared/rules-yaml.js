import { parseRulesFileEntries, parseRulesYamlIntoNodes, textOfYamlScalarOrNull } from "./rules-yaml2.js";

export { parseRulesFileEntries };