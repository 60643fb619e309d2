// Loads the English texts before the modules that read them. A setup file of every project.

import { loadTexts } from '@tablemate/web/lib/text/load-texts.ts'

await Promise.all([loadTexts('diner'), loadTexts('portal')])
