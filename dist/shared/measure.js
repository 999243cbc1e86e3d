import { flags, parseRevisionArguments, resolveMeasureArguments, run, usage } from "./measure2.js";

export { flags, parseRevisionArguments, resolveMeasureArguments, run, usage };