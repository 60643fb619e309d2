// Reads the style of a PDF font: name, weight, slant, size of its letters.

/** The properties of pdf.js's font objects that this reader uses. */
export interface DrawnFont {
  readonly name?: string
  readonly bold?: boolean
  readonly black?: boolean
  readonly italic?: boolean
  readonly fontMatrix?: readonly number[]
  readonly isType3Font?: boolean
  readonly bbox?: readonly number[]
  /** pdf.js could not read the font, so its letters are unknown. */
  readonly isUnknown?: boolean
}

export interface Face {
  readonly font: string
  readonly isBold: boolean
  readonly isItalic: boolean
  /** The real height of its letters as a factor of the nominal font size. */
  readonly em: number
  /** The unit of its glyphs' widths. */
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

/** A Type 3 font draws its letters in a unit of the file's choice, so their size is the size of the drawings. */
function emOf(font: DrawnFont): number {
  const [, bottom, , top] = font.bbox ?? []
  if (!font.isType3Font || bottom === undefined || top === undefined) return 1
  const height = Math.abs((top - bottom) * (font.fontMatrix?.[3] ?? 0.001))
  return height > 0 && (height < 0.4 || height > 3) ? height / usualHeight : 1
}

/** From the lowest descender to the highest accent. */
const usualHeight = 1.1
