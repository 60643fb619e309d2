// Detects sentences that are not English: only the menu's names are looked for in them. The evidence is function words of the
// languages that our diners speak, never names of dishes: those are foreign in English orders too.

import { isFunctionWord, type Token } from './tokens.ts'
import { stemOf } from './word-forms.ts'

/** `isName` tells the words of the menu's dishes, which are no evidence. */
export function isOtherLanguage(tokens: readonly Token[], isName: (token: Token) => boolean): boolean {
  if (!tokens.some(({ word }) => allOwn.has(latin(word)) || (!isLatin.test(word) && otherScript.test(word))))
    return false
  const words = tokens.filter(token => /\p{L}/u.test(token.word) && !isName(token))
  const inEnglish = words.filter(isEnglish).length
  const said = words.map(({ word }) => latin(word))
  const written = said.filter(word => otherScript.test(word)).length
  if (inEnglish === 0 && written > 0 && written * 2 >= said.length) return true
  return languages.some(({ own, shared }) => {
    const isSure = (word: string) => own.has(word) || english.has(word)
    const sure = said.filter(isSure).length
    const score = sure + said.filter(word => shared.has(word) && !isSure(word)).length / 2
    return sure > 0 && (score >= minScore || sure === said.length) && score > inEnglish
  })
}

/** Puts counts, "and", "without" and "please" into English, so that as many are ordered as were said, and not what was declined. */
export function withEnglishWords(tokens: readonly Token[], isName: (token: Token) => boolean): Token[] {
  return tokens.map(token => {
    const word = english.get(latin(token.word)) ?? englishIfForeign.get(latin(token.word))
    return word === undefined || isName(token) ? token : { ...token, word, stem: stemOf(word) }
  })
}

const isLatin = /^[a-z\d]*$/

/** Replaces letters that `fold` leaves: "großes", "alayım", "złoty". */
const latin = (word: string) =>
  isLatin.test(word) ? word : word.replaceAll('ß', 'ss').replaceAll('ı', 'i').replaceAll('ł', 'l')

/** One function word (score 1) beside unknown words may belong to a name ("dos equis", "tres leches"); 1.5 means a sentence. */
const minScore = 1.5

const otherScript =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arab}\p{sc=Hebr}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Thai}\p{sc=Deva}]/u

/**
 * `own` are function words; `shared` are those that also occur in names of dishes ("al", "con", "und"), and the
 * commonest drinks. They are folded, as tokens are. None of them is an English word.
 */
const languages = [
  // German
  [
    `ich mich mir wir uns sie ihr fur noch dazu nehme nehmen mochte mochten hatte hatten gern gerne aber nicht keine keinen kein
    auch haben kann konnen konnten das der den dem ist sind mal einmal zweimal dreimal statt bekomme bestellen zahlen
    rechnung`,
    'und mit vom zum zur von auf bier wasser wein kaffee grosses kleines',
  ],
  // Spanish
  [
    `unos unas quiero quisiera queremos quisieramos gustaria para pero tambien ponme ponga pongame deme dame traeme traiga
    traigame hay esta puedo podemos quiere mi mas nada yo usted cuenta`,
    'y con el los las del por favor un cerveza cervezas agua vino cafe',
  ],
  // French
  [
    `je nous voudrais voudrait voudrions prendrai prends prendrons prend mais avec aussi est moi oui bonjour bonsoir avez puis il
    elle`,
    'et un du des les aux au pour la le biere bieres eau vin cafe',
  ],
  // Italian
  [
    `vorrei vorremmo prendo prendiamo prende anche pero mi ci sono abbiamo posso possiamo che questo questa poi conto buongiorno
    buonasera`,
    'e un per la con il gli di del della alla birra birre acqua vino caffe',
  ],
  // Portuguese
  [
    `umas uns quero queria queriamos gostaria gostava mas tambem mais nao eu para pode podemos traga conta`,
    'e com por favor cerveja cervejas agua vinho cafe os das dos da',
  ],
  // Dutch
  [
    `ik wij graag maar ook voor mij wil willen zou hebben nemen neem mag niet geen nog dat het rekening`,
    'en met van bier biertje biertjes wijn koffie',
  ],
  // Polish
  [
    `dla oraz tez jeszcze chce chcialbym chcialabym chcielibysmy wezme mnie nie tylko ale rachunek`,
    'z ze na piwo piwa woda wody wino kawa',
  ],
  // Turkish
  [
    `istiyorum istiyoruz alabilir alayim alalim miyim miyiz olsun icin ama var yok bana bize hesap`,
    've ile bira su sarap kahve cay',
  ],
].map(([own = '', shared = '']) => ({ own: new Set(own.split(/\s+/)), shared: new Set(shared.split(/\s+/)) }))

/** Function words of all these languages, by what they are in English. */
const english = wordsFor(`
  a: ein eine einen einem einer una uno une uma een jeden jedna jedno bir
  two: zwei dos deux due dois duas twee dwa dwie iki
  three: drei tres drie trzy uc
  four: vier cuatro quatre quatro cztery dort
  five: funf cinco cinq vijf piec bes
  six: sechs seis sei zes szesc alti
  seven: sieben siete sept sette sete zeven siedem yedi
  eight: acht ocho huit otto oito osiem sekiz
  nine: neun nueve neuf nove negen dokuz
  ten: zehn diez dix dieci dez tien
  without: ohne sin sans senza sem zonder bez
  please: bitte danke gracias sil vous plait merci favore piacere grazie obrigado obrigada alstublieft alsjeblieft bedankt
    prosze poprosze dziekuje lutfen tesekkurler`)
/** The same for words that prove no language: names of dishes contain them. */
const englishIfForeign = wordsFor(`
  and: und y et e ve
  three: tre trois
  four: quattro
  five: cinque
  please: por favor`)

function wordsFor(table: string): ReadonlyMap<string, string> {
  const rows = table.matchAll(/(\w+): ([^:]+)(?=\s\w+:|$)/g)
  return new Map(
    [...rows].flatMap(([, word = '', forms = '']) =>
      forms
        .trim()
        .split(/\s+/)
        .map(form => [form, word]),
    ),
  )
}

const allOwn = new Set([...languages.flatMap(({ own }) => [...own]), ...english.keys()])
const foreign = new Set([...allOwn, ...languages.flatMap(({ shared }) => [...shared])])

/** English function words and numbers that none of the other languages has. */
function isEnglish(token: Token): boolean {
  const { word } = token
  return !foreign.has(word) && !ambiguous.has(word) && (isFunctionWord(token) || numbers.has(word))
}

const numbers = new Set('two three four five seven eight nine eleven twelve dozen couple'.split(' '))
/** English words that are function words in another language too, or that prove no language. */
const ambiguous = new Set(
  'a as do die in is was so on an me no to of will also am x w n we us or her per some come'.split(' '),
)
