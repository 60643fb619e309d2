// Writes CSV (RFC 4180) for spreadsheets, in which user input stays text and never becomes a formula.

/** One line with its line end. Every cell is quoted, so that no cell can split into two. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/**
 * Puts an apostrophe before text that begins like a formula: at the start of a cell, and after a semicolon, tab or line
 * break, where some spreadsheets begin a new cell. Source: OWASP, "CSV Injection".
 */
function escapeFormula(cell: string): string {
  return cell.replace(/(^|[;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
}
