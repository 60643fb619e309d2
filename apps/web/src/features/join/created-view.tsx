// Shown after a group was created: its code in large letters, and its QR code.

import { getGroup } from '@tablemate/contract/groups.ts'
import { Share } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { joinLink, paths } from '../../lib/paths.ts'
import { tableText } from '../../lib/text/table-text.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button, NavButton } from '../../ui/button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Screen, ScreenTitle } from '../../ui/screen.tsx'
import { HugeCode } from '../table-session/group-code.tsx'
import { shareGroup } from '../table-session/share-group.ts'
import type { CreatedGroup } from './use-create-group.ts'

const words = texts.createGroup.created

export function CreatedView({ created }: { created: CreatedGroup }) {
  const { id, restaurantName, tableNumber } = created
  const { code, linkKey } = useCurrentLink(created)
  const place = [restaurantName, tableNumber && tableText(tableNumber)].filter(Boolean).join(' · ')
  return (
    <Screen
      bottom={
        <>
          <Button tone="secondary" onClick={() => shareGroup({ code, linkKey, restaurantName })}>
            <Share size={20} strokeWidth={1.9} aria-hidden />
            {words.share}
          </Button>
          <NavButton to={paths.group(id)}>{words.start}</NavButton>
        </>
      }
    >
      <div className="m-auto flex w-full animate-rise flex-col items-center pt-8 text-center">
        <ScreenTitle takesFocus>{words.title}</ScreenTitle>
        {place && <p className="wrap-anywhere mt-1 text-muted">{place}</p>}
        <div className="my-9 w-full border-line border-y py-9">
          <HugeCode code={code} />
        </div>
        <QrCode text={joinLink({ code, linkKey })} label={texts.share.qrLabel({ code })} className="w-44" />
        <p className="mt-5 max-w-72 text-pretty text-muted">{words.hint}</p>
      </div>
    </Screen>
  )
}

/** The group's current code and link, because the host may have renewed the code before returning to this view. */
function useCurrentLink({ id, code, linkKey }: CreatedGroup): Pick<CreatedGroup, 'code' | 'linkKey'> {
  const [current, setCurrent] = useState({ code, linkKey })
  useEffect(() => {
    let isHere = true
    call(getGroup, { params: { groupId: id } }).then(
      group => isHere && setCurrent(group),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [id])
  return current
}
