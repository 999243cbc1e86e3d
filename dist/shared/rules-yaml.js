import { parseRulesFileEntries, parseRulesYamlIntoNodes, startOf, textOfYamlScalarOrNull } from "./rules-yaml2.js";

export { parseRulesFileEntries };