// Reads pages of a PDF that are pictures or outlines: draws them and recognises the text.

import type { Language } from '@tablemate/domain/languages.ts'
import * as limits from '@tablemate/domain/limits.ts'
import type { PageText } from '@tablemate/menu-reader/pdf/layout/page-text.ts'
import { textOfLetters } from '../pdf/drawn-text.ts'
import { drawPage, openPageImages, type PageImage } from './page-images.ts'
import { recognisedLetters, unsureWords } from './recognised-letters.ts'
import { openTextRecognition, type RecognisedLine } from './tesseract.ts'

export interface RecognisedPages {
  /** By page number, from 1. */
  readonly pages: ReadonlyMap<number, RecognisedPage>
  /** Pages, from 1, for which the time or the number of pages did not suffice, or that cannot be drawn. */
  readonly unread: ReadonlySet<number>
}

export interface RecognisedPage extends PageText {
  /** Words that are perhaps read wrong. */
  readonly unsure: readonly string[]
}

/**
 * A page of a menu takes 1 to 6 s of processor time. A picture of noise would take minutes. Pages for which the time does not
 * suffice are left out.
 */
const cpuMsOfPage = 10_000

export interface RecognitionOptions {
  /** When it ends, by `performance.now()`. */
  readonly until: number
  /** Of the restaurant's menu. */
  readonly language: Language
  /** Called when a page begins, with its number among those that are recognised. */
  readonly onPage?: ((page: number, pages: number) => void) | undefined
}

/** No pages if the file cannot be drawn. */
export async function recognisePages(
  pdf: Uint8Array,
  numbers: readonly number[],
  { until, language, onPage }: RecognitionOptions,
): Promise<RecognisedPages> {
  const images = await openPageImages(pdf).catch(() => null)
  if (!images) return { pages: new Map(), unread: new Set() }
  const recognition = await openTextRecognition(modelsFor(language))
  const pages = new Map<number, RecognisedPage>()
  const chosen = numbers.slice(0, limits.recognisedPages)
  for (const [index, number] of chosen.entries()) {
    onPage?.(index + 1, chosen.length)
    const cpuBefore = cpuMs()
    const image = await drawPage(images, number - 1)
    if (!image) continue
    const isOverdue = () => performance.now() > until || cpuMs() - cpuBefore > cpuMsOfPage
    if (isOverdue()) continue
    try {
      const lines = recognition.recognise(image, isOverdue)
      if (lines) pages.set(number, recognisedPage(lines, image))
    } catch {
      // After a fault of Tesseract its memory may be damaged.
      break
    }
  }
  return { pages, unread: new Set(numbers.filter(number => !pages.has(number))) }
}

function recognisedPage(lines: readonly RecognisedLine[], image: PageImage): RecognisedPage {
  const { pageWidth: width, pageHeight: height } = image
  const text = textOfLetters({ width, height, letters: recognisedLetters(lines, image) })
  return { ...text, unsure: unsureWords(lines) }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const modelOf = {
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  de: 'deu',
  it: 'ita',
  pt: 'por',
  nl: 'nld',
  pl: 'pol',
  tr: 'tur',
  ar: 'ara',
  ja: 'jpn',
  zh: 'chi_sim',
} as const satisfies Record<Language, string>

/** Menus mix languages. Together these models know most letters with accents; more of them take longer and read no better. */
const latinModels = ['eng', 'fra', 'deu']

function modelsFor(language: Language): string[] {
  const own = modelOf[language]
  const isLatin = !['ar', 'ja', 'zh'].includes(language)
  return isLatin ? [...new Set([own, ...latinModels])] : [own, 'eng']
}
