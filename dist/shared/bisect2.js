import { flags, logProgress, run, usage } from "./bisect.js";

export { flags, logProgress, run, usage };