// Where the form of a campaign stands, new or in the place of what it changes. It opens at its heading.

import { type ReactNode, useId } from 'react'

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

const takeFocus = (heading: HTMLElement | null) => heading?.focus()
