// Recognises the language that a heading, a key or a cell names: by its code or by its name, in English or in itself.

import { wordsOf } from './header-words.ts'

/** ISO 639-1. */
const codes =
  'aa ab af ak am ar as av ay az ba be bg bm bn bo br bs ca ce co cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj ' +
  'fo fr fy ga gd gl gn gu gv ha he hi hr ht hu hy id ig is it ja jv ka kk kl km kn ko ks ku ky la lb lg ln lo lt lv mg mi ' +
  'mk ml mn mr ms mt my nb ne nl nn no ny oc or os pa pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss ' +
  'st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi wa wo xh yi yo za zh zu'
const known: ReadonlySet<string> = new Set(codes.split(' '))

/** Codes that are also words of headings: "Sold as". They count only where the same heading has a certain language. */
const ambiguous: ReadonlySet<string> = new Set('am as be he in is kg la lt mg ml my or so to'.split(' '))

/** "Item ID", "Dish no": never a language. Norwegian has other marks ("nb", "Norsk"), and Indonesian its name. */
const identifiers: ReadonlySet<string> = new Set(['id', 'no'])

export interface MarkedLabel {
  /** BCP 47 primary subtag. */
  readonly language: string
  /** The words without the language: "name" of "name_el"; '' of "English". */
  readonly stem: string
  /** 2: certainly a language. 1: beside another such mark, like "DE" alone. 0: beside a certain one, like "Sold as". */
  readonly certainty: 0 | 1 | 2
}

/** The language at the start or the end of a heading or a key; null if it names none. */
export function markOf(label: string): MarkedLabel | null {
  if (label.length > 60) return null
  const cached = marks.get(label)
  if (cached !== undefined) return cached
  const mark = computeMark(wordsOf(label).split(' '))
  if (marks.size < maxCached) marks.set(label, mark)
  return mark
}

/** A cache, because the objects of a file repeat the same keys thousands of times. */
const marks = new Map<string, MarkedLabel | null>()
const maxCached = 2000

function computeMark(words: readonly string[]): MarkedLabel | null {
  const [beforeLast, last] = [words.at(-2) ?? '', words.at(-1) ?? '']
  // "name_en_GB"
  if (/^[a-z]{2}$/.test(last) && known.has(beforeLast))
    return marked(beforeLast, words.slice(0, -2), beforeLast)
  const isLanguage = (word: string) => !identifiers.has(word) && codeOf(word) !== undefined
  if (isLanguage(last)) return marked(codeOf(last) ?? '', words.slice(0, -1), last)
  const [first = ''] = words
  return isLanguage(first) ? marked(codeOf(first) ?? '', words.slice(1), first) : null
}

function marked(language: string, rest: readonly string[], word: string): MarkedLabel {
  const isBareCode = rest.length === 0 && word.length === 2
  const certainty = ambiguous.has(word) ? 0 : !isBareCode ? 2 : spoken.includes(word) ? 1 : 0
  return { language, stem: rest.join(' '), certainty }
}

/** The language that a cell or a key names and nothing else: `el`, `en-US`, "Greek"; null for other texts. */
export function languageOf(text: string): string | null {
  const words = wordsOf(text)
  const [, code = ''] = /^([a-z]{2})( [a-z]{4})?( [a-z]{2}| \d{3})?$/.exec(words) ?? []
  return known.has(code) ? code : (codeOf(words) ?? null)
}

function codeOf(word: string): string | undefined {
  if (known.has(word)) return word
  return word.length < 3 ? undefined : languageNames().get(word)
}

let names: ReadonlyMap<string, string> | undefined

/** By their words in English, in the language itself and in the languages that headings are known in. */
function languageNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    spoken
      .flatMap(code => [...neighbours, code, 'en'].map(locale => [nameIn(locale, code), code] as const))
      .filter(([name]) => /^\S+$/.test(name)),
  )
  return names
}

/** The languages whose names are recognised; a table that names another one has its code. */
const spoken =
  'ar bg bn ca cs da de el en es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka km ko lt lv mk ms mt nl no pl pt ro ru sk sl sq sr sv th tr uk ur vi zh'.split(
    ' ',
  )
const neighbours = ['de', 'el', 'es', 'fr', 'it', 'nl', 'pt']

function nameIn(locale: string, code: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(code)
  return wordsOf(name ?? '')
}

/** Whether a heading or key names a column of languages: "lang", "Language code". */
export function isLanguageHeading(label: string): boolean {
  return languageHeading.test(wordsOf(label))
}

const languageHeading =
  /^((item|dish|menu|content|text) )?(lang|language|locale|sprache|langue|idioma|lingua|taal|γλωσσα|dil|jezyk|sprak)( (code|id|key|iso|tag))?$/

/** The language that a heading is written in, if the word belongs to one only: "Όνομα", "Beschreibung". */
export function languageOfHeading(heading: string): string | null {
  return headingLanguages.get(wordsOf(heading)) ?? null
}

const headingWords: Readonly<Record<string, string>> = {
  en: 'name,dish,item,dish name,item name,description,category',
  el: 'ονομα,ονομασια,πιατο,ειδος,περιγραφη,κατηγορια',
  de: 'gericht,speise,bezeichnung,beschreibung',
  es: 'nombre,plato,descripcion',
  fr: 'nom,plat,intitule',
  it: 'piatto,descrizione',
  pt: 'prato,descricao',
  nl: 'naam,gerecht,omschrijving,beschrijving',
  pl: 'nazwa,danie,potrawa,opis',
  tr: 'ürün adı,yemek adı,açıklama',
  ar: 'الاسم,الطبق,الوصف',
  ja: '料理名,商品名,説明',
  zh: '菜名,菜品名称,描述',
}
const headingLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries(headingWords).flatMap(([language, words]) =>
    words.split(',').map(word => [wordsOf(word), language] as const),
  ),
)
