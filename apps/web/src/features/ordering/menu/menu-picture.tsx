// The picture of a dish. It is decorative: the dish's name is beside it. Its space is reserved, and it loads when it comes near
// the screen, in the smallest file that suffices.

import { getMenuPicture } from '@tablemate/contract/menu-pictures.ts'
import { type PictureFormat, pictureHeight, pictureWidths } from '@tablemate/domain/menu/menu-pictures.ts'
import { addressOf } from '../../../lib/api/call.ts'

interface Props {
  readonly pictureId: string
  /** How wide it is displayed, as in CSS: "96px". */
  readonly sizes: string
  readonly className?: string
}

export function MenuPicture({ pictureId, sizes, className = '' }: Props) {
  const [width] = pictureWidths
  const fileOf = (size: (typeof pictureWidths)[number], format: PictureFormat) =>
    addressOf(getMenuPicture, { params: { pictureId, file: `${size}.${format}` } })
  const srcSet = (format: PictureFormat) =>
    pictureWidths.map(size => `${fileOf(size, format)} ${size}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
      <img
        src={fileOf(width, 'webp')}
        srcSet={srcSet('webp')}
        sizes={sizes}
        width={width}
        height={pictureHeight(width)}
        alt=""
        loading="lazy"
        decoding="async"
        className={`aspect-4/3 rounded-button bg-tint object-cover ${className}`}
      />
    </picture>
  )
}
