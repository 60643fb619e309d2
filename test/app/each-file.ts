// Belongs to every test file, whichever process it shares with others.

import { afterAll } from 'vitest'
import { closeBrowser } from '../browser/browser.ts'

afterAll(closeBrowser)
