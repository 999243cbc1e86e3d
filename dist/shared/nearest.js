function nearest(e,t){
let n=plain(e),r=Math.max(1,Math.floor(n.length/3)),i=null,a=r+1;
for(let e of t){
if(Math.abs(e.length-n.length)>=a)continue;
let t=changedLetters(n,plain(e));
t<a&&([i,a]=[e,t])}
return i}
function plain(e){
return e.toLowerCase().replaceAll(`_`,`-`)}
function changedLetters(e,t){
let n=[],r=Array.from({length:t.length+1},(e,t)=>t);
for(let i=1;i<=e.length;i++){
let a=[i];
for(let o=1;o<=t.length;o++){
let s=e[i-1]===t[o-1],c=at(r,o-1)+ +!s,l=i>1&&o>1&&e[i-1]===t[o-2]&&e[i-2]===t[o-1]?at(n,o-2)+1:c;
a.push(Math.min(c,l,at(r,o)+1,at(a,o-1)+1))}
n=r,r=a}
return at(r,t.length)}
function at(e,t){
return e[t]??1/0}
export{nearest as t};