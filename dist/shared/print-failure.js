import { s as visibleLines, u as CouldNotMeasure } from "./escape.js";
import { t as failureLine } from "./failure.js";
function printFailure(e, t) {
	e instanceof CouldNotMeasure && e.output !== "" && t.write(`${visibleLines(e.output).join("\n")}\n`), t.write(`benchgate: ${failureLine(e)}\n`);
}
export { printFailure as t };
