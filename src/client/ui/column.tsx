// The one column everything stands in: the whole width of a phone, a sheet of paper on a laptop. What is marked as wide
// (screens/restaurant-interest) has a wider sheet; of the portal's screens, portal.css decides.

import type { ReactNode } from 'react'

export function Column({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[480px] flex-col has-[[data-wide]]:max-w-[1080px] bg-paper sm:my-8 sm:min-h-[calc(100dvh-4rem)] sm:rounded-sheet sm:shadow-[0_1px_2px_rgb(0_0_0/0.06),0_16px_48px_rgb(0_0_0/0.08)] print:m-0 print:max-w-none print:rounded-none print:bg-transparent print:shadow-none">
      {children}
    </div>
  )
}
