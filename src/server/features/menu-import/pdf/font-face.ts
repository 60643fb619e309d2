// What a PDF's font tells of the look of its letters.

/** What pdf.js knows of a font, as far as it matters here. */
export interface DrawnFont {
  readonly name?: string
  readonly bold?: boolean
  readonly black?: boolean
  readonly italic?: boolean
  readonly fontMatrix?: readonly number[]
  readonly isType3Font?: boolean
  readonly bbox?: readonly number[]
  /** It could not be read: what it shows is not known. */
  readonly isUnknown?: boolean
}

export interface Face {
  readonly font: string
  readonly isBold: boolean
  readonly isItalic: boolean
  /** How high its letters are drawn, in their nominal size. */
  readonly em: number
  /** In which the widths of its glyphs are given. */
  readonly unit: number
  readonly isUnknown: boolean
}

export function faceOf(font: DrawnFont, id: string): Face {
  const name = (font.name ?? id).replace(/^[A-Z]{6}\+/, '')
  const isBold = Boolean(font.bold || font.black) || /bold|black|heavy|semibd|demi/i.test(name)
  const isItalic = Boolean(font.italic) || /italic|oblique/i.test(name)
  const unit = font.fontMatrix?.[0] ?? 0.001
  return { font: name, isBold, isItalic, em: emOf(font), unit, isUnknown: font.isUnknown === true }
}

/** The letters of a Type 3 font are drawings in a unit of the file's own choice: their size is that of the drawings. */
function emOf(font: DrawnFont): number {
  const [, bottom, , top] = font.bbox ?? []
  if (!font.isType3Font || bottom === undefined || top === undefined) return 1
  const height = Math.abs((top - bottom) * (font.fontMatrix?.[3] ?? 0.001))
  return height > 0 && (height < 0.4 || height > 3) ? height / usualHeight : 1
}

/** From the lowest tail to the highest accent. */
const usualHeight = 1.1
