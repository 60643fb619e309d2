// How long the paper of a slip is: as long as what stands on it, so that a roll printer feeds no blank paper.

/** As in board.css. */
const paperWidthMm = 80
const marginMm = 4
const mmPerPixel = 25.4 / 96
/** What rounding may add. A line that did not fit would take another page. */
const slackMm = 2

/** Sets the page for a slip that lies on the screen at its width on paper; the returned function takes that back. */
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
