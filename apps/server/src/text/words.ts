// The type of the server's texts in a language.

import type { Translation } from '@tablemate/domain/translation.ts'
import type { en } from './en.ts'

/** Every text that the server writes for people, in the shape of the English ones. */
export type Words = Translation<typeof en>
