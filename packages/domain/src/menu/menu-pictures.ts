// The sizes and formats in which the picture of a dish is stored and served.

/** In pixels: for a dish on the menu of a phone with up to three pixels per point, and for a sheet of one. */
export const pictureWidths = [288, 576, 1152] as const
type PictureWidth = (typeof pictureWidths)[number]

/** The smaller files first. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export type PictureFile = `${PictureWidth}.${PictureFormat}`

export const pictureFiles = pictureWidths.flatMap(width =>
  pictureFormats.map((format): PictureFile => `${width}.${format}`),
)

/** Every picture is cut to 4:3. */
export function pictureHeight(width: number): number {
  return (width * 3) / 4
}
