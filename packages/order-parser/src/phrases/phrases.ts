// Finds the fixed phrases of ordering, by their function in a sentence. A trie of words matches all lengths in one pass.

import type { Token } from '../words/tokens.ts'
import { patterns } from './patterns.ts'
import { sharingVerbs } from './predicates.ts'

/** A phrase's function. The grammar decides where it may occur; draft/ applies it. */
export type PhraseKind = keyof typeof patterns

/** A node of the trie: the words that may follow. All alternatives of a group lead to the same node. */
interface Node {
  readonly next: Map<string, Node[]>
  kind: PhraseKind | null
}

const makeNode = (): Node => ({ next: new Map(), kind: null })

const root = makeNode()
const words = new Set([...sharingVerbs, ...'shared everyone everybody table all between among'.split(' ')])

for (const [kind, lines] of Object.entries(patterns) as [PhraseKind, string][])
  for (const line of lines.split('\n')) if (line.trim()) addPattern(line.trim(), kind)

/** All phrases that begin at a word, shortest first, as [kind, end]. No phrase crosses a full stop. */
export function phrasesAt(tokens: readonly Token[], at: number): [PhraseKind, number][] {
  const found: [PhraseKind, number][] = []
  let nodes: Node[] = [root]
  for (let end = at; end < tokens.length; end += 1) {
    const { word, gap } = tokens[end] as Token
    if (end > at && gap === 'stop') break
    nodes = nodes.flatMap(node => node.next.get(word) ?? none)
    if (nodes.length === 0) break
    const kinds = new Set(nodes.map(({ kind }) => kind))
    for (const kind of kinds) if (kind) found.push([kind, end + 1])
  }
  return found
}

/** Whether a folded word occurs in any phrase of ordering, so that it is no misheard name. */
export function isCommonWord(word: string): boolean {
  return words.has(word)
}

function addPattern(line: string, kind: PhraseKind): void {
  let from: Node[] = [root]
  for (const group of line.split(/\s+/)) {
    const isOptional = group.endsWith('?')
    const choices = (isOptional ? group.slice(0, -1) : group).split('|').filter(choice => choice !== ',')
    const to = makeNode()
    for (const choice of choices) addPath(from, choice.split('_'), to)
    from = isOptional ? [...from, to] : [to]
  }
  for (const node of from) if (node !== root) node.kind = kind
}

/** Adds a path of words from each of the nodes to another node. */
function addPath(from: readonly Node[], path: readonly string[], to: Node): void {
  let nodes = from
  path.forEach((word, i) => {
    words.add(word)
    const next = i === path.length - 1 ? to : makeNode()
    for (const node of nodes) node.next.set(word, [...(node.next.get(word) ?? []), next])
    nodes = [next]
  })
}

const none: readonly Node[] = []
