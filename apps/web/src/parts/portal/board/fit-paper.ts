// Sets the paper length of a printed ticket to its content, so that a roll printer feeds no blank paper.

/** As in board.css. */
const paperWidthMm = 80
const marginMm = 4
const mmPerPixel = 25.4 / 96
/** Tolerance for rounding: a line that does not fit would take a second page. */
const slackMm = 2

/** Sets the page size for a slip that is laid out at its paper width. The returned function removes it. */
export function fitPaper(slip: HTMLElement | null): () => void {
  if (!slip) return () => undefined
  const height = Math.ceil(slip.offsetHeight * mmPerPixel) + 2 * marginMm + slackMm
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page ticket { size: ${paperWidthMm}mm ${height}mm }`)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
  }
}
