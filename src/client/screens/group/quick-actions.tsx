// The most frequent actions, within the thumb's reach.

import { paths } from '../../paths.ts'
import * as texts from '../../text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { preloadForm } from './order-form/lazy-order-form.tsx'

export function QuickActions({ groupId, onAdd }: { groupId: string; onAdd: () => void }) {
  return (
    <nav aria-label={texts.group.quickActions} className="grid grid-cols-2 gap-3">
      <Button
        id="add-manually"
        tone="secondary"
        className="px-2!"
        aria-expanded={false}
        onClick={onAdd}
        {...preloadForm}
      >
        {texts.group.add}
      </Button>
      <NavButton to={paths.summary(groupId)}>{texts.group.view}</NavButton>
    </nav>
  )
}
