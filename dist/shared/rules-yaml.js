import { parseRulesFileYaml, parseRulesYamlIntoNodes, readYamlScalarText } from "./rules-yaml2.js";

export { parseRulesFileYaml };