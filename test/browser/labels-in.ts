// Lets a test that finds elements by English labels use the app in another language: each label is looked up in the catalogs.

import { type Language, languages } from '@tablemate/domain/languages.ts'
import { bindMessages } from '@tablemate/messages/bind.ts'
import { parametersOf } from '@tablemate/messages/check.ts'
import { type Catalog, compileCatalog } from '@tablemate/messages/compile.ts'
import type { Locator, Page } from 'playwright-core'
import { catalogIn } from '../languages/texts-in.ts'

type Label = string | RegExp

/** A page whose locators take English labels, or parts of them, and find their translations. */
export function withLabelsIn(page: Page, language: Language): Page {
  return translating(page, labelsIn(entriesOf(catalogIn('en'), catalogIn(language), language)))
}

/** The pattern of a label in the language; the label itself if the catalog does not have it, as with a person's name. */
type Translate = (label: Label, isExact: boolean) => Label

function translating<Found extends Page | Locator>(found: Found, translate: Translate): Found {
  const call = (method: (...args: never[]) => unknown, name: string, args: readonly unknown[]) => {
    const result = method.apply(found, translated(name, args, translate) as never[])
    return isLocator(result) ? translating(result, translate) : result
  }
  return new Proxy(found, {
    get(_, name: string) {
      const member: unknown = Reflect.get(found, name, found)
      return typeof member === 'function' ? (...args: unknown[]) => call(member as never, name, args) : member
    },
  })
}

function isLocator(value: unknown): value is Locator {
  return typeof value === 'object' && value !== null && 'getByRole' in value && !('goto' in value)
}

function translated(method: string, args: readonly unknown[], translate: Translate): readonly unknown[] {
  const [first, options] = args as [Label, { name?: Label; exact?: boolean; hasText?: Label } | undefined]
  const isExact = options?.exact === true
  if (/^getBy(Text|Label|Placeholder|Title|AltText)$/.test(method))
    return [translate(first, isExact), { ...options, exact: false }]
  if (method === 'getByRole' && options?.name)
    return [first, { ...options, name: translate(options.name, isExact), exact: false }]
  if (method === 'filter' && (first as typeof options)?.hasText) {
    const { hasText, ...others } = first as NonNullable<typeof options>
    return [{ ...others, ...(hasText && { hasText: translate(hasText, false) }) }]
  }
  if (method === 'locator' && options?.hasText)
    return [first, { ...options, hasText: translate(options.hasText, false) }]
  return args
}

/** A text of English and what the language has in its place. */
interface Entry {
  /** The English text with sample values. */
  readonly sample: string
  /** Matches the English text with any values, which it captures. */
  readonly pattern: RegExp
  /** The source of a pattern of the text in the language with these patterns as its values, otherwise with any. */
  readonly inLanguage: (values: readonly string[]) => string
}

function labelsIn(entries: readonly Entry[]): Translate {
  const samples = new Set(entries.map(({ sample }) => sample))
  const knownSources = (label: string): string[] => {
    const [first = ''] = label.split(/ · |: /)
    if (first !== label && !samples.has(label) && (samples.has(first) || label.includes(' · ')))
      return inParts(label, knownSources)
    const found = entries.flatMap(({ pattern, inLanguage }) => {
      const values = pattern.exec(label)?.slice(1)
      return values ? [{ ownLetters: label.length - values.join('').length, values, inLanguage }] : []
    })
    // "Pay by card" is a separate text rather than "Pay" with a name.
    const most = Math.max(...found.map(({ ownLetters }) => ownLetters))
    const sources = found
      .filter(({ ownLetters }) => ownLetters === most)
      .map(({ values, inLanguage }) => inLanguage(values.map(value => valueSource(value, knownSources))))
    return sources.length > 0 ? sources : inParts(label, knownSources)
  }
  return (label, isExact) => {
    const isPart = (sample: string) =>
      typeof label === 'string' ? sample.toLowerCase().includes(label.toLowerCase()) : label.test(sample)
    const isWhole = typeof label === 'string' && samples.has(label)
    const parts = entries.filter(({ sample }) => !isExact && !isWhole && isPart(sample))
    const whole = typeof label === 'string' ? knownSources(label) : startSources(label, knownSources)
    const found = new Set(parts.length > 0 ? parts.map(({ inLanguage }) => inLanguage([])) : whole)
    if (found.size === 0) return label
    const source = [...found].join('|')
    return isExact ? new RegExp(`^\\s*(?:${source})\\s*$`) : new RegExp(source, 'i')
  }
}

/** The patterns of a label that is known by its beginning: `/^Remove: /`. */
function startSources(label: RegExp, knownSources: (label: string) => string[]): string[] {
  const [, start] = /^\^([\w\s:.,’*]+)$/.exec(label.source) ?? []
  if (start === undefined) return []
  const endings = ['', anything, `${anything}?`]
  return endings.map(ending => knownSources(`${start}${ending}`)).find(known => known.length > 0) ?? []
}

const anything = '.*'

/** How languages join the texts of a label such as `No. 14 · Table 7` or `Currency: $ USD`. */
const joints = { ' · ': ' · ', ': ': '\\s*[:：]\\s*' }

function inParts(label: string, knownSources: (label: string) => string[]): string[] {
  for (const [separator, joint] of Object.entries(joints)) {
    const parts = label.split(separator)
    if (parts.length > 1) return [parts.map(part => valueSource(part, knownSources)).join(joint)]
  }
  return []
}

/** The pattern of a value in an English label: it may be a text itself, and numbers and amounts are written in the reader's way. */
function valueSource(value: string, knownSources: (label: string) => string[]): string {
  const known = knownSources(value)
  if (known.length > 0) return `(?:${known.join('|')})`
  return /\d[.,]|[.,]\d/.test(value) ? anything : value.split(anything).map(escaped).join(anything)
}

function entriesOf(source: Catalog, translated: Catalog | undefined, language: Language): Entry[] {
  if (typeof source === 'string') return entriesOfMessage(source, String(translated), language)
  return Object.entries(source).flatMap(([key, value]) =>
    entriesOf(value, (translated as Record<string, Catalog> | undefined)?.[key], language),
  )
}

/** An entry for each English form. */
function entriesOfMessage(source: string, translated: string, language: Language): Entry[] {
  const parameters = [...parametersOf(source)]
  const say = (message: string, locale: string, args: readonly unknown[]) => {
    const bound = bindMessages(compileCatalog(message), locale) as string | ((values: object) => string)
    const values = () => Object.fromEntries(parameters.map(([name], at) => [name, args[at]]))
    return typeof bound === 'string' ? bound : bound(values())
  }
  const args = parameters.map<string | number>(([, { type }], at) =>
    type === 'number' ? 71 + at : `‹${at}›`,
  )
  // A plain parameter may be a name or a number, so that labels find it by either.
  const inNumbers = args.map((arg, at) => (isNumber(arg) ? arg : 71 + at))
  const forms = [
    args,
    ...(args.every(isNumber) ? [] : [inNumbers]),
    ...(args.some(isNumber) ? [args.map(arg => (isNumber(arg) ? 1 : arg))] : []),
  ]
  return forms.flatMap(args => {
    const sample = say(source, languages.en.locale, args)
    const placeOf = (arg: unknown) => sample.indexOf(String(arg))
    const shown = args.filter(arg => arg !== 1 && placeOf(arg) >= 0)
    shown.sort((one, other) => placeOf(one) - placeOf(other))
    // A text of little more than its values would match every label.
    const own = shown.reduce<string>((text, arg) => text.replace(String(arg), ''), sample)
    if (args.length > 0 ? !/\p{L}{2}/u.test(own) : !sample) return []
    const pattern = shown.reduce<string>((text, arg) => text.replace(String(arg), '(.+)'), escaped(sample))
    const inLanguage = (sources: readonly string[]) => {
      const sourceOf = (arg: string | number) => sources[shown.indexOf(arg)] ?? anything
      const found = counts.map(count => {
        // Each value is a placeholder until the pattern of the whole text is escaped.
        const given = args.map((arg, at) => {
          if (!shown.includes(arg)) return arg
          if (!isNumber(arg)) return signs[at]
          return Number(sourceOf(arg)) || (sources.length === 0 ? count : signs[at])
        })
        const whole = escaped(say(translated, languages[language].locale, given))
        const text = sources.length === 0 ? whole.replace(/\d+/g, anything) : whole
        return args.reduce<string>(
          (text, arg, at) => text.replaceAll(signs[at] ?? '', around(sourceOf(arg))),
          text,
        )
      })
      return `(?:${[...new Set(found)].join('|')})`
    }
    return [{ sample, pattern: new RegExp(`^${pattern}$`, 'i'), inLanguage }]
  })
}

/** Together they need every plural form there is. */
const counts = [1, 2, 5, 11, 100]
const signs = ['\u2460', '\u2461', '\u2462', '\u2463', '\u2464', '\u2465']

/** Names may be isolated from the text around them. */
function around(source: string): string {
  return `[\u2068\u2069]*${source}[\u2068\u2069]*`
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')
}
