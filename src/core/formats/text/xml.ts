// Reads attributes of XML elements, as benchmark tools write them.

export function xmlAttributeOrEmpty(attributes: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}="([^"]*)"`).exec(attributes) ?? []
  return value.replace(
    /&(?:(lt|gt|quot|apos|amp)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (whole, word, ten, sixteen) =>
      word === undefined ? character(whole, ten ?? `0x${sixteen}`) : (entities.get(word) ?? whole),
  )
}

function character(whole: string, code: string): string {
  return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : whole
}

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['amp', '&'],
])
