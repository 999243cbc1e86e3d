import { currentIsoTime, markCommentCancelled, startProgressComment, writeCancelledComment, writeFailureComment, writeProgressComment, writeResultComment } from "./publish-comment.js";

export { markCommentCancelled };