// index.html marks by comments where plugins put something.

/** Throws where the mark is missing: a page that lacks it is not ours. */
export function putAt(html: string, mark: string, content: string): string {
  const comment = `<!-- ${mark} -->`
  if (!html.includes(comment)) throw new Error(`index.html has no ${comment}`)
  return html.replace(comment, () => content)
}
