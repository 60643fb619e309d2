// An Epson printer that speaks Server Direct Print as the machines do (user's manual for TM-i firmware 4.1).

import { type PrintedPaper, printOnPaper } from './paper.ts'

export class EpsonPrinter {
  /** The tickets on paper. */
  readonly paper: PrintedPaper[] = []
  hasPaper = true
  /** How often it reports a result. */
  reports = 1
  /** Firmware before 4.1 knows no job ids. */
  knowsJobIds = true
  readonly #url: string

  constructor(url: string) {
    this.#url = url
  }

  send(form: Record<string, string>): Promise<Response> {
    return fetch(this.#url, { method: 'POST', body: new URLSearchParams({ ID: 'printer-1', ...form }) })
  }

  /** Asks for a ticket. Returns the XML, or an empty text. */
  async ask(): Promise<string> {
    const response = await this.send({ ConnectionType: 'GetRequest' })
    if (response.status !== 200) throw new Error(`the printer got ${response.status}`)
    return response.text()
  }

  report(jobId: string | null, response: string): Promise<Response> {
    const parameter = `<Parameter><devid>local_printer</devid>${jobId === null ? '' : `<printjobid>${jobId}</printjobid>`}</Parameter>`
    const file = `<?xml version="1.0" encoding="utf-8"?>
<PrintResponseInfo Version="${jobId === null ? '1.00' : '2.00'}"><ePOSPrint>${parameter}<PrintResponse>
<response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" ${response}/>
</PrintResponse></ePOSPrint></PrintResponseInfo>`
    return this.send({ ConnectionType: 'SetResponse', ResponseFile: file })
  }

  /** One turn of its work. Returns whether there was a ticket. */
  async work(): Promise<boolean> {
    const xml = await this.ask()
    if (xml === '') return false
    const jobId = this.knowsJobIds ? (/<printjobid>(\w+)<\/printjobid>/.exec(xml)?.[1] ?? null) : null
    const commands = /<command>([\da-f]*)<\/command>/.exec(xml)?.[1]
    if (commands === undefined) throw new Error('the request has no commands')
    if (!this.hasPaper) {
      await this.report(jobId, 'success="false" code="EPTR_REC_EMPTY" status="252313644" battery="0"')
      return true
    }
    const printed = printOnPaper(Buffer.from(commands, 'hex'), 'epson')
    this.paper.push({ ...printed, bells: xml.split('<sound ').length - 1 })
    for (let done = 0; done < this.reports; done += 1)
      await this.report(jobId, 'success="true" code="" status="251854870" battery="0"')
    return true
  }

  /** Prints until there is nothing to print. */
  async printAll(): Promise<void> {
    while (await this.work());
  }
}
