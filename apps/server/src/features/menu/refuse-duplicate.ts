// Turns the database's refusal of a second dish with the same name and category into a problem.

import type { ProblemBody } from '@tablemate/contract/problem.ts'
import { isDuplicate } from '../../db/failures.ts'
import { problem } from '../../problems.ts'

/** Throws 'menu-item-taken' with the given fields when the write violates a unique index. */
export async function refuseDuplicate<R>(
  write: () => PromiseLike<R>,
  fields?: NonNullable<ProblemBody['fields']>,
): Promise<R> {
  try {
    return await write()
  } catch (error) {
    if (isDuplicate(error)) throw problem('menu-item-taken', fields && { fields })
    throw error
  }
}
