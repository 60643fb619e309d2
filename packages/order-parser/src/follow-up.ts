// Recognises sentences that refer to an existing order: "make that two", "no, remove the beers", "we're sharing that", "same
// for me". It looks at their words alone; spoken-follow-up.ts applies them.

import { stemOf } from './words/word-forms.ts'

export type FollowUp =
  /** The sentence corrects an order and is parsed together with it. */
  | { readonly kind: 'correct' }
  /** The sentence cancels the whole order. */
  | { readonly kind: 'cancel' }
  /** The sentence removes dishes; `rest` is the other part of it, as it was said. */
  | { readonly kind: 'remove'; readonly removals: readonly Removal[]; readonly rest: string }
  /** The order of the member with this name, in lower case; null: the last order of any other member. */
  | { readonly kind: 'repeat'; readonly of: string | null }

export interface Removal {
  /** In lower case. */
  readonly dish: string
  /** null: all. */
  readonly count: number | null
}

/** A longer sentence is a separate order. */
const maxLength = 160

/** null: the sentence is a separate order. */
export function followUpOf(said: string): FollowUp | null {
  if (said.length > maxLength) return null
  const words = normalised(said)
  const core = words.replace(opening, '').replace(ending, '')
  for (const pattern of repeating) {
    const [found, name] = pattern.exec(core) ?? []
    if (found !== undefined) return { kind: 'repeat', of: name && !pronouns.has(name) ? name : null }
  }
  if (cancelling.test(core)) return { kind: 'cancel' }
  const removal = removalOf(said)
  if (removal) return removal
  const isCorrected = repairStart.test(words) && bareCount.test(core)
  return isCorrected || correcting.some(pattern => pattern.test(core)) ? { kind: 'correct' } : null
}

/** "No, remove the beer and two cokes, I'm driving": the beer, two cokes, and "I'm driving". */
function removalOf(said: string): FollowUp | null {
  const [first = '', ...others] = said
    .split(clauseEnd)
    .map(clause => clause.trim())
    .filter(clause => normalised(`${clause} `).replace(courtesies, '') !== '')
  const opened = normalised(first).replace(opening, '').replace(ending, '')
  const begun = removing.exec(opened)
  if (!begun) return null
  const removals = [removalFrom(begun)]
  const rest: string[] = []
  for (const clause of others) {
    const more = rest.length === 0 ? furtherDish.exec(normalised(clause).replace(ending, '')) : null
    if (more) removals.push(removalFrom(more))
    else rest.push(clause)
  }
  return { kind: 'remove', removals, rest: rest.join(', ').replace(/^and /i, '') }
}

function removalFrom([, count, dish = '']: RegExpExecArray): Removal {
  return { dish: dish.replace(dishEnding, ''), count: count === undefined ? null : Number(stemOf(count)) }
}

function normalised(said: string): string {
  return said
    .toLowerCase()
    .replace(/[’`´]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})'

const repairStart = /^(?:no|oh|oops|sorry|wait|actually|hold on|hang on)\b/
const opening =
  /^(?:(?:hold on|hang on|on second thoughts?|i changed my mind|excuse me|my bad|no|oh|oops|sorry|wait|actually|and|but|so|ok|okay|well|please|hey|just) )*(?:(?:(?:can|could|would) (?:you|we|i)|i'd like to|i want to|let's) (?:please )?(?=make|change|remove|cancel|delete|drop|take (?:off|away|out)|swap|switch|replace))?/
const ending = /(?: (?:please|thanks|thank you))+$/

const off =
  'remove|cancel|delete|drop|scratch|scrap|strike|forget about|forget|lose|take off|take away|take out|get rid of|never mind|nevermind'
const cancelling = new RegExp(
  `^(?:(?:${off}|undo)(?: (?:that|it|this|everything|all of (?:it|that)|(?:the|my|that)(?: last| whole)? order))|never mind|nevermind|undo)$`,
)
const theDish = `(?:(?:the|that|those|these|my|all|any)(?: of (?:the|those|them|my))?|(${number})(?: of (?:the|those|them|my))?) (.+)`
const removing = new RegExp(`^(?:${off}|i (?:don't|dont|do not) (?:want|need)) ${theDish}$`)
/** A further dish to remove, in a clause after the first. */
const furtherDish = new RegExp(`^(?:and |or )?${theDish}$`)
const dishEnding = /(?: (?:any ?more|after all|from (?:my|the) order))+$/
/** "and" inside a dish name ends no clause: "the fish and chips". */
const clauseEnd = new RegExp(
  `[,;.!?]+\\s*|\\s+(?=(?:and|or) (?:the|that|those|these|my|all|any|${number}|a|an|i|i[’']m|i[’']ll|he|she|it|we|they) )|\\s+(?=because )`,
  'i',
)
const courtesies =
  /^(?:(?:hold on|hang on|on second thoughts?|i changed my mind|excuse me|my bad|no|oh|oops|sorry|wait|actually|ok|okay|well|please|hey|thanks|thank you)(?: |$))+$/
const bareCount = new RegExp(`^${number}(?: of (?:those|them))?$`)
const ownOrder =
  '(?:it all|all of (?:it|that|them)|everything|both(?: of them)?|it|that|this|them|those|these)'
const sharers = "(?:(?:(?:can|could|shall|should|let) )?(?:we|i|us)(?:'(?:ll|re|m|d))?|let's|lets)"
const sharing = [
  new RegExp(
    `^(?:${sharers} )?(?:(?:will|would|are|am|going|gonna|to|want|like|all|both|just) )*(?:share|split|sharing|splitting) ${ownOrder}(?: (?:with|between|among|without|except|but|not|besides|apart) .+)?$`,
  ),
  /^(?:that|it|this|those|these|they|both)(?:'s|'re| is| are)(?: both)? (?:to share|to split|for (?:everyone|everybody|all of us|the (?:whole )?table))(?: .+)?$/,
]
const correcting = [
  ...sharing,
  /^(?:make|change|turn) (?:it|that|this|those|them|these|mine|the|my|both)\b/,
  new RegExp(`^(?:${off}) (?:the|that|those|these|my|all|any)\\b`),
  /^(?:swap|switch|replace) (?:it|that|the|my|those)\b/,
  /^i meant\b/,
  /^i (?:don't|dont|do not) (?:want|need) (?:the|that|those|my)\b/,
  new RegExp(`^(?:another(?: one)?|${number} more(?: of (?:those|them|that))?)$`),
]

const asking =
  "(?:(?:make (?:it|that)|i'll (?:have|take|get)|i will have|i'd like|i would like|i want|(?:can|could|may) i (?:have|get)|give me|get me) )"
const repeating = [
  new RegExp(`^${asking}?(?:exactly )?(?:the )?same(?: thing| order)?(?: for me| here)?(?: too| as well)?$`),
  new RegExp(
    `^${asking}?(?:exactly )?(?:the )?same(?: thing)? as (\\p{L}+)(?: is| has| had| ordered)*$`,
    'u',
  ),
  new RegExp(
    `^${asking}what(?:ever)? (\\p{L}+)(?:'s|'re|'ve| is| are| was| were| has)? (?:having|had|ordered|got|getting)$`,
    'u',
  ),
  /^(?:me too|ditto)$/,
]
const pronouns = new Set(['she', 'he', 'they', 'her', 'him', 'them'])
