async function commitOf(e,t){
return e.ask([`rev-parse`,`--verify`,`--quiet`,`--end-of-options`,`${t}^{commit}`],{env:{GIT_NO_LAZY_FETCH:`1`}})}
async function parentsOf(e,t){
return[...(await headerOf(e,t)).matchAll(/^parent ([0-9a-f]+)$/gm)].map(e=>e[1]??``)}
async function dateOf(e,t){
return`@${/^committer .*> (\d+ [+-]\d{4})$/m.exec(await headerOf(e,t))?.[1]??`0 +0000`}`}
async function headerOf(e,t){
return(await e.run([`cat-file`,`commit`,t])).split(`

`,1)[0]??``}
export{dateOf as n,parentsOf as r,commitOf as t};