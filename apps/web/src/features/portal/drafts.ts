// Unsaved form values of the portal, in this tab's memory, so that they survive a change of screen. A draft is deleted when
// the form is saved or cancelled, and at sign-out. Forms with secrets store no draft.

interface Draft<V> {
  readonly values: V
  /** The values with which the form opened, which another window may have changed since. */
  readonly shown: V
}

const drafts = new Map<string, Draft<object>>()

export function hasDraft(key: string): boolean {
  return drafts.has(key)
}

/** Whether there is a draft whose key begins so. */
export function hasDraftUnder(start: string): boolean {
  return [...drafts.keys()].some(key => key.startsWith(start))
}

export function readDraft<V extends object>(key: string): Draft<V> | undefined {
  return drafts.get(key) as Draft<V> | undefined
}

export function saveDraft<V extends object>(key: string, draft: Draft<V>): void {
  drafts.set(key, draft)
}

export function dropDraft(key: string): void {
  drafts.delete(key)
}

export function dropAllDrafts(): void {
  drafts.clear()
}
