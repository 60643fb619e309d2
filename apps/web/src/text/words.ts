// The types of a translation.

import type { Translation } from '@tablemate/domain/translation.ts'
import type * as texts from './texts.ts'

export type { Translation } from '@tablemate/domain/translation.ts'

/** The type that each language's index.ts satisfies: every text of the app, in the shape of the English one. */
export type Words = { readonly [Name in keyof typeof texts]: Translation<(typeof texts)[Name]> }
