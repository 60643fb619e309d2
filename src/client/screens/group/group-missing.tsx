// No such table, or not for this phone.

import { TableMissing } from '../../parts/table-notice.tsx'
import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'
import { NavButton } from '../../ui/button.tsx'

export function GroupMissing() {
  return (
    <TableMissing title={en.group.missing} hint={en.group.missingHint}>
      <NavButton to={paths.landing()}>{en.app.home}</NavButton>
    </TableMissing>
  )
}
