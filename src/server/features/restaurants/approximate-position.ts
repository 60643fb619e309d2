// Where a restaurant roughly is, from its address: so that its offers are shown before it has said so itself.

export interface Place {
  readonly city: string | null
  readonly state: string | null
  readonly zipCode: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
}

/** Degrees. */
export interface Position {
  readonly latitude: number
  readonly longitude: number
}

/** Looked up offline; null when the address does not tell. */
export async function approximatePosition(_place: Place): Promise<Position | null> {
  return null
}
