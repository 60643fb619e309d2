// The frame of a campaign form. Its heading takes the focus when it opens.

import { type ReactNode, useId } from 'react'
import { takeFocus } from '../../ui/take-focus.ts'

export function FormPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="animate-rise rounded-card border border-line bg-card p-5 lg:p-8">
      <h2 id={id} tabIndex={-1} ref={takeFocus} className="wrap-anywhere mb-5 text-title outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
