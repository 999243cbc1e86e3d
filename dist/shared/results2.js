import { bisectResultFileName, ensureWritableFolder, readCulpritsInFolder, readResultFileArgumentByParser, readResultsInFolder, recreateDefaultResultsFolder, resultFileName, writeResultFiles } from "./results.js";

export { readResultsInFolder };