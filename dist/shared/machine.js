const notInstalled=`perflock is not installed`,following=/powersave|ondemand|conservative|schedutil/;
function noisyMachine(e){
let{virtual:t,governor:n,turbo:r,load:i,cores:a,perflock:o}=e;
if(t!==null&&t!==`container`)return null;
let s=i>a*.5,c=(o?.held!==!0||o.governor===null)&&(r===!0||following.test(n??``));
return s||c?{kind:`noisy-machine`,load:s?i:null,clock:c}:null}
export{notInstalled as n,noisyMachine as t};