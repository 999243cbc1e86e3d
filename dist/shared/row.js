function row(e,t,n,r={}){
return{kind:e,usual:t,says:n,of:`both`,stands:`anywhere`,...r}}
export{row as t};