// An entry of a receipt, in words.

/** Amounts are formatted. */
export type ReceiptEntry =
  | { readonly kind: 'line' | 'total'; readonly label: string; readonly amount: string }
  /** Explains the entry above. Its amount is not added. */
  | { readonly kind: 'part'; readonly label: string; readonly amount?: string }
  | { readonly kind: 'rule' }
