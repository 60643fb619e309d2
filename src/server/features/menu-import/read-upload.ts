// An uploaded file becomes dishes, or the problem that its sender is told.

import type { CurrencyCode } from '#domain/currency.ts'
import { menuFileKind } from '#domain/menu-import/file-kind.ts'
import type { Metrics } from '../../http/metrics.ts'
import { type Problem, problem } from '../../http/problems.ts'
import type { Upload } from '../../http/uploads.ts'
import type { ReadDishes, ReadersBeside } from './read-beside.ts'
import type { WhyNot } from './read-file.ts'

/** Throws the problem, named, where no dishes could be read; gives up when `gone` is aborted. */
export async function readUpload(
  readers: ReadersBeside,
  metrics: Pick<Metrics, 'menuFile'>,
  file: Upload,
  currency: CurrencyCode,
  gone?: AbortSignal,
): Promise<ReadDishes> {
  const kind = menuFileKind(file)
  const reading = await readers.read({ content: file.content, kind, currency }, gone)
  metrics.menuFile(kind ?? 'other', reading.kind === 'unreadable' ? reading.why : reading.kind)
  switch (reading.kind) {
    case 'read':
      return reading
    case 'too-much':
      throw problem('menu-file-too-much')
    case 'unreadable':
      throw unreadable(reading)
  }
}

function unreadable({ why, row }: { readonly why: WhyNot; readonly row?: number }): Problem {
  switch (why) {
    case 'broken':
      return problem('menu-file-broken', row === undefined ? {} : { fields: { [`row ${row}`]: 'malformed' } })
    case 'no-dishes':
      return problem('menu-file-empty')
    case 'no-columns':
      return problem('menu-columns-unknown')
    case 'not-a-menu':
      return problem('no-menu-in-file')
    case 'spreadsheet':
    case 'document':
    case 'picture':
      return problem(`menu-file-is-${why}`)
    case 'not-a-menu-file':
    case 'pdf-locked':
    case 'pdf-letters-unknown':
    case 'pdf-too-full':
    case 'pdf-too-long':
    case 'pdf-without-text':
      return problem(why)
    case 'too-many-rows':
      return problem('too-many-menu-rows')
  }
}
