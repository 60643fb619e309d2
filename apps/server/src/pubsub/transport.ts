// Broadcasts short messages to all nodes of a service. Messages are not stored.

export interface Transport {
  /** Rejects if it was not sent. Delivery is not confirmed. */
  send(text: string): Promise<void>
  close(): Promise<void>
}

export interface TransportHandlers {
  /** Called for each message, this node's own included. */
  readonly onText: (text: string) => void
  /** Called after each connect: messages sent before it were missed. */
  readonly onOpen: () => void
}

/** The maximum length of a message: NOTIFY carries 7,999 bytes. */
export const maxTextBytes = 7900
