import { currentIsoTime, markCommentCancelledInPostStep, markMeasuringCommentCancelled, startProgressComment, writeFailureComment, writeProgressComment, writeResultComment } from "./publish-comment.js";

export { markCommentCancelledInPostStep };