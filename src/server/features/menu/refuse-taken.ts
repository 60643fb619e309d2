// A category has one dish of a name: the database refuses a second.

import type { ProblemBody } from '#contract/problem.ts'
import { isDuplicate } from '../../db/failures.ts'
import { problem } from '../../problems.ts'

/** Throws 'menu-item-taken', with the field that is to be changed where the caller named the dish. */
export async function refuseTaken<R>(
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
