// Canonical names: "coca cola" and "coke" become one stem, in the menu and in the transcript, so that they match.

import { type Token, tokensOf } from './tokens.ts'
import { stemsOf } from './word-forms.ts'

/** Replaces each known name, of one word or several, by one token with its canonical stem. */
export function withCanonicalNames(tokens: readonly Token[]): Token[] {
  const out: Token[] = []
  for (let i = 0; i < tokens.length; ) {
    const token = tokens[i] as Token
    const found = longestFormAt(tokens, i)
    if (!found) {
      out.push(token)
      i += 1
      continue
    }
    const last = tokens[i + found.length - 1] as Token
    const raw = tokens.slice(i, i + found.length).map(({ raw }) => raw)
    out.push({
      ...token,
      raw: raw.join(' '),
      word: tokens
        .slice(i, i + found.length)
        .map(({ word }) => word)
        .join(''),
      stem: found.stem,
      end: last.end,
    })
    i += found.length
  }
  return out
}

/** The stems of a text, with canonical names. */
export function nameStems(text: string): string[] {
  return withCanonicalNames(tokensOf(text)).map(({ stem }) => stem)
}

function longestFormAt(tokens: readonly Token[], at: number): { length: number; stem: string } | null {
  const forms = byFirst.get(tokens[at]?.stem ?? '')
  const fits = forms?.find(({ words }) =>
    words.every((word, k) => tokens[at + k]?.stem === word && (k === 0 || tokens[at + k]?.gap === 'space')),
  )
  return fits ? { length: fits.words.length, stem: fits.stem } : null
}

// General knowledge of brands and kitchens. A line is the canonical stem, then its other forms.
const canonicalNames = `
  coke: coke, coca cola, cocacola, coca-cola, coca coke
  dietcoke: diet coke, diet coca cola, coke light, coca cola light, diet cola
  cokezero: coke zero, coca cola zero, zero coke, coca cola zero sugar, coke zero sugar, zero sugar coke
  drpepper: dr pepper, dr peppers
  mountaindew: mountain dew, mt dew
  7up: 7 up, 7up, 7 ups
  oj: oj, orange juice, o j
  fry: french fry, fry
  gintonic: gin and tonic, g and t, gt, gin tonic, g t, g and ts
  rumcoke: rum and coke, rum and coca cola
  maccheese: macaroni and cheese, macaroni cheese
  pbj: pbj, pb and j, pb j, peanut butter and jelly
  blt: blt, b l t
  ipa: ipa, i p a, india pale ale
  sauvignonblanc: sauvignon blanc, sauv blanc, sav blanc, savvy b
  cabernet: cabernet, cabernet sauvignon, cab sauv, cab sav, cab
  pinotgrigio: pinot grigio, pinot gris
  bbq: bbq, bar b q, b b q
  hotdog: hot dog, hotdog
  halfandhalf: half and half, half half
  picodegallo: pico de gallo, pico
  icecream: ice cream
  flatwhite: flat white
  coldbrew: cold brew
  cheeseburger: cheese burger, cheeseburger
  shake: milk shake, milkshake, shake
  meatball: meat ball, meatball
  tbone: t bone, tbone
  parmesan: parmigiana, parmesan
  pepperjack: pepper jack, pepperjack
  margherita: margarita pizza
  decaf: decaf, decaffeinated
  veggy: veggy, veggies
  footlong: footlong, foot long
  quesadilla: quesadilla, case a dia, casa dia
  burger: hamburger, ham burger, burger`

interface Form {
  readonly words: readonly string[]
  readonly stem: string
}

const byFirst = new Map<string, Form[]>()
for (const line of canonicalNames.split('\n').filter(text => text.includes(':'))) {
  const [name = '', forms = ''] = line.split(':')
  for (const form of forms.split(',')) {
    const words = stemsOf(form.replaceAll('-', ' '))
    const [first = ''] = words
    byFirst.set(first, [...(byFirst.get(first) ?? []), { words, stem: name.trim() }])
  }
}
for (const forms of byFirst.values()) forms.sort((a, b) => b.words.length - a.words.length)
