import{l as say}from"./text.js";
function paragraph(e){
return{kind:`paragraph`,text:e}}
function warning(e){
return{kind:`warning`,text:e}}
function note(e){
return{kind:`note`,text:e}}
function list(e){
return{kind:`list`,items:e}}
function table(e,t){
return{kind:`table`,columns:e,rows:t.map(e=>e.map(e=>say`${e}`))}}
function column(e,t){
return{title:e,side:t}}
function printed(e){
return{kind:`code`,language:`text`,text:e}}
function shell(e){
return{kind:`code`,language:`sh`,text:e}}
function fold(e,t){
return{kind:`fold`,title:e,blocks:t}}
export{paragraph as a,table as c,note as i,warning as l,fold as n,printed as o,list as r,shell as s,column as t};