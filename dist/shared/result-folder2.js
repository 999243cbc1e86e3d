import { bisectFileName, readCulpritsInFolder, readResultsInFolder } from "./result-folder.js";

export { readResultsInFolder };