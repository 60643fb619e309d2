// The state of data that a screen loads from the server.

import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { cache } from './cache.ts'

export type Pending =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly retry: () => void }

export type Loaded<T> = Pending | { readonly kind: 'ready'; readonly value: T }

/** Runs the query. A failed query that is tried again is loading. */
export function useLoaded<T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>): Loaded<T> {
  const { data, error, isFetching, refetch } = useQuery(query, cache)
  if (data !== undefined) return { kind: 'ready', value: data }
  if (error && !isFetching) return { kind: 'failed', error, retry: () => void refetch() }
  return { kind: 'loading' }
}
