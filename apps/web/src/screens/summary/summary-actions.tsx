// Buttons to export the summary as files, share it as text, and print it.

import { Download, Printer, Share, Table } from 'lucide-react'
import { share } from '../../device/share.ts'
import { texts } from '../../text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { exportCsv, exportSummary } from './export-summary.ts'
import { summaryText } from './summary-text.ts'
import type { Summary } from './use-summary.ts'

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const

export function SummaryActions({ summary }: { summary: Summary }) {
  return (
    <div className="on-screen-only flex flex-wrap gap-2 pt-4">
      <Button tone="secondary" size="small" className={action} onClick={() => exportSummary(summary)}>
        <Download {...icon} />
        {texts.summary.export}
      </Button>
      <Button tone="secondary" size="small" className={action} onClick={() => exportCsv(summary)}>
        <Table {...icon} />
        {texts.summary.exportCsv}
      </Button>
      <Button tone="secondary" size="small" className={action} onClick={() => shareSummary(summary)}>
        <Share {...icon} />
        {texts.summary.share}
      </Button>
      <Button tone="secondary" size="small" className={action} onClick={() => window.print()}>
        <Printer {...icon} />
        {texts.summary.print}
      </Button>
    </div>
  )
}

async function shareSummary(summary: Summary) {
  const { copied, notShared } = texts.summary
  const text = summaryText(summary)
  const outcome = await share({ title: texts.titles.summary, text, copy: text })
  if (outcome === 'copied') toast({ title: copied, tone: 'good' })
  if (outcome === 'failed') toast({ title: notShared.title, description: notShared.hint, tone: 'bad' })
}

const action = 'flex-1 flex-col gap-1! px-2! py-2.5! text-small! leading-tight'
