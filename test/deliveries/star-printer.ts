// A Star printer that speaks CloudPRNT as the machines do (Star CloudPRNT Protocol Guide 2.4).

import { type PrintedPaper, printOnPaper } from './paper.ts'

interface PollReply {
  readonly jobReady: boolean
  readonly mediaTypes?: readonly string[]
  readonly jobToken?: string
  readonly deleteMethod?: string
}

const starPrnt = 'application/vnd.star.starprnt'

export class StarPrinter {
  /** The tickets on paper. */
  readonly paper: PrintedPaper[] = []
  hasPaper = true
  /** How often it confirms a ticket: a machine repeats a confirmation without an answer. */
  confirmations = 1
  /** How often it fetches a ticket before it prints. */
  fetches = 1
  /** Set: it cannot decode what it fetches, and reports this code. */
  decodingFault: string | null = null
  /** Old firmware knows no tokens. */
  knowsTokens = true
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  get statusCode(): string {
    return this.hasPaper ? '200%20OK' : '410%20Out%20of%20paper'
  }

  /** Asks whether there is a ticket. */
  poll(fields: object = {}): Promise<Response> {
    const status = { status: '23 6 0 0 0 0 0 0 0', printerMAC: '00:11:62:00:00:01', uniqueID: null }
    return fetch(this.#url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...status, statusCode: this.statusCode, ...fields }),
    })
  }

  fetchTicket(token: string | undefined, type = starPrnt): Promise<Response> {
    return fetch(this.#urlWith({ type, token }))
  }

  report(token: string | undefined, code: string): Promise<Response> {
    return fetch(this.#urlWith({ code, token }), { method: 'DELETE' })
  }

  /** One turn of its work. Returns whether there was a ticket. */
  async work(): Promise<boolean> {
    const reply = (await (await this.poll()).json()) as PollReply
    // Offline it keeps asking, and fetches nothing.
    if (!reply.jobReady || !this.hasPaper) return false
    if (reply.deleteMethod !== 'DELETE' || !reply.mediaTypes?.includes(starPrnt))
      throw new Error('no way to print')
    const token = this.knowsTokens ? reply.jobToken : undefined
    let response = await this.fetchTicket(token)
    for (let again = 1; again < this.fetches; again += 1) response = await this.fetchTicket(token)
    if (response.status !== 200) {
      await this.report(token, '520 Timeout')
      return true
    }
    const bytes = await response.bytes()
    if (this.decodingFault !== null) {
      await this.report(token, this.decodingFault)
      return true
    }
    this.paper.push(printOnPaper(bytes, 'star'))
    for (let done = 0; done < this.confirmations; done += 1) await this.report(token, '200 OK')
    return true
  }

  /** Prints until nothing is ready. */
  async printAll(): Promise<void> {
    while (await this.work());
  }

  #urlWith(query: Record<string, string | undefined>): string {
    const given = Object.entries({ mac: '00:11:62:00:00:01', ...query }).filter(
      ([, value]) => value !== undefined,
    )
    return `${this.#url}?${new URLSearchParams(given as [string, string][])}`
  }
}
