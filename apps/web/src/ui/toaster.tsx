// Renders the current toast. The Radix part loads with the first toast; until then, or if that fails, a plain toast shows.

import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { closeToast, type Toast, toastLook, useToast } from './toast.ts'

const ToastArea = lazy(async () => ({ default: (await import('./toast-area.tsx')).ToastArea }))

let wasNeeded = false

export function Toaster() {
  const toast = useToast()
  if (toast) wasNeeded = true
  const plain = toast && <PlainToast key={toast.id} toast={toast} />
  // A sheet that opens hides the page from screen readers, except what has `aria-live`. Radix and `role="alert"` announce toasts.
  return (
    <div aria-live="off">
      {wasNeeded && (
        <FallbackBoundary show={plain}>
          <Suspense fallback={plain && <div className="animate-late">{plain}</div>}>
            <ToastArea toast={toast} />
          </Suspense>
        </FallbackBoundary>
      )}
    </div>
  )
}

class FallbackBoundary extends Component<{ children: ReactNode; show: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override render() {
    return this.state.hasFailed ? this.props.show : this.props.children
  }
}

function PlainToast({ toast }: { toast: Toast }) {
  useEffect(() => {
    const timer = setTimeout(closeToast, toast.durationMs)
    return () => clearTimeout(timer)
  }, [toast.durationMs])
  return (
    <div role="alert" className={toastLook.area}>
      <div className={`${toastLook.frame} items-start ${toastLook.edge[toast.tone]}`}>
        <div className="min-w-0 flex-1 py-1">
          <p className={toastLook.title[toast.tone]}>{toast.title}</p>
          {toast.description && <p className={toastLook.description}>{toast.description}</p>}
        </div>
      </div>
    </div>
  )
}
