import { bisectFileName, readCulprits, readResults } from "./result-folder.js";

export { readResults };