import { parseRulesYaml, rulesIn, scalarText } from "./rules-yaml2.js";

export { rulesIn };