// No such table, or not for this phone. What was typed for it is forgotten, as the table is.

import { useEffect } from 'react'
import { TableMissing } from '../../parts/table-notice.tsx'
import { paths } from '../../paths.ts'
import { en } from '../../text/en.ts'
import { NavButton } from '../../ui/button.tsx'
import { forgetDraft } from './order-form/draft.ts'

export function GroupMissing({ groupId }: { groupId: string }) {
  useEffect(() => forgetDraft(groupId), [groupId])
  return (
    <TableMissing title={en.group.missing} hint={en.group.missingHint}>
      <NavButton to={paths.landing()}>{en.app.home}</NavButton>
    </TableMissing>
  )
}
