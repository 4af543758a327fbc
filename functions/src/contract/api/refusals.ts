import type { Endpoint } from './endpoint'
import type { ErrorCode } from './errors'

const SIGNED_IN: readonly ErrorCode[] = [
  'auth/missing-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-token',
  'auth/user-disabled',
]
const PROVES_THE_APP: readonly ErrorCode[] = ['app-check/missing-token', 'app-check/invalid-token']
const KEY: readonly ErrorCode[] = [
  'idempotency/key-missing',
  'idempotency/key-reused',
  'idempotency/in-progress',
]
const BODY: readonly ErrorCode[] = [
  'request/not-json',
  'request/too-large',
  'request/unsupported-media-type',
]

/** With what every endpoint of its kind refuses. */
const commonRefusals = (row: Endpoint): ErrorCode[] => [
  'request/invalid',
  'request/rate-limited',
  ...(row.auth === 'user' || row.auth === 'vendor' ? SIGNED_IN : []),
  ...(row.auth === 'vendor' ? (['auth/vendor-required'] as const) : []),
  ...(row.auth === 'provider' ? (['payment/bad-signature'] as const) : []),
  ...(row.method === 'GET' ? [] : BODY),
  ...(row.method === 'GET' || row.auth === 'provider' ? [] : PROVES_THE_APP),
  ...(row.idempotent ? KEY : []),
]

/** The refusals of each endpoint's own, by `noun.name`; an endpoint that isn't named here has none. */
const OWN: Readonly<Record<string, readonly ErrorCode[]>> = {
  'vendors.createProduct': [
    'product/image-not-ours',
    'product/too-many-drafts',
    'product/variants-invalid',
    'vendor/not-found',
  ],
  'vendors.duplicateProduct': [
    'product/not-found',
    'product/not-yours',
    'product/taken-down',
    'product/too-many-drafts',
    'vendor/not-found',
  ],
  'vendors.importProducts': [
    'product/import-changes',
    'product/import-columns',
    'product/import-other-file',
    'product/import-rows',
    'product/too-many-drafts',
    'vendor/not-found',
  ],
}

/** Every code below 500 with which an endpoint may refuse. */
export const refusalsOf = (id: string, row: Endpoint): ErrorCode[] => [
  ...new Set([...commonRefusals(row), ...(OWN[id] ?? [])]),
]
