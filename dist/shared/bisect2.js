import { createBisectionLogger, flags, run, usage } from "./bisect.js";

export { createBisectionLogger, flags, run, usage };