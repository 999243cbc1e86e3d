import { s as visibleLines, u as CouldNotMeasure } from "./escape.js";
import { t as failureLine } from "./failure.js";
function printFailure(error, stderr) {
	error instanceof CouldNotMeasure && error.output !== "" && stderr.write(`${visibleLines(error.output).join("\n")}\n`), stderr.write(`benchgate: ${failureLine(error)}\n`);
}
export { printFailure as t };
