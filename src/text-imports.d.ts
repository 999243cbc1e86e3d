// Declares the imports that scripts/text-imports.mjs makes possible.
declare module '*?raw' {
  const text: string
  export default text
}
declare module '*?hash' {
  const hash: string
  export default hash
}
