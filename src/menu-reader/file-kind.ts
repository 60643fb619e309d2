// Which files are menus: CSV, JSON and PDF, by the type they are declared to be or by the end of their names.

export type MenuFileKind = 'csv' | 'json' | 'pdf'

/** Null for any other. The name tells before the type: what a browser declares depends on what its computer has installed. */
export function menuFileKind({ name, mimeType }: { name: string; mimeType: string }): MenuFileKind | null {
  const [, extension = ''] = /\.(csv|json|pdf)$/i.exec(name) ?? []
  return (
    (extension.toLowerCase() as MenuFileKind) ||
    (kinds[mimeType.split(';')[0]?.trim().toLowerCase() ?? ''] ?? null)
  )
}

const kinds: Readonly<Record<string, MenuFileKind>> = {
  'text/csv': 'csv',
  'application/csv': 'csv',
  'text/comma-separated-values': 'csv',
  'application/json': 'json',
  'text/json': 'json',
  'application/pdf': 'pdf',
}
