// Inserts content at a mark of index.html: a comment such as `<!-- root -->`.

/** Throws if the mark is missing. */
export function insertAtMark(html: string, mark: string, content: string): string {
  const comment = `<!-- ${mark} -->`
  if (!html.includes(comment)) throw new Error(`index.html has no ${comment}`)
  return html.replace(comment, () => content)
}
