// The idempotency key of one intent. A second press with the same content has the same key, so nothing is created twice.

import { randomKey } from '../device/random-key.ts'

export interface IntentKey {
  /** The key for this content: the same until the content changes or `renew`. */
  for(content: unknown): string
  /** The next press is a new intent, because this one has succeeded. */
  renew(): void
}

export function intentKey(): IntentKey {
  let last: { readonly content: string; readonly key: string } | null = null
  return {
    for(content) {
      const text = JSON.stringify(content)
      if (last?.content !== text) last = { content: text, key: randomKey() }
      return last.key
    },
    renew() {
      last = null
    },
  }
}

/** A key for each subject, such as a member whose share is paid. */
export function intentKeys<Subject>(): (subject: Subject) => IntentKey {
  const keys = new Map<Subject, IntentKey>()
  return subject => {
    const key = keys.get(subject) ?? intentKey()
    keys.set(subject, key)
    return key
  }
}
