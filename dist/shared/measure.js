import { findPlace, flags, run, sidesIn, usage } from "./measure2.js";

export { findPlace, flags, run, sidesIn, usage };