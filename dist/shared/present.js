import { printAndWriteResult, printResultsOfMeasuredVersions, refuseSeveralReportForms, refuseUnwritableOutputs, reportFormFlags, writeRequestedResultFiles } from "./present2.js";

export { refuseUnwritableOutputs };