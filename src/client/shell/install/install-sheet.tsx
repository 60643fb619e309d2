// How to install the app by hand, asked for from the menu where the browser offers nothing.

import * as en from '../../text/en.ts'
import { SheetContent } from '../../ui/sheet-content.tsx'
import { InstallSteps } from './install-steps.tsx'

export function InstallSheet({ onClose }: { onClose: () => void }) {
  return (
    <SheetContent isOpen onClose={onClose} title={en.install.howTitle} description={en.install.use}>
      <InstallSteps />
    </SheetContent>
  )
}
