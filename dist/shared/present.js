import { printAndWriteResult, printResultsOfMeasuredVersions, refuseSeveralReportForms, refuseUnwritableOutputs, reportFormFlagList, reportFormFlags, writeRequestedResultFiles } from "./present2.js";

export { refuseUnwritableOutputs };