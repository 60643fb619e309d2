// Sends the receipt as text or, where the device can, as a picture, and prints it.

import { Image, Printer, Share } from 'lucide-react'
import { share } from '../../device/share.ts'
import { canSharePictures, sharePicture } from '../../device/share-picture.ts'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { Receipt } from './receipt.ts'
import { drawReceipt } from './receipt-picture.ts'
import { receiptText } from './receipt-text.ts'

const words = texts.receipt
const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const

export function ReceiptActions({ receipt }: { receipt: Receipt }) {
  const { title, hint } = words.failed
  const reportFailure = () => toast({ title, description: hint, tone: 'bad' })
  const send = async () => {
    const text = receiptText(receipt)
    const outcome = await share({ title: texts.titles.receipt, text, copy: text })
    if (outcome === 'copied') toast({ title: words.copied, tone: 'good' })
    if (outcome === 'failed') reportFailure()
  }
  const sendPicture = async () => {
    const picture = await drawReceipt(receipt)
    if (!picture || (await sharePicture(picture, texts.titles.receipt)) === 'failed') reportFailure()
  }
  return (
    <div className="on-screen-only flex flex-wrap gap-2 pt-4">
      <Button tone="secondary" size="small" className={action} onClick={send}>
        <Share {...icon} />
        {words.send}
      </Button>
      {canSharePictures() && (
        <Button tone="secondary" size="small" className={action} onClick={sendPicture}>
          <Image {...icon} />
          {words.picture}
        </Button>
      )}
      <Button tone="secondary" size="small" className={action} onClick={() => window.print()}>
        <Printer {...icon} />
        {words.print}
      </Button>
    </div>
  )
}

const action = 'flex-1 flex-col gap-1! px-2! py-2.5! text-small! leading-tight'
