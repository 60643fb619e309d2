// A diner's spoken words as a quote, shown until the order has dishes.

import * as en from '../text/en.ts'
import { isolate } from '../text/isolate.ts'

export function Transcript({ text }: { text: string }) {
  return (
    <blockquote className="wrap-anywhere whitespace-pre-line text-pretty font-serif text-lead">
      {en.order.quote(isolate(text))}
    </blockquote>
  )
}
