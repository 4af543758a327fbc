import { isApiError } from './api-error'

type Query = { data: unknown; error: Error | null; fetchStatus: 'fetching' | 'paused' | 'idle' }

/** Whether a query has no answer for lack of a connection: nothing came, and nothing was stored. */
export const isLost = ({ data, error, fetchStatus }: Query): boolean =>
  data === undefined && (fetchStatus === 'paused' || (isApiError(error) && error.api === 'network'))
