// What a driver of a browser engine can do.

/** What each engine's driver can do; the rest is the same for all (`openPage`). */
export interface Driver {
  goTo(url: string): Promise<void>
  /** Runs a script in the page, as the body of a function; `arguments` are JSON values. */
  run(script: string, ...args: unknown[]): Promise<unknown>
  /** Does something with the element that a script returns; false where it returns none. */
  act(act: Act, script: string, ...args: unknown[]): Promise<boolean>
  screenshot(): Promise<Buffer>
  /** Uncaught errors and errors on the console so far. */
  errors(): Promise<string[]>
  close(): Promise<void>
}

/** Presses, types and files are the browser's own. What is typed takes the place of what is selected. */
export type Act =
  | { readonly kind: 'press' }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'file'; readonly path: string }
