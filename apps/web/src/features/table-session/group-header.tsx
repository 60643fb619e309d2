// The header: restaurant, table and group code, with buttons to share the code and to open the summary. A closed group has no code.

import type { Group } from '@tablemate/contract/groups.ts'
import { QrCode as QrIcon, Share, TextAlignStart } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { tableText } from '../../lib/text/table-text.ts'
import { texts } from '../../lib/text/texts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { preloadOnIntent } from '../../ui/preload.ts'
import { ScreenHeader } from '../../ui/screen.tsx'
import { CodeSheet } from './code-sheet.tsx'
import { shareGroup } from './share-group.ts'

export function GroupHeader({ group }: { group: Group }) {
  const [isCodeOpen, setCodeOpen] = useState(false)
  return (
    <>
      <ScreenHeader
        title={group.restaurantName ?? texts.table.unnamed}
        detail={
          <span className="flex flex-wrap items-center gap-x-3 text-body">
            {group.tableNumber && <span className="wrap-anywhere">{tableText(group.tableNumber)}</span>}
            {group.isActive && <CodeButton code={group.code} onPress={() => setCodeOpen(true)} />}
          </span>
        }
        back={{ to: paths.landing(), label: texts.group.back }}
        actions={
          <>
            {group.isActive && (
              <IconButton label={texts.group.share} onClick={() => shareGroup(group)}>
                <Share size={20} strokeWidth={1.9} aria-hidden />
              </IconButton>
            )}
            <SummaryButton groupId={group.id} />
          </>
        }
      />
      {isCodeOpen && <CodeSheet group={group} onClose={() => setCodeOpen(false)} />}
    </>
  )
}

function CodeButton({ code, onPress }: { code: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="group -my-1 inline-flex min-h-11 items-center gap-2 rounded-button"
    >
      {texts.group.codeWord}
      <span className="font-semibold text-ink text-lead tracking-[0.06em]">{code}</span>
      <QrIcon
        size={20}
        strokeWidth={1.9}
        aria-hidden
        className="text-accent-text transition-colors group-hover:text-ink"
      />
      <span className="sr-only">{texts.group.showCode}</span>
    </button>
  )
}

function SummaryButton({ groupId }: { groupId: string }) {
  const [, navigate] = useLocation()
  const to = paths.summary(groupId)
  const { onTouchStart, onPointerEnter, onFocus } = preloadOnIntent(to)
  return (
    <IconButton
      label={texts.group.summary}
      onClick={() => navigate(to)}
      onTouchStart={onTouchStart}
      onPointerEnter={onPointerEnter}
      onFocus={onFocus}
    >
      <TextAlignStart size={20} strokeWidth={1.9} aria-hidden />
    </IconButton>
  )
}
