// In which country a position lies, by the borders that came with the app: nobody else hears of it.

/** ISO 3166-1 alpha-2; null at sea. Degrees. */
export async function countryAt(latitude: number, longitude: number): Promise<string | null> {
  // 0.1 s and 30 MB: for the first who asks, if anybody does.
  const { iso1A2Code } = await import('@rapideditor/country-coder')
  // The borders end just short of the date line, where people live.
  const code = iso1A2Code([Math.min(longitude, 179.9999), latitude], { level: 'territory' })
  // Ceuta and Melilla, whose code is reserved but not assigned.
  return code === 'EA' ? 'ES' : code
}
