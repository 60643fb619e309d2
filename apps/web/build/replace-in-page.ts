// Changes index.html.

/** Throws if the page does not contain what is to be replaced. */
export function replaceInPage(html: string, from: string, to: string): string {
  if (!html.includes(from)) throw new Error(`index.html has no ${from}`)
  return html.replaceAll(from, () => to)
}
