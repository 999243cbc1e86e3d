const wide=/[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u,combining=/\p{Mn}|\p{Me}/u,isPlain=/^[\u0020-\u02ff\u2000-\u206f]*$/;
function widthOf(e){
if(isPlain.test(e))return e.length;
let t=0;
for(let n of e)t+=columnsOf(n);
return t}
function columnsOf(e){
return combining.test(e)?0:wide.test(e)?2:1}
function cutTo(e,t){
if(widthOf(e)<=t)return e;
let n=0,r=``;
for(let i of e){
if(n+=columnsOf(i),n>t-1)break;
r+=i}
return t<1?``:`${r}…`}
function cutMiddle(e,t){
if(widthOf(e)<=t)return e;
let n=Math.floor((t-1)/2),r=[...e],i=``;
for(;r.length>0&&widthOf(`${r.at(-1)}${i}`)<=n;)i=`${r.pop()}${i}`;
return`${cutTo(r.join(``),t-widthOf(i))}${i}`}
function wrapLine(e,t){
if(widthOf(e)<=t)return[e];
let n=/^ */.exec(e)?.[0]??``,r=[],i=``;
for(let a of e.trimStart().split(` `)){
let e=i===``?`${n}${a}`:`${i} ${a}`;
i!==``&&widthOf(e)>t?(r.push(i),i=`${n}${a}`):i=e}
return[...r,i]}
export{wrapLine as i,cutTo as n,widthOf as r,cutMiddle as t};