// What the catalogs of a language must have, and the types of the English ones.

import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Catalog } from './compile.ts'

interface Parameter {
  /** Its type in TypeScript. */
  readonly type: string
  /** Whether some form of the text shows it. */
  readonly isShown: boolean
}

/**
 * TypeScript source of an interface with the messages of an English catalog: strings, lists of strings, and functions of named
 * parameters. A text's comment is the English text after its note for translators, by its path (`billSplit.title`).
 */
export function typesOf(name: string, catalog: Catalog, notes: Readonly<Record<string, string>>): string {
  const typeOf = (node: Catalog, path: string): string => {
    if (typeof node === 'string') {
      const parameters = [...parametersOf(node)].map(([key, { type }]) => `${JSON.stringify(key)}: ${type}`)
      return parameters.length > 0 ? `(values: { ${parameters.join('; ')} }) => string` : 'string'
    }
    if (Array.isArray(node)) return 'readonly string[]'
    const entries = Object.entries(node).map(([key, value]) => {
      const at = path ? `${path}.${key}` : key
      const comment = [notes[at], typeof value === 'string' && value].filter(Boolean).join(' – ')
      const lines = comment ? `/** ${comment.replaceAll('*/', '* /')} */\n` : ''
      return `${lines}readonly ${JSON.stringify(key)}: ${typeOf(value, at)}`
    })
    return `{\n${entries.join('\n')}\n}`
  }
  return `export interface ${name} ${typeOf(catalog, '')}\n`
}

/** What is wrong with a translation, in sentences: missing, surplus or empty messages, parameters and plural forms. */
export function faultsIn(english: Catalog, translated: Catalog | undefined, locale: string): string[] {
  const needed = pluralCategories(locale)
  const faults = (source: Catalog | undefined, target: Catalog | undefined, path: string): string[] => {
    if (target === undefined) return [`${path} is missing`]
    if (source === undefined) return [`${path} is not in English`]
    if (typeof source !== typeof target || Array.isArray(source) !== Array.isArray(target))
      return [`${path} has another shape than in English`]
    if (typeof source === 'string')
      return messageFaults(source, String(target), needed).map(fault => `${path} ${fault}`)
    const [ours, theirs] = [source, target] as Record<string, Catalog>[]
    return Object.keys({ ...ours, ...theirs }).flatMap(key =>
      faults(ours?.[key], theirs?.[key], path ? `${path}.${key}` : key),
    )
  }
  return faults(english, translated, '')
}

function messageFaults(english: string, translated: string, needed: readonly string[]): string[] {
  if (english && !translated) return ['is empty']
  try {
    const [ours, theirs] = [parametersOf(english), parametersOf(translated)]
    const missing = [...ours].filter(([name, { isShown }]) => isShown && !theirs.get(name)?.isShown)
    const unknown = [...theirs.keys()].filter(name => !ours.has(name))
    return [
      ...missing.map(([name]) => `lacks {${name}}`),
      ...unknown.map(name => `has {${name}}, which English lacks`),
      ...pluralFaults(parse(translated), needed),
    ]
  } catch (fault) {
    return [`is no ICU message: ${String(fault)}`]
  }
}

/** The forms that whole numbers below a thousand need. Some languages have another one from a million on. */
function pluralCategories(locale: string): string[] {
  const rules = new Intl.PluralRules(locale)
  const used = Array.from({ length: 1000 }, (_, count) => rules.select(count))
  return [...new Set([...used, 'other'])]
}

function pluralFaults(elements: readonly MessageFormatElement[], needed: readonly string[]): string[] {
  return elements.flatMap(element => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return []
    const forms = Object.keys(element.options)
    const within = Object.values(element.options).flatMap(({ value }) => pluralFaults(value, needed))
    if (element.type === TYPE.select) return within
    const missing = needed.filter(form => !forms.includes(form))
    const unused = forms.filter(form => !needed.includes(form) && !form.startsWith('='))
    return [
      ...missing.map(form => `lacks the plural form "${form}" of {${element.value}}`),
      ...unused.map(form => `has a plural form "${form}" that the language never uses`),
      ...within,
    ]
  })
}

/** The parameters of a message by name, in its order. Throws on invalid syntax, dates, times and tags. */
export function parametersOf(message: string): Map<string, Parameter> {
  const found = new Map<string, Parameter>()
  const add = (name: string, type: string, isShown: boolean) => {
    const known = found.get(name)
    // What is a number in one place is a number in all.
    const narrow = known && known.type !== textOrNumber ? known.type : type
    found.set(name, { type: narrow, isShown: isShown || (known?.isShown ?? false) })
  }
  const read = (elements: readonly MessageFormatElement[], counted: string) => {
    for (const element of elements)
      switch (element.type) {
        case TYPE.literal:
          break
        case TYPE.argument:
          add(element.value, textOrNumber, true)
          break
        case TYPE.number:
          add(element.value, 'number', true)
          break
        case TYPE.pound:
          add(counted, 'number', true)
          break
        case TYPE.plural:
          add(element.value, 'number', false)
          for (const { value } of Object.values(element.options)) read(value, element.value)
          break
        case TYPE.select: {
          const names = Object.keys(element.options).map(name => JSON.stringify(name))
          add(element.value, names.join(' | '), false)
          for (const { value } of Object.values(element.options)) read(value, counted)
          break
        }
        default:
          throw new Error('Dates, times and tags are not supported')
      }
  }
  read(parse(message), '')
  return found
}

const textOrNumber = 'string | number'
