import { isLive } from '@tablemate/contract/service.ts'
import { askServer } from '../lib/ask-server.ts'

/**
 * Reloads the page after a script failed to load twice, because Chrome remembers a failed script, and all that import it, for
 * as long as the page is open. Does nothing unless our server answers: a page that works must not be replaced by the browser's
 * error page.
 */
export async function reloadPage(): Promise<void> {
  if ((await askServer(isLive))?.status === 'ok') window.location.reload()
}
