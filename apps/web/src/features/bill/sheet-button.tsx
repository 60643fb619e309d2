// A button that opens a sheet of payments, which needs a network.

import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { showOffline } from '../pay/payment-toasts.ts'

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly onOpen: () => void
}

export function SheetButton({ onOpen, ...button }: Props) {
  return <Button {...button} onClick={() => (navigator.onLine ? onOpen() : showOffline())} />
}
