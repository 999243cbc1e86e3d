import { currentIsoTime, markCommentCancelledInPostStep, markMeasuringCommentCancelled, startProgressCommentUpdates, writeFailureComment, writeProgressComment, writeResultComment } from "./publish-comment.js";

export { markCommentCancelledInPostStep };