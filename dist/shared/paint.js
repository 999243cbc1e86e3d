const plain=(e,t)=>t;
export{plain as t};