// Recognises words for a size or measure in which a dish is sold.

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
  return whole.test(text.trim().replace(/[:.]$/, ''))
}

/** Splits off a size at the end of a text ("chili small"). */
export function splitSizeAtEnd(text: string): { readonly rest: string; readonly size: string } | null {
  const found = atEnd.exec(text)
  const size = found?.groups?.size
  if (!found || !size) return null
  const rest = text.slice(0, found.index + found[0].indexOf(size))
  return /[\p{L}]{2}/u.test(rest) || rest.trim() === '' ? { rest, size: size.replace(/[()]/g, '') } : null
}
