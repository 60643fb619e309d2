// The token of the link in the mail. It is removed from the URL at once, so that it is neither copied, shown to others nor
// stored among the visited pages. The state of the history entry keeps it for a reload.

const key = 'resetToken'

/** null without a token in URL or history entry. */
export function readResetToken(): string | null {
  const { searchParams, pathname } = new URL(window.location.href)
  const token = searchParams.get('token')
  if (token) window.history.replaceState({ ...window.history.state, [key]: token }, '', pathname)
  return token || ((window.history.state as Record<string, string> | null)?.[key] ?? null)
}

export function forgetResetToken(): void {
  const { [key]: _, ...rest } = (window.history.state ?? {}) as Record<string, unknown>
  window.history.replaceState(rest, '')
}
