import * as limits from '@tablemate/domain/limits.ts'
import { expect, test } from 'vitest'
import { refusedFile } from './refused-file.ts'

test.each([
  ['a photo', new File(['\x89PNG\r\n'], 'menu.png'), 'Invalid File Type', 'This is a photo or other image.'],
  ['a spreadsheet', new File([], 'menu.xlsx'), 'Invalid File Type', 'This is a spreadsheet.'],
  ['a document', new File([], 'menu.docx'), 'Invalid File Type', 'This is a text document.'],
  [
    'an archive by another name',
    new File(['PK\x05\x06'], 'menu.csv'),
    'Invalid File Type',
    'This is an archive.',
  ],
  ['a text', new File(['Soup 5'], 'menu.txt'), 'Invalid File Type', 'We can read CSV, JSON and PDF files'],
  ['an empty table', new File([], 'menu.csv'), 'Upload Failed', 'No dishes were found in this file.'],
  [
    'a long table',
    new File([new Uint8Array(limits.menuFileBytes + 1)], 'menu.csv'),
    'Upload Failed',
    'The file is larger than 10 MB.',
  ],
])('a file that cannot be a menu is refused with its own reason: %s', async (_, file, title, problem) => {
  expect(await refusedFile(file)).toMatchObject({ title, problem: expect.stringContaining(problem) })
})

test('a file that may be a menu is sent', async () => {
  expect(await refusedFile(new File(['Name,Price\nSoup,5'], 'menu.csv'))).toBeNull()
})
