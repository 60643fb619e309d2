// The group code in large letters with its QR code, to show to others.

import type { Group } from '@tablemate/contract/groups.ts'
import { Share } from 'lucide-react'
import { joinLink } from '../../lib/paths.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { HugeCode } from './group-code.tsx'
import { RenewCode } from './renew-code.tsx'
import { copyLink, shareGroup } from './share-group.ts'

interface CodeSheetProps {
  readonly group: Group
  readonly onClose: () => void
}

export function CodeSheet({ group, onClose }: CodeSheetProps) {
  return (
    <Sheet isOpen onClose={onClose} title={texts.share.codeLabel} description={texts.codeSheet.hint}>
      <div className="flex flex-col items-center gap-8 pt-5">
        <HugeCode code={group.code} />
        <QrCode text={joinLink(group)} label={texts.share.qrLabel({ code: group.code })} className="w-56" />
        <Button className="w-full" onClick={() => shareGroup(group)}>
          <Share size={20} strokeWidth={1.9} aria-hidden />
          {texts.group.share}
        </Button>
        <Button tone="quiet" size="small" className="-mt-5" onClick={() => copyLink(group)}>
          {texts.share.copyLink}
        </Button>
        <RenewCode groupId={group.id} />
      </div>
    </Sheet>
  )
}
