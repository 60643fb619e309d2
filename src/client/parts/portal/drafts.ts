// Unsaved form values of the portal, in this tab's memory, so that they survive a change of screen. A draft is deleted when
// the form is saved or cancelled, and at sign-out. Forms with secrets store no draft.

const drafts = new Map<string, object>()

export function hasDraft(key: string): boolean {
  return drafts.has(key)
}

export function readDraft<V extends object>(key: string): Partial<V> | undefined {
  return drafts.get(key) as Partial<V> | undefined
}

export function saveDraft(key: string, values: object): void {
  drafts.set(key, values)
}

export function dropDraft(key: string): void {
  drafts.delete(key)
}

export function dropAllDrafts(): void {
  drafts.clear()
}
