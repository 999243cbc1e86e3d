export { t as flags, n as run, r as usage } from "./measure.js";
