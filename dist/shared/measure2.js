export { t as run, n as usage } from "./measure.js";
