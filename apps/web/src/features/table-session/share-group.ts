// Shares a table: opens the share sheet with the join link, otherwise copies the code, and shows the outcome in a toast.

import type { Group } from '@tablemate/contract/groups.ts'
import { copyText } from '../../lib/device/clipboard.ts'
import { share } from '../../lib/device/share.ts'
import { joinLink } from '../../lib/paths.ts'
import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'
import { toast } from '../../ui/toast.ts'

type Shared = Pick<Group, 'code' | 'linkKey' | 'restaurantName'>

export async function shareGroup(group: Shared) {
  const { code, restaurantName } = group
  const words = texts.share
  const outcome = await share({
    title: restaurantName ? words.titleAt({ restaurant: isolate(restaurantName) }) : words.title,
    text: words.text({ code }),
    url: joinLink(group),
    copy: code,
  })
  switch (outcome) {
    case 'shared':
    case 'cancelled':
      return
    case 'copied':
      return toast({ title: words.copied.title, description: words.copied.hint({ code }), tone: 'good' })
    case 'failed':
      return toast({ title: words.failed.title, description: words.failed.hint({ code }), tone: 'bad' })
  }
}

/** Copies the join link, to be pasted into a message. */
export async function copyLink(group: Pick<Group, 'code' | 'linkKey'>) {
  const { linkCopied, failed } = texts.share
  if (await copyText(joinLink(group))) toast({ title: linkCopied, tone: 'good' })
  else toast({ title: failed.title, description: failed.hint({ code: group.code }), tone: 'bad' })
}
