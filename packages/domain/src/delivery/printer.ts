// The ticket printers that fetch their tickets by HTTP.

/** Star: CloudPRNT. Epson: Server Direct Print. */
export const printerModels = ['star', 'epson'] as const
export type PrinterModel = (typeof printerModels)[number]

/** Characters per line: 58 mm paper, 80 mm paper at a larger and at the usual font. */
export const printerWidths = [32, 42, 48] as const

/** The character sets that receiptline can address. 'multilingual': Latin, Greek and Cyrillic. */
export const printerEncodings = ['multilingual', 'shiftjis', 'gb18030', 'big5', 'ksc5601'] as const
export type PrinterEncoding = (typeof printerEncodings)[number]

/** 'never': it has not asked yet. 'away': it has not asked for a minute. */
export const printerStatuses = ['never', 'ready', 'paper-out', 'cover-open', 'error', 'away'] as const
export type PrinterStatus = (typeof printerStatuses)[number]
