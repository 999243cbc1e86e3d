function terminalWidth({isTTY:e,columns:t}){
return e?t||80:1/0}
export{terminalWidth as t};