// The column around every screen: full width on a phone, a sheet of fixed width on a laptop. A screen with data-wide
// (features/interest) gets a wider sheet; portal.css styles the screens of the portal.

import type { ReactNode } from 'react'

export function Column({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto flex min-h-dvh max-w-[480px] flex-col has-[[data-wide]]:max-w-[1080px] bg-paper sm:my-8 sm:min-h-[calc(100dvh-4rem)] sm:rounded-sheet sm:shadow-[0_1px_2px_rgb(0_0_0/0.06),0_16px_48px_rgb(0_0_0/0.08)] print:m-0 print:max-w-none print:rounded-none print:bg-transparent print:shadow-none">
      {children}
    </div>
  )
}
