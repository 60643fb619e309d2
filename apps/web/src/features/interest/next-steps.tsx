// Describes the next steps after a restaurant has sent the interest form.

import { useId } from 'react'
import { texts } from '../../lib/text/texts.ts'

const { title, steps } = texts.interest.next

export function NextSteps({ className = '' }: { className?: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`rounded-card bg-tint px-5 py-5 ${className}`}>
      <h2 id={id} className="text-lead">
        {title}
      </h2>
      <ol className="mt-3 flex flex-col gap-2.5">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3">
            <span aria-hidden className="figures w-4 shrink-0 font-serif text-accent-text">
              {at + 1}
            </span>
            <span className="text-pretty">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
