// Deletes a campaign after a confirmation. "Keep It" has the focus, so a double tap deletes nothing.

import { type Campaign, deleteCampaign } from '@tablemate/contract/campaigns.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { problemOf } from '../../lib/api/call-problem.ts'
import { sentenceFor } from '../../lib/text/problems.ts'
import { texts } from '../../lib/text/texts.ts'
import { Button } from '../../ui/button.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { toast } from '../../ui/toast.ts'
import { portalCall } from '../portal/portal-call.ts'
import { dropCampaign } from './use-campaigns.ts'

const words = texts.campaigns.deletion

export function DeleteCampaign({ campaign }: { campaign: Campaign }) {
  const [state, setState] = useState<'idle' | 'asking' | 'deleting' | 'declined'>('idle')
  const remove = async () => {
    setState('deleting')
    try {
      await portalCall(deleteCampaign, { params: { campaignId: campaign.id } })
      // The card is about to disappear, so the focus moves to the heading.
      document.querySelector('h1')?.focus({ preventScroll: true })
      dropCampaign(campaign)
      toast({
        title: words.done.title,
        description: words.done.hint({ title: campaign.title }),
        tone: 'good',
      })
    } catch (error) {
      toast({
        title: words.failed.title,
        description: sentenceFor(problemOf(error), words.failed.hint),
        tone: 'bad',
      })
      setState('declined')
    }
  }
  if (state === 'idle' || state === 'declined')
    return (
      <Button
        tone="quiet"
        size="small"
        className="text-danger!"
        // After the question, the focus returns to this button.
        ref={state === 'declined' ? takeFocus : null}
        onClick={() => setState('asking')}
      >
        <Trash2 size={18} strokeWidth={1.9} aria-hidden />
        {words.ask}
        <span className="sr-only"> {texts.campaigns.which({ title: campaign.title })}</span>
      </Button>
    )
  return (
    <div className="flex w-full animate-fade flex-wrap items-center gap-x-3 gap-y-2 border-line border-t pt-3">
      <p role="status" className="min-w-40 flex-1">
        <span className="wrap-anywhere block font-semibold">{words.question({ title: campaign.title })}</span>
        <span className="text-muted text-small">{words.hint}</span>
      </p>
      <Button
        tone="quiet"
        size="small"
        className="text-danger!"
        isBusy={state === 'deleting'}
        onClick={() => void remove()}
      >
        {state === 'deleting' ? words.deleting : words.yes}
      </Button>
      <Button tone="secondary" size="small" ref={takeFocus} onClick={() => setState('declined')}>
        {words.no}
      </Button>
    </div>
  )
}
