// How to install the app by hand. The menu opens it if the browser does not offer to install.

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
