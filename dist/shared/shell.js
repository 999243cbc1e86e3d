function shellWord(e){
return/^[\w@%+=:,./-]+$/.test(e)?e:`'${e.replaceAll(`'`,`'\\''`)}'`}
function shellLine(...e){
return e.map(shellWord).join(` `)}
function runIn(e,t){
return e===`.`?t:`cd ${shellWord(e)} && ${t}`}
export{shellLine as n,shellWord as r,runIn as t};