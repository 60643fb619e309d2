// Says why a file cannot be a menu, before anything of it is sent.

import * as limits from '@tablemate/domain/limits.ts'
import { menuFileKind } from '@tablemate/menu-reader/file-kind.ts'
import { refusalOf } from '@tablemate/menu-reader/file-nature.ts'
import { problemText } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'

interface RefusedFile {
  readonly title: string
  readonly hint: string
  /** The reason. */
  readonly problem: string
}

const words = texts.menuUpload

/** Null for a file that may be a menu. */
export async function refusedFile(file: File): Promise<RefusedFile | null> {
  const content = await file.slice(0, limits.menuFileBytes).arrayBuffer()
  const kind = menuFileKind({ name: file.name, mimeType: file.type })
  const refusal = refusalOf(new Uint8Array(content), kind, file.name)
  if (refusal === 'not-a-menu-file') return { ...words.wrongType, problem: words.wrongType.help }
  if (refusal !== null) return { ...words.wrongType, problem: problemText(`menu-file-is-${refusal}`) }
  const failed = (problem: string) => ({ title: words.failed.title, hint: problem, problem })
  if (file.size > limits.menuFileBytes) return failed(words.tooLarge)
  return file.size === 0 ? failed(problemText('menu-file-empty')) : null
}
