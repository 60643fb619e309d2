// Tells from a file's name and MIME type whether it is a menu file: CSV, JSON or PDF.

export type MenuFileKind = 'csv' | 'json' | 'pdf'

/** Null for other files. The extension wins: the MIME type depends on what the client's computer has installed. */
export function menuFileKind({ name, mimeType }: { name: string; mimeType: string }): MenuFileKind | null {
  const [, extension = ''] = /\.(csv|tsv|json|pdf)$/i.exec(name.toLowerCase()) ?? []
  return (
    (extension === 'tsv' ? 'csv' : (extension as MenuFileKind)) ||
    (kinds[mimeType.split(';')[0]?.trim().toLowerCase() ?? ''] ?? null)
  )
}

const kinds: Readonly<Record<string, MenuFileKind>> = {
  'text/csv': 'csv',
  'text/tab-separated-values': 'csv',
  'application/csv': 'csv',
  'text/comma-separated-values': 'csv',
  'application/json': 'json',
  'text/json': 'json',
  'application/pdf': 'pdf',
}
