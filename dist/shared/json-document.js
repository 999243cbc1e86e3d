function jsonDocument(e){
return`${JSON.stringify(e,null,2).replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}\p{Cs}]/gu,escaped)}\n`}
function escaped(e){
return Array.from({length:e.length},(t,n)=>e.charCodeAt(n)).map(e=>`\\u${e.toString(16).padStart(4,`0`)}`).join(``)}
export{jsonDocument as t};