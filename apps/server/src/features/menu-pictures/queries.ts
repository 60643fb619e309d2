// Queries on the files of pictures.

import type { PictureFile } from '@tablemate/domain/menu/menu-pictures.ts'
import type { Sql, Transaction } from '../../db/database.ts'
import type { EncodedPicture } from './encode-picture.ts'

/** Replaces the files of a dish's picture; null deletes them. */
export async function storePicture(
  tx: Transaction,
  menuItemId: number,
  picture: EncodedPicture | null,
): Promise<void> {
  await tx`delete from menu_item_pictures where menu_item_id = ${menuItemId}`
  for (const { file, bytes } of picture?.files ?? [])
    await tx`
      insert into menu_item_pictures (menu_item_id, file, picture_id, bytes)
      values (${menuItemId}, ${file}, ${picture?.id ?? ''}, ${bytes})`
}

/** Null if there is no such picture. Two dishes may have the same one. */
export async function findPictureFile(
  sql: Sql,
  pictureId: string,
  file: PictureFile,
): Promise<Buffer | null> {
  const [found] = await sql<{ bytes: Buffer }[]>`
    select bytes from menu_item_pictures where picture_id = ${pictureId} and file = ${file} limit 1`
  return found?.bytes ?? null
}
