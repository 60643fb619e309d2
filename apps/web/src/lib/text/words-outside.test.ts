// No word that a person reads stands outside the catalog.

import { currencies } from '@tablemate/domain/currency.ts'
import { posProviderFacts } from '@tablemate/domain/restaurants/pos-providers.ts'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const sources: Record<string, string> = import.meta.glob(
  [
    '../../**/*.{ts,tsx}',
    '../../../../../packages/domain/src/**/*.ts',
    '!../../../../../packages/domain/src/**/*.test.ts',
    // Columns and values of files that bookkeepers' programs read, whatever the language.
    '!../../../../../packages/domain/src/day/{bookkeeping,datev}.ts',
    '!../../**/*.test.{ts,tsx}',
  ],
  { query: '?raw', import: 'default', eager: true },
)
/** Names of products, and of currencies in the API's list of them. */
const names = [
  ...Object.values(posProviderFacts).map(({ name }) => name),
  ...currencies.map(({ name }) => name),
]
const allowed = new Set(['Tablemate', 'https://', ...names])
const classNames = /^[a-z\d:-]+-[a-z\d:-]+( [a-z\d:-]+)*$/
/** Attributes and properties whose strings a person reads or hears. */
const read =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|hint|description)$/

test('every word that a person reads is in the catalog', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(400)
  const found = Object.entries(sources).flatMap(([path, source]) =>
    wordsIn(parseSync(path, source).program).map(words => `${path}: ${words}`),
  )
  expect(found).toEqual([])
})

test('words are found in text, attributes, properties and choices', () => {
  const source = `
    const a = <p title={isOwn ? 'Yours' : texts.theirs}>Hello {count > 1 ? \`\${count} dishes\` : name}</p>
    toast({ title: 'Saved', tone: 'good' })
    throw new Error('Please try again')
    const sentence = 'Please try again'`
  expect(wordsIn(parseSync('a.tsx', source).program)).toEqual([
    'Yours',
    'Hello',
    'dishes',
    'Saved',
    'Please try again',
  ])
})

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** The words in a syntax tree that would reach a screen. */
function wordsIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(wordsIn)
  if (!isNode(tree)) return []
  const node = tree
  switch (node.type) {
    case 'JSXText':
      return wordsOf(String(node.value))
    case 'JSXAttribute':
      return read.test(String(nameOf(node.name))) ? shownBy(node.value) : wordsIn(node.value)
    case 'JSXElement':
    case 'JSXFragment': {
      const children = (node.children as unknown[]).flatMap(child =>
        isNode(child) && child.type === 'JSXExpressionContainer' ? shownBy(child.expression) : wordsIn(child),
      )
      return [...wordsIn(node.openingElement), ...children]
    }
    case 'Property':
      return read.test(String(nameOf(node.key))) ? shownBy(node.value) : wordsIn(node.value)
    case 'Literal':
      return isSentence(node.value) ? [String(node.value)] : []
    case 'NewExpression':
      return /Error$/.test(String(nameOf(node.callee))) ? [] : wordsIn(Object.values(node))
    default:
      return wordsIn(Object.values(node))
  }
}

/** The words that an expression itself has as its value, then those within it. */
function shownBy(value: unknown): string[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'Literal':
      return typeof value.value === 'string' ? wordsOf(value.value) : []
    case 'TemplateLiteral':
      return [
        ...(value.quasis as { value: { cooked: string } }[]).flatMap(part => wordsOf(part.value.cooked)),
        ...wordsIn(value.expressions),
      ]
    case 'ConditionalExpression':
      return [...wordsIn(value.test), ...shownBy(value.consequent), ...shownBy(value.alternate)]
    case 'LogicalExpression':
      return [...wordsIn(value.left), ...shownBy(value.right)]
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
      return shownBy(value.expression)
    default:
      return wordsIn(value)
  }
}

function wordsOf(text: string): string[] {
  const words = text.trim()
  return /\p{L}/u.test(words) && !allowed.has(words) && !classNames.test(words) ? [words] : []
}

/** A capital and several words: no class, key or path looks like that. */
function isSentence(value: unknown): boolean {
  return typeof value === 'string' && !allowed.has(value) && /^\p{Lu}[\p{Ll}’']* \p{L}/u.test(value)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nameOf(node: unknown): unknown {
  return isNode(node) ? (node.name ?? node.value) : undefined
}
