// Every text of the app in the page's language, by subject. Filled by load-texts.ts before the modules that use it are loaded.

import type { DinerMessages, PortalMessages } from '../../../messages/messages.d.ts'

export type Texts = DinerMessages & PortalMessages

export const texts = {} as Texts
