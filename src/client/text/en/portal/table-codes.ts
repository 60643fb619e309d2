// The codes that stand on a restaurant's tables.

export const tableCodes = {
  title: 'Table Codes',
  hint: 'Guests point their camera at the code on their table, and order together from your menu.',
  by: { label: 'Tables', numbers: 'By number', names: 'By name' },
  from: 'From table',
  to: 'To table',
  names: 'Names of the tables',
  namesHint: 'With commas between them: Terrace 1, Terrace 2, Bar',
  wrongNumber: 'Please enter a whole number.',
  wrongOrder: 'This is before the first table.',
  tooMany: (most: number) => `At most ${most} tables at once.`,
  tooLong: (name: string, most: number) => `“${name}” is longer than ${most} characters.`,
  missing: 'Please name at least one table.',
  print: (count: number) => (count === 1 ? 'Print 1 code' : `Print ${count} codes`),
  printNone: 'Print codes',
  pages: (count: number) =>
    count === 1 ? 'on one page of A4 or Letter' : `on ${count} pages of A4 or Letter`,
  preview: 'Preview',
  more: (count: number) => `and ${count} more`,
  card: {
    hint: 'Scan, choose, and order together.',
    qrLabel: (table: string) => `QR code for ${table}`,
  },
} as const
