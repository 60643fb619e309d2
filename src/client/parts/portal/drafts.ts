// What is half typed into the forms of the portal: kept in this tab's memory while its owner looks at something else, and
// gone when the form is saved or cancelled, or nobody is signed in any more. Forms that hold a secret keep nothing here.

const drafts = new Map<string, object>()

export function hasDraft(key: string): boolean {
  return drafts.has(key)
}

export function readDraft<V extends object>(key: string): Partial<V> | undefined {
  return drafts.get(key) as Partial<V> | undefined
}

export function keepDraft(key: string, values: object): void {
  drafts.set(key, values)
}

export function dropDraft(key: string): void {
  drafts.delete(key)
}

export function dropAllDrafts(): void {
  drafts.clear()
}
