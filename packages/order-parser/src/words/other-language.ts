// Detects sentences that are not English, which the parser does not guess at. The evidence is function words of the languages
// that our diners speak, never names of dishes: those are foreign in English orders too.

import { isFunctionWord } from './function-words.ts'
import type { Token } from './tokens.ts'

/** `isName` tells the words of the menu's dishes, which are no evidence. */
export function isOtherLanguage(tokens: readonly Token[], isName: (token: Token) => boolean): boolean {
  if (!tokens.some(({ word }) => allOwn.has(latin(word)) || (!isLatin.test(word) && otherScript.test(word))))
    return false
  const words = tokens.filter(token => /\p{L}/u.test(token.word) && !isName(token))
  const english = words.filter(isEnglish).length
  const said = words.map(({ word }) => latin(word))
  const written = said.filter(word => otherScript.test(word)).length
  if (english === 0 && written > 0 && written * 2 >= said.length) return true
  return languages.some(({ own, shared }) => {
    const sure = said.filter(word => own.has(word)).length
    const score = sure + said.filter(word => shared.has(word)).length / 2
    return sure > 0 && score >= minScore && score > english
  })
}

const isLatin = /^[a-z\d]*$/

/** Replaces letters that `fold` leaves: "großes", "alayım", "złoty". */
const latin = (word: string) =>
  isLatin.test(word) ? word : word.replaceAll('ß', 'ss').replaceAll('ı', 'i').replaceAll('ł', 'l')

/** One function word (score 1) may belong to a name ("dos equis", "tres leches"); 1.5 means a sentence. */
const minScore = 1.5

const otherScript =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Arab}\p{sc=Hebr}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Thai}\p{sc=Deva}]/u

/**
 * `own` are function words and numbers; `shared` are those that also occur in names of dishes ("al", "con", "und"), and the
 * commonest drinks. They are folded, as tokens are. None of them is an English word.
 */
const languages = [
  // German
  [
    `ein eine einen einem einer ich mich mir wir uns sie ihr bitte danke ohne fur noch dazu nehme nehmen mochte mochten hatte hatten
    gern gerne zwei drei vier funf sechs sieben acht zehn aber nicht keine keinen kein auch haben kann konnen konnten das der den dem
    ist sind mal einmal zweimal dreimal statt bekomme bestellen zahlen rechnung`,
    'und mit vom zum zur von auf bier wasser wein kaffee grosses kleines',
  ],
  // Spanish
  [
    `una unos unas dos tres cuatro cinco seis siete ocho nueve diez quiero quisiera queremos quisieramos gustaria para gracias
    sin pero tambien ponme ponga pongame deme dame traeme traiga traigame hay esta puedo podemos quiere mi mas nada yo usted cuenta`,
    'y con el los las del por favor un cerveza cervezas agua vino cafe',
  ],
  // French
  [
    `une deux quatre cinq sept huit neuf dix je nous voudrais voudrait voudrions prendrai prends prendrons prend sil vous plait merci
    sans mais avec aussi est moi oui bonjour bonsoir avez puis il elle`,
    'et un du des les aux au pour la le biere bieres eau vin cafe',
  ],
  // Italian
  [
    `una uno due sei sette otto nove dieci vorrei vorremmo prendo prendiamo prende grazie senza anche pero mi ci favore piacere
    sono abbiamo posso possiamo che questo questa poi conto buongiorno buonasera`,
    'e un per la con il gli di del della alla birra birre acqua vino caffe',
  ],
  // Portuguese
  [
    `uma umas uns dois duas tres quatro cinco seis sete oito nove dez quero queria queriamos gostaria gostava obrigado obrigada
    sem mas tambem mais nao eu para pode podemos traga conta`,
    'e com por favor cerveja cervejas agua vinho cafe os das dos da',
  ],
  // Dutch
  [
    `een twee drie vier vijf zes zeven acht negen tien ik wij graag alstublieft alsjeblieft bedankt zonder maar ook voor mij
    wil willen zou hebben nemen neem mag niet geen nog dat het rekening`,
    'en met van bier biertje biertjes wijn koffie',
  ],
  // Polish
  [
    `dwa dwie trzy cztery piec szesc siedem osiem jeden jedna jedno prosze poprosze dziekuje bez dla oraz tez jeszcze chce
    chcialbym chcialabym chcielibysmy wezme mnie nie tylko ale rachunek`,
    'z ze na piwo piwa woda wody wino kawa',
  ],
  // Turkish
  [
    `bir iki uc dort bes alti yedi sekiz dokuz lutfen tesekkurler istiyorum istiyoruz alabilir alayim alalim miyim miyiz olsun icin
    ama var yok bana bize hesap`,
    've ile bira su sarap kahve cay',
  ],
].map(([own = '', shared = '']) => ({ own: new Set(own.split(/\s+/)), shared: new Set(shared.split(/\s+/)) }))

const allOwn = new Set(languages.flatMap(({ own }) => [...own]))
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
