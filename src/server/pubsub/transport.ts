// What joins the nodes of one service: short texts, told to all of them, none of them kept.

export interface Transport {
  /** Rejects when it could not be sent; whether it arrives anywhere nobody says. */
  send(text: string): Promise<void>
  close(): Promise<void>
}

export interface TransportHandlers {
  /** Called for each text, one's own too. */
  readonly onText: (text: string) => void
  /** Called when the transport is there, first or again: what was sent before was not heard. */
  readonly onOpen: () => void
}

/** Longest text, in bytes: PostgreSQL carries 7,999. */
export const longestText = 7900
