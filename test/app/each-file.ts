// The setup of every test file: closes the browser after the file, even in a process shared with other files.

import { afterAll } from 'vitest'
import { closeBrowser } from '../browser/browser.ts'

afterAll(closeBrowser)
