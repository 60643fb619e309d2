// The country of a position, by border data in a package: no position leaves the server.

/** ISO 3166-1 alpha-2; null at sea. Degrees. */
export async function countryAt(latitude: number, longitude: number): Promise<string | null> {
  // Loaded at the first call, since it takes 0.1 s and 30 MB.
  const { iso1A2Code } = await import('@rapideditor/country-coder')
  // The borders end just before the date line, where people live.
  const code = iso1A2Code([Math.min(longitude, 179.9999), latitude], { level: 'territory' })
  // Ceuta and Melilla, whose code is reserved but not assigned.
  return code === 'EA' ? 'ES' : code
}
