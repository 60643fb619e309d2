// Cleans the texts of a file: the HTML markup of web shops, characters that the database cannot store, and excess length.

import { tidyName } from '@tablemate/domain/plain-text.ts'

/** The text as a browser would show it. Removes only tags that format text; anything else in angle brackets stays. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  const plain = text.replace(tag, (_, name: string) => (inline.test(name) ? '' : ' '))
  return withoutEntities(plain)
}

/** Decodes HTML entities: an export writes "Fish &amp; Chips". */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8}\d?);/gi, (whole, body: string) => entityOf(body) ?? whole)
}

/** One line, without characters that the database cannot store. */
export function tidyText(text: string): string {
  return tidyName(withoutEntities(text).replace(unstorable, ' '))
}

const unstorable = /[\p{Cc}\p{Surrogate}]+/gu

/** The first `max` characters. */
export function cut(text: string, max: number): string {
  return text.length > max ? [...text].slice(0, max).join('') : text
}

const tag =
  /<!--(?:(?!<!--).)*?-->|<\/?(p|br|div|span|b|strong|i|em|u|s|small|sup|sub|ul|ol|li|h[1-6]|a|font|table|tbody|tr|td|th|img|hr|blockquote|section|article)(?:\s[^<>]*)?\/?>/gis
const inline = /^(span|b|strong|i|em|u|s|small|sup|sub|a|font)$/i

function entityOf(body: string): string | undefined {
  if (!body.startsWith('#')) return entities[body] ?? entities[body.toLowerCase()]
  const point = /^#x/i.test(body) ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1))
  return point > 31 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCodePoint(point)
    : undefined
}

const entities: Readonly<Record<string, string>> = {
  ...{
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: ' ',
    hellip: '…',
    ndash: '–',
    mdash: '—',
    bull: '•',
  },
  ...{
    rsquo: '’',
    lsquo: '‘',
    rdquo: '”',
    ldquo: '“',
    euro: '€',
    pound: '£',
    yen: '¥',
    cent: '¢',
    deg: '°',
    frac12: '½',
  },
  ...{
    agrave: 'à',
    aacute: 'á',
    acirc: 'â',
    atilde: 'ã',
    auml: 'ä',
    aring: 'å',
    ccedil: 'ç',
    egrave: 'è',
    eacute: 'é',
  },
  ...{
    ecirc: 'ê',
    euml: 'ë',
    igrave: 'ì',
    iacute: 'í',
    icirc: 'î',
    iuml: 'ï',
    ntilde: 'ñ',
    ograve: 'ò',
    oacute: 'ó',
  },
  ...{
    ocirc: 'ô',
    otilde: 'õ',
    ouml: 'ö',
    oslash: 'ø',
    ugrave: 'ù',
    uacute: 'ú',
    ucirc: 'û',
    uuml: 'ü',
    szlig: 'ß',
  },
  ...{
    Auml: 'Ä',
    Ouml: 'Ö',
    Uuml: 'Ü',
    Eacute: 'É',
    Egrave: 'È',
    Agrave: 'À',
    Ccedil: 'Ç',
    Ntilde: 'Ñ',
    reg: '®',
    trade: '™',
  },
}
