// The driver of WebKitGTK's MiniBrowser on a virtual screen (Xvfb), by WebDriver. WebDriver does not expose the console, so
// a script in the page collects errors after it has loaded.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { findPort } from '@tablemate/test/app/free-port.ts'
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Driver } from './driver.ts'

const binary = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? ''

export async function startWebKit(): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(screen.stdout, 'data')
  const port = await findPort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const driver = await connect(`http://127.0.0.1:${port}`, server)
  await driver.manage().window().setRect({ width: 430, height: 844 })
  const errors: string[] = []
  const collect = async () => errors.push(...(await driver.executeScript<string[]>(takeErrors)))
  return {
    async goTo(url) {
      await driver.get(url)
      await collect()
    },
    run: (script, ...args) => driver.executeScript(script, ...args),
    async act(act, script, ...args) {
      const element = await driver.executeScript<WebElement | null>(script, ...args)
      if (act.kind === 'press') await element?.click()
      else await element?.sendKeys(act.kind === 'type' ? act.text : act.path)
      return element !== null
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    async errors() {
      await collect()
      return errors
    },
    async close() {
      await driver.quit()
      server.kill()
      screen.kill()
    },
  }
}

/** Polls until the driver listens, because it does not announce that. */
async function connect(url: string, server: ChildProcess): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  }
  while ((await fetch(`${url}/status`).catch(() => null)) === null)
    if (server.exitCode !== null) throw new Error('WebKitWebDriver ended')
  return new Builder().usingServer(url).withCapabilities(capabilities).build()
}

const takeErrors = `
  if (!window.errorsSeen) {
    window.errorsSeen = []
    addEventListener('error', event => window.errorsSeen.push(event.message))
    addEventListener('unhandledrejection', event => window.errorsSeen.push(String(event.reason)))
    const { error } = console
    console.error = (...words) => { window.errorsSeen.push(words.join(' ')); error(...words) }
  }
  return window.errorsSeen.splice(0)
`
