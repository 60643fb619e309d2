// Sharing a table: the share sheet with the join link, else the code on the clipboard, and a word about what happened.

import { copyText } from '../device/clipboard.ts'
import { share } from '../device/share.ts'
import { joinLink } from '../paths.ts'
import * as en from '../text/en.ts'
import { toast } from '../ui/toast.ts'

export async function shareGroup({ code, restaurantName }: { code: string; restaurantName: string | null }) {
  const words = en.share
  const outcome = await share({
    title: words.title(restaurantName),
    text: words.text(code),
    url: joinLink(code),
    copy: code,
  })
  switch (outcome) {
    case 'shared':
    case 'cancelled':
      return
    case 'copied':
      return toast({ title: words.copied.title, description: words.copied.hint(code), tone: 'good' })
    case 'failed':
      return toast({ title: words.failed.title, description: words.failed.hint(code), tone: 'bad' })
  }
}

/** The link that a friend opens, for a message. */
export async function copyLink({ code }: { code: string }) {
  const { linkCopied, failed } = en.share
  if (await copyText(joinLink(code))) toast({ title: linkCopied, tone: 'good' })
  else toast({ title: failed.title, description: failed.hint(code), tone: 'bad' })
}
