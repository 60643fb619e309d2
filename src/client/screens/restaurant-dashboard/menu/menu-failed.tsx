// The menu could not be had, and may be asked for again.

import * as en from '../../../text/en.ts'
import { Button } from '../../../ui/button.tsx'
import type { MenuState } from './use-own-menu.ts'

export function MenuFailed({ menu }: { readonly menu: Extract<MenuState, { kind: 'failed' }> }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p>{en.ownMenu.failed}</p>
      <Button tone="secondary" size="small" onClick={menu.retry}>
        {en.app.tryAgain}
      </Button>
    </div>
  )
}
