// A diner's spoken words as a quote, shown until the order has dishes.

import { isolate } from '../../lib/text/isolate.ts'
import { texts } from '../../lib/text/texts.ts'

export function Transcript({ text }: { text: string }) {
  return (
    <blockquote className="wrap-anywhere whitespace-pre-line text-pretty font-serif text-lead">
      {texts.order.quote({ text: isolate(text) })}
    </blockquote>
  )
}
