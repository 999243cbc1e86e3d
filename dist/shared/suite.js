const benchmarkFolder=/^(bench|benches|benchmarks?|__benchmarks?__|jmh)$/i,benchmarkWord=/(?:^|[._-])(bench|benches|benchmarks?)(?=[._-]|$)/i,benchmarkInCamelCase=/(?:^|[a-z\d])(Bench(?:mark)?)(?=s?(?:[A-Z.]|$))/,isProse=/\.(md|markdown|rst|adoc|png|jpe?g|gif|svg)$/i,isData=/\.(txt|json|ya?ml|toml|ini|lock|csv|tsv|html?|xml|log)$/i,isGoTest=/_test\.go$/;
function needsGoBenchmarks(e){
return e.some(({head:e})=>isGoTest.test(e)||inputsOf(e)!==null)}
function changedBenchmarkFiles(e,t){
let n=e=>isBenchmarkFile(e)||t.has(e)||isRead(e,t);
return e.filter(({base:e,head:r})=>t.has(e)||t.has(r)||n(e)&&n(r)).map(({head:e})=>e)}
function isBenchmarkFile(e){
let{folders:t,name:n}=partsOf(e);
return isProse.test(n)||[...t,n].some(e=>e.startsWith(`.`))?!1:t.some(e=>benchmarkFolder.test(e))?!0:!isGoTest.test(n)&&!isData.test(n)&&wordIn(n)!==null}
function isRead(e,t){
let n=inputsOf(e);
return n!==null&&[...t].some(e=>folderOf(e)===n)}
function inputsOf(e){
return/^((?:[^/]+\/)*?)testdata\//.exec(e)?.[1]??null}
function wordIn(e){
return(benchmarkWord.exec(e)??benchmarkInCamelCase.exec(e))?.[1]??null}
function globsFor(e){
return[...new Set(e.map(globFor))].sort()}
function globFor(e){
let{folders:t,name:n}=partsOf(e),r=t.find(e=>benchmarkFolder.test(e));
if(r!==void 0)return`**/${r}/**`;
if(isGoTest.test(n))return`**/*_test.go`;
let i=/\.[a-z\d]{1,8}$/i.exec(n)?.[0]??``,a=wordIn(n);
return a===null?`**/testdata/**`:`**/*${a}*${i}`}
function folderOf(e){
return e.slice(0,e.lastIndexOf(`/`)+1)}
function partsOf(e){
let t=e.split(`/`);
return{folders:t.slice(0,-1),name:t.at(-1)??``}}
export{needsGoBenchmarks as i,globsFor as n,isBenchmarkFile as r,changedBenchmarkFiles as t};