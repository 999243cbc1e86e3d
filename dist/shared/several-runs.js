import { SchedulerOfRunsSharingSideVisits, runGateAlsoMeasuringReference, runGatesAgainstFirstVersion } from "./several-runs2.js";

export { runGateAlsoMeasuringReference };