// A table as CSV (RFC 4180) that people open in a spreadsheet: what somebody typed stays text there, never a formula.

/** One line with its line end. Every cell is quoted, so that no cell can be taken for two. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell => `"${defuse(cell).replaceAll('"', '""')}"`).join(',')}\r\n`
}

/**
 * A cell that begins like a formula gets an apostrophe before it. So does what follows a semicolon, a tab or a line
 * break, at which spreadsheets in other countries begin a new cell. Source: OWASP, "CSV Injection".
 */
function defuse(cell: string): string {
  return cell.replace(/(^|[;\t\r\n])([\s"]*)(?=[=+\-@＝＋－＠])/g, "$1$2'")
}
