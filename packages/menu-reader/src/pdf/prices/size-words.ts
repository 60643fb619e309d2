// Recognises words for a size or measure in which a dish is sold.

import { isSizeHeading } from '../../size-names.ts'

const names = `small|sml?|medium|med|md|large|lrg|lg|x-?large|xl|regular|reg|full|half|whole|quarter|single|double|triple|personal|family|individual|party|mini|
kids?|child|adult|senior|junior|glass|gls?|bottle|btls?|carafe|half bottle|pint|half pint|pitcher|jug|mug|can|draft|draught|cup|bowl|pot|plate|platter|slice|pie|
piece|pieces|pcs?|ea|each|dozen|half dozen|dz|shot|tall|short|grande|venti|pan|half pan|full pan|tray|half tray|pound|half pound|lb|starter|entree|entrée|main|side|
(?:full|half|1/2|double) orders?|order|lunch|dinner|hot|iced|cold|solo|combo|meal|only|sandwich|wrap|petit|petite|moyen|moyenne|grand|verre|bouteille|demi|pichet|coupe|
klein|kleine|groß|große|gross|grosse|mittel|glas|flasche|fl|karaffe|portion|halbe|groot|grote|fles|karaf|normaal|
pequeñ[oa]|median[oa]|copa|botella|jarra|media|ración|tapa|media ración|caña|vaso|piccol[oa]|medi[oa]|calice|bottiglia|bott|caraffa|copo|garrafa|dose|meia|inteira|
(?:two|three|four|five|six|seven|eight|[2-9])[ -]courses?|(?:zwei|drei|vier|fünf|[2-9])[ -]gänge|s|m|l|gls|btl|bot|pts?|qts?|quart|normale|normal|maxi|mini|baby|standard|½|1/2|½ ración|copita|pinta|dúplex`
const measured = String.raw`(?:\d+(?:[.,/]\d+)?|[¼½¾])\s?(?:"|”|″|''|inch(?:es)?|in|cm|ml|cl|dl|l|ltr|oz|g|gr|kg|lbs?|pcs?|pc|pieces?|stuks?|stk|st|pz|ea)`
const sizeName = `(?:(?:per|by the|a|an|per\\s)?\\s?(?:${names.replace(/\n/g, '')})|${measured})`
const extent = `(?:\\(?(?:${sizeName})(?:\\s(?:${sizeName}|size|pan|pizza))?\\)?)`
const whole = new RegExp(`^${extent}$`, 'iu')
const atEnd = new RegExp(`(?:^|[\\s\\t(,–-])(?<size>${extent})[\\s:.]*$`, 'iu')

/** Whether the text is only the name of a size: "Large", "12 inch", "half pan". */
export function isSizeName(text: string): boolean {
  const name = text.trim().replace(/[:.]$/, '')
  return whole.test(name) || (/[\p{L}"”″¼½¾]/u.test(name) && name.length < 30 && isSizeHeading(name))
}

/** The sizes of a text that names several, "0,2 l / 0,4 l"; else null. */
export function sizeList(text: string): string[] | null {
  const parts = text.split(/\s[/|]\s|(?<=\p{L})[/|](?=[\p{L}\d])/u).map(part => part.trim())
  return parts.length > 1 && parts.every(isSizeName) ? parts : null
}

/** Splits off a size at the end of a text ("chili small"). */
export function splitSizeAtEnd(text: string): { readonly rest: string; readonly size: string } | null {
  const size = atEnd.exec(text)?.groups?.size ?? lastWords(text)
  if (!size) return null
  const rest = text.slice(0, text.lastIndexOf(size))
  return /[\p{L}]{2}/u.test(rest) || rest.trim() === '' ? { rest, size: size.replace(/[()]/g, '') } : null
}

/** The last cell, or the last word, if it is a size. */
function lastWords(text: string): string | undefined {
  return [/[^\t…]+$/, /[^\s\t…]+$/].map(last => last.exec(text.trimEnd())?.[0].trim() ?? '').find(isSizeName)
}
