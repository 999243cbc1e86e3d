import { parseRulesFileYaml, parseRulesYamlDocument, readYamlScalarText } from "./rules-yaml2.js";

export { parseRulesFileYaml };