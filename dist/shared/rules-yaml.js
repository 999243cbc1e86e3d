import { parseRulesFileYaml, parseRulesYamlDocument, yamlScalarText } from "./rules-yaml2.js";

export { parseRulesFileYaml };