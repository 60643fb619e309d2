// The ticket printers of the restaurant.

import type {
  PrinterEncoding,
  PrinterModel,
  PrinterStatus,
  printerWidths,
} from '@tablemate/domain/delivery/printer.ts'

const models: Record<PrinterModel, string> = {
  star: 'Star CloudPRNT',
  epson: 'Epson Server Direct Print',
}

const widths: Record<(typeof printerWidths)[number], string> = {
  32: '58 mm',
  42: '80 mm, larger font',
  48: '80 mm',
}

const encodings: Record<PrinterEncoding, string> = {
  multilingual: 'Latin, Greek and Cyrillic',
  shiftjis: 'Japanese',
  gb18030: 'Chinese, simplified',
  big5: 'Chinese, traditional',
  ksc5601: 'Korean',
}

const statuses: Record<Exclude<PrinterStatus, 'away'>, string> = {
  never: 'Not connected yet',
  ready: 'Ready',
  'paper-out': 'Out of paper',
  'cover-open': 'Cover open',
  error: 'Reports an error',
}

/** Where the URL is entered. */
const steps: Record<PrinterModel, readonly string[]> = {
  star: [
    'Print the printer’s self-test: it shows the printer’s IP address. Open that address in a browser on the same network.',
    'Under CloudPRNT, turn the service on and paste this as the Server URL. Set the polling time to 5 seconds.',
    'Save, and restart the printer.',
  ],
  epson: [
    'Print the printer’s status sheet: it shows the printer’s IP address. Open that address in a browser on the same network.',
    'Under Server Direct Print, choose Enable and paste this as the URL of Server 1. Set the interval to 5 seconds. ID and password may stay as they are.',
    'Save, and restart the printer.',
  ],
}

export const printers = {
  title: 'Printers',
  hint: 'A ticket printer fetches its tickets from Tablemate over your network. It needs no computer and no app.',
  loading: 'Loading your printers...',
  failed: 'Your printers didn’t load.',
  none: 'No printer yet.',
  add: 'Add Printer',
  models,
  widths,
  encodings,
  statuses,
  away: 'No request since',
  off: 'Switched off',
  allStations: 'All stations',
  removedStation: 'A removed station',
  kitchen: 'Kitchen',
  test: 'Print Test',
  testOf: (name: string) => `Print Test: ${name}`,
  tested: { title: 'Test Ticket Sent', hint: 'It is printed when the printer asks next, within seconds.' },
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  sheet: {
    new: 'New Printer',
    enabled: 'Print tickets',
    enabledHint: 'Turn this off to keep the printer without printing.',
    name: 'Name',
    nameHint: 'Such as Kitchen printer.',
    nameMissing: 'Please enter a name.',
    model: 'Model',
    stations: 'Stations',
    stationsHint: 'Without a choice it prints the tickets of all stations.',
    columns: 'Paper width',
    columnsOf: (width: string, columns: number) => `${width} (${columns} characters per line)`,
    encoding: 'Letters',
    encodingHint: 'A dish in other letters is printed as a pointer to the board.',
    bell: 'Ring the bell',
    // Star drives a bell by the drawer's port; Epson's manual rules out a bell beside a drawer (ePOS-Device XML, <sound>).
    bellHint:
      'With each ticket, if the printer has a bell. On many printers the bell uses the cash drawer’s port, so a connected drawer may open.',
    save: 'Save Printer',
    saving: 'Saving...',
    saved: 'Printer Saved',
    failed: { title: 'Printer Not Saved', hint: 'Please try again.' },
  },
  url: {
    title: (name: string) => `Connect ${name}`,
    once: 'Copy this URL now: it is shown only this once.',
    label: 'URL for the printer',
    steps,
    done: 'Done',
    renew: 'New URL',
    renewQuestion: 'Replace the URL of this printer?',
    renewHint: 'It prints nothing more until you enter the new URL at the printer.',
    renewYes: 'Replace URL',
    renewNo: 'Keep URL',
    failed: { title: 'No New URL', hint: 'The URL is the same as before. Please try again.' },
  },
  removal: {
    ask: 'Remove',
    question: (name: string) => `Remove ${name}?`,
    hint: 'Tickets that wait for it are not printed. They stay on the board.',
    yes: 'Remove Printer',
    removing: 'Removing...',
    no: 'Keep It',
    done: 'Printer Removed',
    failed: { title: 'Printer Not Removed', hint: 'Please try again.' },
  },
  notTested: { title: 'No Test Ticket', hint: 'Please try again.' },
} as const
