import { bisectResultFileName, readCulpritsInFolder, readResultsInFolder } from "./result-folder.js";

export { readResultsInFolder };