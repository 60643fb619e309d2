// Reports of Epson printers, as its manuals have them, and others.

import { describe, expect, test } from 'vitest'
import { readPrintResult } from './epson-messages.ts'

const info = (inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<PrintResponseInfo Version="2.00">${inner}</PrintResponseInfo>`
const job = '<ePOSPrint><Parameter><devid>local_printer</devid><printjobid>42</printjobid></Parameter>'
const response = (attributes: string) =>
  `<PrintResponse><response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"\n${attributes}/></PrintResponse></ePOSPrint>`

describe('a report', () => {
  test.each([
    ['success="true" code="" status="251854870" battery="0"', true, 'ready'],
    ['success="false" code="EX_BADPORT" status="1" battery="0"', false, 'error'],
    ['success="false" code="EPTR_REC_EMPTY" status="251854870"', false, 'paper-out'],
    ['success="false" code="EX_TIMEOUT" status="524288"', false, 'paper-out'],
    ['success="false" code="EPTR_COVER_OPEN" status="1"', false, 'cover-open'],
    ['code="" status="251854870"', false, 'error'],
  ] as const)('%s', (attributes, isPrinted, status) => {
    expect(readPrintResult(info(job + response(attributes)))).toEqual({ token: '42', isPrinted, status })
  })

  test('without a job id, as old firmware sends it', () => {
    const result = readPrintResult(info('<response success="true" code="" status="1" battery="0"/>'))
    expect(result).toEqual({ token: null, isPrinted: true, status: 'ready' })
  })

  test('that the request could not be read confirms nothing', () => {
    const refused =
      '<ServerDirectPrint><Response Success="false"><ErrorSummary>success="true"</ErrorSummary></Response></ServerDirectPrint>'
    expect(readPrintResult(info(refused))).toEqual({ token: null, isPrinted: false, status: 'error' })
  })

  test.each([
    '',
    'success="true"',
    '<html><response success="true"/></html>',
    '<!DOCTYPE x [<!ENTITY y "z">]><x>&y;</x>',
  ])('is not %j', text => expect(readPrintResult(text)).toBe(null))

  test('of 64 KB of brackets is read as none', () => {
    expect(readPrintResult(`<PrintResponseInfo${'<response '.repeat(6000)}`)).toMatchObject({
      isPrinted: false,
    })
  })
})
