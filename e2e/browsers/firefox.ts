// The driver of headless Firefox, by WebDriver BiDi.

import type { ElementHandle } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import type { Driver } from './driver.ts'

const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

export async function startFirefox(): Promise<Driver> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width: 430, height: 844 })
  const errors: string[] = []
  page.on('pageerror', error => errors.push(String(error)))
  page.on('console', message => message.type() === 'error' && errors.push(message.text()))
  const evaluate = (script: string, args: unknown[]) =>
    page.evaluateHandle((body, given) => new Function(body).apply(null, given), script, args)
  return {
    async goTo(url) {
      await page.goto(url)
    },
    run: async (script, ...args) => (await evaluate(script, args)).jsonValue(),
    async act(act, script, ...args) {
      const element = (await evaluate(script, args)).asElement() as ElementHandle<HTMLInputElement> | null
      if (act.kind === 'press') await element?.click()
      else if (act.kind === 'type') await element?.type(act.text)
      else await element?.uploadFile(act.path)
      return element !== null
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    errors: async () => errors,
    close: () => browser.close(),
  }
}
