import * as logger from 'firebase-functions/logger'
import { onDocumentCreated, onDocumentWritten } from 'firebase-functions/v2/firestore'
import { onRequest } from 'firebase-functions/v2/https'
import { setGlobalOptions } from 'firebase-functions/v2/options'
import { onSchedule } from 'firebase-functions/v2/scheduler'
import { onObjectFinalized } from 'firebase-functions/v2/storage'
import {
  config,
  databaseUrl,
  isEmulator,
  metaAccessToken,
  metaAppSecret,
  paystackSecretKey,
  REGION,
  shipbubbleApiKey,
  termiiApiKey,
  termiiSecretKey,
} from './config'
import type { Deps } from './usecases/deps'
import { eachJob, JOBS, type Job, type JobName, runJob } from './usecases/jobs/jobs'
import { verifyPage } from './verify-page'

verifyPage(config)

const { vpc_connector } = config
setGlobalOptions({
  region: REGION,
  maxInstances: 20,
  ...(vpc_connector && { vpcConnector: vpc_connector }),
})

const hasDatabase = config.search_engine === 'postgres'
const hasCarriers = config.carriers === 'shipbubble'
const hasTermii = [config.messages.sms, config.messages.whatsapp].includes('termii')
const hasMeta = config.messages.whatsapp === 'meta'
const secrets = [
  paystackSecretKey,
  ...(hasDatabase ? [databaseUrl] : []),
  ...(hasCarriers ? [shipbubbleApiKey] : []),
  ...(hasTermii ? [termiiApiKey, termiiSecretKey] : []),
  ...(hasMeta ? [metaAccessToken, metaAppSecret] : []),
]
const PUBLIC_TTL_MS = 5_000

const LAGOS = 'Africa/Lagos'

/** Every function sets its memory and timeout; the platform's defaults would end long runs. */
const TRIGGER = { memory: '256MiB', timeoutSeconds: 60 } as const

let deps: Promise<Deps> | undefined

// Each function imports its modules on its first run, to keep cold starts short.
const loadDeps = (): Promise<Deps> => {
  deps ??= import('./make-deps').then(({ makeDeps }) =>
    makeDeps({
      paystack_secret_key: paystackSecretKey.value(),
      ...(hasDatabase && { database_url: databaseUrl.value() }),
      ...(hasCarriers && { shipbubble_api_key: shipbubbleApiKey.value() }),
      message_keys: {
        ...(hasTermii && {
          termii: { api_key: termiiApiKey.value(), secret_key: termiiSecretKey.value() },
        }),
        ...(hasMeta && {
          meta: { access_token: metaAccessToken.value(), app_secret: metaAppSecret.value() },
        }),
      },
      log: logger,
    }),
  )
  return deps
}

const loadApp = async () => {
  const [{ createApp }, loaded] = await Promise.all([import('./http/app'), loadDeps()])
  return createApp(loaded, {
    strict_responses: isEmulator,
    public_ttl_ms: PUBLIC_TTL_MS,
  })
}

const loadPages = async () => {
  const [{ createSsrApp: createPages }, loaded] = await Promise.all([
    import('./ssr/create-ssr-app'),
    loadDeps(),
  ])
  return createPages(loaded, {
    page_file: config.page_file,
    renderer_file: config.renderer_file,
    strict_responses: isEmulator,
    public_ttl_ms: PUBLIC_TTL_MS,
  })
}

/** Serves an Express app that the first request loads. */
const serve = (load: () => ReturnType<typeof loadApp>) => {
  let app: ReturnType<typeof load> | undefined
  return onRequest(
    { secrets, memory: '512MiB', timeoutSeconds: 60, concurrency: 80, invoker: 'public' },
    async (req, res) => {
      app ??= load()
      ;(await app)(req, res)
    },
  )
}

export const api = serve(loadApp)

export const pages = serve(loadPages)

export const onProductWritten = onDocumentWritten(
  { document: 'products/{id}', secrets, ...TRIGGER },
  async ({ data }) => {
    const trigger = await import('./triggers/on-product-written')
    await trigger.onProductWritten(await loadDeps(), data?.before.data(), data?.after.data())
  },
)

export const onStockWritten = onDocumentWritten(
  { document: 'product_stock/{id}', retry: true, secrets, ...TRIGGER },
  async ({ params }) => {
    const trigger = await import('./triggers/on-stock-written')
    await trigger.onStockWritten(await loadDeps(), params.id)
  },
)

/** Writes every change of a product to the search database, if there is one. */
export const onProductIndexed = hasDatabase
  ? onDocumentWritten(
      { document: 'products/{id}', retry: true, secrets, ...TRIGGER },
      async ({ data, params, time }) => {
        const trigger = await import('./triggers/on-product-indexed')
        const { updateTime } = data?.after ?? {}
        await trigger.onProductIndexed(await loadDeps(), {
          id: params.id,
          product: data?.after.data(),
          updated_at: updateTime,
          deleted_at: time,
        })
      },
    )
  : undefined

export const onVendorWritten = onDocumentWritten(
  { document: 'vendors/{vendor_id}', secrets, ...TRIGGER },
  async ({ data }) => {
    const trigger = await import('./triggers/on-vendor-written')
    await trigger.onVendorWritten(await loadDeps(), data?.before.data(), data?.after.data())
  },
)

export const onUploadFinalized = onObjectFinalized(
  { bucket: config.bucket, memory: '1GiB', timeoutSeconds: 120, retry: true, secrets },
  async ({ data, time }) => {
    const trigger = await import('./triggers/on-upload-finalized')
    // The age of an event is measured by the real clock, since suites shift `deps.clock`.
    await trigger.onUploadFinalized(await loadDeps(), data.name, Date.now() - Date.parse(time))
  },
)

export const onTransactionEventCreated = onDocumentCreated(
  { document: 'transactions/{id}/events/{event_id}', retry: true, secrets, ...TRIGGER },
  async ({ params }) => {
    const trigger = await import('./triggers/on-transaction-event-created')
    await trigger.onTransactionEventCreated(await loadDeps(), params)
  },
)

export const onUserCreated = onDocumentCreated(
  { document: 'users/{uid}', retry: true, secrets, ...TRIGGER },
  async ({ params }) => {
    const trigger = await import('./triggers/on-user-created')
    await trigger.onUserCreated(await loadDeps(), params.uid)
  },
)

export const onFavouriteCreated = onDocumentCreated(
  { document: 'users/{uid}/favourites/{id}', retry: true, ...TRIGGER },
  async ({ params }) => {
    const trigger = await import('./triggers/on-list-entry-created')
    await trigger.onListEntryCreated(params.uid, 'favourites')
  },
)

export const onCartItemCreated = onDocumentCreated(
  { document: 'users/{uid}/cart_items/{id}', retry: true, ...TRIGGER },
  async ({ params }) => {
    const trigger = await import('./triggers/on-list-entry-created')
    await trigger.onListEntryCreated(params.uid, 'cart_items')
  },
)

export const onViewedProductCreated = onDocumentCreated(
  { document: 'users/{uid}/viewed_products/{id}', retry: true, ...TRIGGER },
  async ({ params }) => {
    const trigger = await import('./triggers/on-list-entry-created')
    await trigger.onListEntryCreated(params.uid, 'viewed_products')
  },
)

export const onConversationCreated = onDocumentCreated(
  { document: 'conversations/{id}', retry: true, secrets, ...TRIGGER },
  async ({ params }) => {
    const trigger = await import('./triggers/on-conversation-created')
    await trigger.onConversationCreated(await loadDeps(), params.id)
  },
)

export const onMessageCreated = onDocumentCreated(
  { document: 'conversations/{id}/messages/{message_id}', retry: true, secrets, ...TRIGGER },
  async ({ params }) => {
    const trigger = await import('./triggers/on-message-created')
    await trigger.onMessageCreated(await loadDeps(), params)
  },
)

export const onOutboxCreated = onDocumentCreated(
  { document: 'outbox/{id}', secrets, ...TRIGGER },
  async ({ params }) => {
    const trigger = await import('./triggers/on-outbox-created')
    await trigger.onOutboxCreated(await loadDeps(), params.id)
  },
)

const scheduled = (name: JobName) => {
  const { schedule, memory, timeoutSeconds, retryCount }: Job = JOBS[name]
  const options = { schedule, timeZone: LAGOS, memory, timeoutSeconds, secrets }
  return onSchedule({ ...options, ...(retryCount && { retryCount }) }, async () => {
    await runJob(await loadDeps(), name)
  })
}

/** By the names of the deployed functions. */
export const {
  retryWebhooks,
  runDueTransitions,
  expireUnpaid,
  dispatchOutbox,
  makeEntriesAvailable,
  writeOffDebts,
  lapseTopUps,
  giveBackUses,
  joinAccounts,
  advanceOffers,
  broadcastAnnouncements,
  trackParcels,
  recheckUnpaid,
  countFigures,
  payWeekly,
  verifyLedger,
  auditLedger,
  recountCategories,
  orphanedUploads,
  searchSnapshot,
  sitemap,
} = eachJob(scheduled)
