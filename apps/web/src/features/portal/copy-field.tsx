// A value that the owner copies into another system, such as a URL or a secret.

import { Check, Copy } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { copyText } from '../../lib/device/clipboard.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'

const words = texts.pos.copy
const confirmationMs = 2000

interface Props {
  readonly label: string
  readonly value: string
  readonly hint?: ReactNode
}

export function CopyField({ label, value, hint }: Props) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), confirmationMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    if (await copyText(value)) setCopied(true)
    else toast({ title: words.failed, tone: 'bad' })
  }
  const Icon = isCopied ? Check : Copy
  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-semibold">{label}</p>
      <div className="flex flex-wrap items-stretch gap-2">
        <span
          dir="ltr"
          className="wrap-anywhere min-w-0 flex-[1_1_14rem] select-all rounded-button border border-line bg-card px-4 py-2.5 text-start"
        >
          {value}
        </span>
        <Button
          tone="secondary"
          size="small"
          className="min-w-28"
          aria-label={words.of({ what: label })}
          onClick={() => void copy()}
        >
          <Icon size={18} strokeWidth={1.9} aria-hidden />
          {isCopied ? words.done : words.action}
        </Button>
        <span role="status" className="sr-only">
          {isCopied && words.done}
        </span>
      </div>
      {hint && <p className="text-pretty text-muted text-small">{hint}</p>}
    </div>
  )
}
