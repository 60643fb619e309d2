// This phone sits at the table already: back to it, or anew under another name.

import { paths } from '../../paths.ts'
import * as en from '../../text/en.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { Screen, ScreenHeader } from '../../ui/screen.tsx'
import { TableCard } from './table-card.tsx'
import type { FoundTable } from './use-join-group.ts'

const words = en.joinGroup.member

export function AlreadyMember({ table, onOther }: { table: FoundTable; onOther: () => void }) {
  return (
    <Screen
      header={
        <ScreenHeader
          title={words.title}
          takesFocus
          back={{ to: paths.landing(), label: en.joinGroup.back }}
        />
      }
      bottom={
        <>
          <NavButton to={paths.group(table.id)}>{words.rejoin}</NavButton>
          <Button tone="secondary" onClick={onOther}>
            {words.other}
          </Button>
        </>
      }
    >
      <p className="pb-6 text-pretty text-muted">{words.hint}</p>
      <TableCard table={table} />
    </Screen>
  )
}
