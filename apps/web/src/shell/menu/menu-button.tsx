// Opens the menu, whose script is loaded on first use.

import { Menu } from 'lucide-react'
import { useState } from 'react'
import { texts } from '../../text/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LazyPart, lazyPart } from '../../ui/lazy-part.tsx'
import type { MenuSheetProps } from './menu-sheet.tsx'

const sheet = lazyPart<MenuSheetProps>(async () => (await import('./menu-sheet.tsx')).MenuSheet)

export function MenuButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={texts.menu.title}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={sheet.preload}
        onFocus={sheet.preload}
      >
        <Menu size={20} strokeWidth={1.9} aria-hidden />
      </IconButton>
      {isOpen && <LazyPart source={sheet} params={{ onClose: () => setOpen(false) }} />}
    </>
  )
}
