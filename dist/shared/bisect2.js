import { flags, hearIn, run, usage } from "./bisect.js";

export { flags, hearIn, run, usage };