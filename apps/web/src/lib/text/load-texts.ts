// Loads the texts of the page's language (docs/decisions/0033).

import { bindMessages, type Compiled } from '@tablemate/messages/bind.ts'
import { language } from './locale.ts'
import { texts } from './texts.ts'

type Load = () => Promise<Compiled>

/** The compiled catalogs (apps/web/build/messages.ts), by path. */
const catalogs = {
  diner: import.meta.glob<Compiled>('../../../messages/*/diner.json', { import: 'default' }),
  portal: import.meta.glob<Compiled>('../../../messages/*/portal.json', { import: 'default' }),
}

/** Fills `texts` with what diners read, or with what the portal adds. Rejects if the network fails. */
export async function loadTexts(half: keyof typeof catalogs): Promise<void> {
  const load = catalogs[half][`../../../messages/${language.code}/${half}.json`] as Load
  Object.assign(texts, bindMessages(await load(), language.locale))
}
