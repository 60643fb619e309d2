// How to install the app by hand. The menu opens it if the browser does not offer to install.

import { texts } from '../../text/texts.ts'
import { SheetContent } from '../../ui/sheet-content.tsx'
import { InstallSteps } from './install-steps.tsx'

export function InstallSheet({ onClose }: { onClose: () => void }) {
  return (
    <SheetContent isOpen onClose={onClose} title={texts.install.howTitle} description={texts.install.use}>
      <InstallSteps />
    </SheetContent>
  )
}
