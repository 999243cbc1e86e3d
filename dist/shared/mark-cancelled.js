import{n as commentId}from"./special-kinds.js";
import{o as commentPlace,t as commentOnCancel}from"./publish-comment.js";
import{r as readEvent}from"./event.js";
async function markCancelled(e,t,n){
let r=Number(t(`pull-request`)),i=Number.isInteger(r)&&r>0?{number:r,headSha:null}:null,a=(await readEvent(e,!0)).pull??i,o={comment:`always`,commentId:commentId.parse(`comment-id`,t(`comment-id`)||`benchgate`),githubToken:t(`github-token`),acceptLabel:null},s=commentPlace(o,a,e,{signal:new AbortController().signal,console:n});
s&&await commentOnCancel(s)}
export{markCancelled};