import { findCommandContext, flags, run, sidesIn, usage } from "./measure2.js";

export { findCommandContext, flags, run, sidesIn, usage };