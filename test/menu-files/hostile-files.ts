// Files made to harm the reader, each with the expected reply.

import type { ProblemName } from '@tablemate/contract/problem.ts'
import { bomb, bombInBomb, drawn, pageFile, pdfFile } from './pdf-file.ts'

export interface HostileFile {
  readonly name: string
  readonly make: () => Uint8Array | string
  /** 'read': the file is a menu nevertheless. */
  readonly answer: ProblemName | 'read'
}

const soup = drawn('Soup of the day with bread and butter 5.00')
const isHuge = 'menu-file-too-much'

export const hostilePdfs: Record<string, HostileFile> = {
  'a page that unpacks to 9 GB': pdf(() => pageFile(bomb(9000)), isHuge),
  'a bomb in a bomb': pdf(() => pageFile(bombInBomb(9000)), isHuge),
  'a billion lines': pdf(() => pageFile(bomb(2000, '0 0 m 1 1 l S\n')), isHuge),
  'a billion words': pdf(() => pageFile(bomb(2000, soup)), isHuge),
  'a font that unpacks to 9 GB': pdf(
    () =>
      pageFile(soup, {
        font: '<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 32 /Widths [500] /FontDescriptor 6 0 R >>',
        more: ['<< /Type /FontDescriptor /FontName /A /Flags 32 /FontFile2 7 0 R >>', bomb(9000)],
      }),
    isHuge,
  ),
  'a table of letters without end': pdf(
    () =>
      pageFile(soup, {
        font: '<< /Type /Font /Subtype /TrueType /BaseFont /A /ToUnicode 6 0 R >>',
        more: [bomb(2000, '1 beginbfrange <0000> <ffff> <0041> endbfrange\n')],
      }),
    isHuge,
  ),
  'forms in forms, a billion times': pdf(() => pageFile('/X6 Do', manyForms(10)), isHuge),
  'a picture of 30,000 × 30,000': pdf(
    () =>
      pageFile(`${soup} q 100 0 0 100 0 0 cm /I Do Q`, {
        resources: '/XObject << /I 6 0 R >>',
        more: [withDictionary(bomb(2700), picture(30_000))],
      }),
    'read',
  ),
  'a scan of 30,000 × 30,000': pdf(
    () => scan(withDictionary(bomb(2700), picture(30_000))),
    'pdf-without-text',
  ),
  'a scan that is broken': pdf(
    () => scan({ dictionary: picture(900), stream: 'no picture' }),
    'pdf-without-text',
  ),
  'a form that draws itself': pdf(
    () =>
      pageFile(`${soup} /X6 Do`, {
        resources: '/XObject << /X6 6 0 R >>',
        more: [
          {
            dictionary: '/Type /XObject /Subtype /Form /Resources << /XObject << /X6 6 0 R >> >>',
            stream: '/X6 Do /X6 Do',
          },
        ],
      }),
    'read',
  ),
  'a million pages': pdf(() => pagesFile('3 0 R '.repeat(1_000_000), 1_000_000), 'pdf-too-long'),
  'one page that is called a million': pdf(() => pagesFile('3 0 R', 1_000_000), 'read'),
  'a tree of pages that bites its tail': pdf(() => pagesFile('2 0 R 2 0 R 3 0 R', 150), 'menu-file-broken'),
  'an index of 100 million objects': pdf(
    () =>
      pdfFile([
        withDictionary(bomb(4000), '/Type /XRef /Size 100000000 /W [1 8 2] /Root 2 0 R'),
        '<< /Type /Catalog >>',
      ]),
    'menu-file-broken',
  ),
}

const megabytes10 = 10 * 2 ** 20 - 100

export const hostileTexts: Record<string, HostileFile> = {
  'one line of 10 MB': csv(() => 'x'.repeat(megabytes10), 'menu-file-broken'),
  'commas alone': csv(() => ','.repeat(megabytes10), 'menu-columns-unknown'),
  'blank rows alone': csv(() => '\n'.repeat(megabytes10), 'menu-file-empty'),
  'quotes alone': csv(() => '"'.repeat(megabytes10), 'menu-file-broken'),
  'quotes that never close': csv(() => `Name,Price\n${'a,"b\n'.repeat(2_000_000)}`, 'too-many-menu-rows'),
  'a quote on each row': csv(() => `Name,Price\n${'"\n'.repeat(4_000_000)}`, 'too-many-menu-rows'),
  '1,000 columns': csv(
    () => `${Array.from({ length: 1000 }, (_, at) => `c${at}`).join(',')}\n`.repeat(1800),
    'menu-columns-unknown',
  ),
  'a million keys': json(
    () => `{${Array.from({ length: 600_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
    'menu-file-empty',
  ),
  'brackets within brackets': json(() => '['.repeat(2_000_000), 'menu-file-broken'),
  'a text of 10 MB': json(() => `[{"name":"${'x'.repeat(megabytes10 - 100)}","price":5}]`, 'read'),
  'the same key over and over': json(
    () => `[${Array.from({ length: 180_000 }, () => '{"name":"a","name":"b","price":1e400}').join(',')}]`,
    'too-many-menu-rows',
  ),
}

const picture = (side: number) =>
  `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 8 /ColorSpace /DeviceRGB`

/** A page that shows nothing but a picture. */
function scan(picture: Parameters<typeof pdfFile>[0][number]): Buffer {
  return pageFile('q 600 0 0 800 0 0 cm /I Do Q', { resources: '/XObject << /I 6 0 R >>', more: [picture] })
}

/** Each of 30 forms draws the next one `times` times. */
function manyForms(times: number) {
  const form = (at: number) => ({
    dictionary: `/Type /XObject /Subtype /Form /Resources << /Font << /F1 5 0 R >> /XObject << /X${at + 1} ${at + 1} 0 R >> >>`,
    stream: at < 35 ? `/X${at + 1} Do `.repeat(times) : soup,
  })
  return {
    resources: '/XObject << /X6 6 0 R >>',
    more: Array.from({ length: 30 }, (_, at) => form(at + 6)),
  }
}

function pagesFile(kids: string, count: number): Buffer {
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    { dictionary: '', stream: soup },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ])
}

function withDictionary({ dictionary, stream }: ReturnType<typeof bomb>, more: string) {
  return { dictionary: `${dictionary} ${more}`, stream }
}

function pdf(make: HostileFile['make'], answer: HostileFile['answer']): HostileFile {
  return { name: 'menu.pdf', make, answer }
}

function csv(make: HostileFile['make'], answer: HostileFile['answer']): HostileFile {
  return { name: 'menu.csv', make, answer }
}

function json(make: HostileFile['make'], answer: HostileFile['answer']): HostileFile {
  return { name: 'menu.json', make, answer }
}
