// The interface of the drivers of browser engines.

/** The operations that differ between engines; `openPage` has the rest. */
export interface Driver {
  goTo(url: string): Promise<void>
  /** Runs a script in the page, as the body of a function; `arguments` are JSON values. */
  run(script: string, ...args: unknown[]): Promise<unknown>
  /** Acts on the element that a script returns; resolves to false if it returns none. */
  act(act: Act, script: string, ...args: unknown[]): Promise<boolean>
  screenshot(): Promise<Buffer>
  /** Uncaught errors and errors on the console so far. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

/** The browser performs real presses, typing and file choices. Typed text replaces the selection. */
export type Act =
  | { readonly kind: 'press' }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string }
