import * as z from 'zod/mini'
import type { DisputeEvidence, DisputeResolution, ProviderDispute } from '../../ports/payments'
import type { PaystackClient } from './client'
import { idField, instantField, minorField, orNull } from './fields'
import { listPages } from './list-pages'
import { unavailable } from './provider-error'

const TIMEOUT_MS = 20_000

/** Uploads a file to the URL from `disputeUploadUrl`, which needs no key. Idempotent. */
export const uploadDisputeFile =
  (send: typeof globalThis.fetch = globalThis.fetch) =>
  async (signed_url: string, content: string | Buffer, content_type: string): Promise<void> => {
    const problem = { call: 'PUT dispute file', provider_code: null, is_conclusive: true }
    const response = await send(signed_url, {
      method: 'PUT',
      headers: { 'content-type': content_type },
      body: typeof content === 'string' ? content : new Uint8Array(content),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw unavailable({ ...problem, http_status: null, provider_message: String(error) })
    })
    if (!response.ok) {
      const provider_message = await response.text()
      throw unavailable({ ...problem, http_status: response.status, provider_message })
    }
  }

const DISPUTE_STATES = [
  'awaiting_merchant_feedback',
  'awaiting_bank_feedback',
  'pending',
  'resolved',
] as const

const disputeStateField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.replaceAll('-', '_')),
  ),
  z.catch(z.enum(DISPUTE_STATES), 'pending'),
)

/** The dispute's own `transaction_reference` is null in practice; the transaction's is not. */
export const disputeFields = {
  id: idField,
  status: disputeStateField,
  refund_amount: orNull(minorField),
  currency: orNull(z.string()),
  resolution: orNull(z.string()),
  category: orNull(z.string()),
  dueAt: instantField,
  resolvedAt: instantField,
  transaction: z.object({ id: idField, reference: z.string(), amount: minorField }),
}

const disputeSchema = z.pipe(
  z.object(disputeFields),
  z.transform((data) => ({
    dispute_id: data.id,
    state: data.status,
    refund_amount_minor: data.refund_amount,
    currency: data.currency,
    resolution: data.resolution,
    category: data.category,
    due_at: data.dueAt,
    resolved_at: data.resolvedAt,
    reference: data.transaction.reference,
    charge_id: data.transaction.id,
    charge_amount_minor: data.transaction.amount,
  })),
)
const pathOf = (dispute_id: string) => `/dispute/${encodeURIComponent(dispute_id)}`

/** All disputes, newest first. */
export const listAllDisputes = (client: PaystackClient) => (): Promise<ProviderDispute[]> =>
  listPages(client, {
    path: '/dispute',
    schema: disputeSchema,
    idOf: ({ dispute_id }) => dispute_id,
  })

export const fetchDispute =
  (client: PaystackClient) =>
  async (dispute_id: string): Promise<ProviderDispute> =>
    (await client.send({ method: 'GET', path: pathOf(dispute_id), schema: disputeSchema })).data

/** Adds our evidence to a dispute; returns the evidence's id. */
export const addDisputeEvidence =
  (client: PaystackClient) =>
  async (dispute_id: string, evidence: DisputeEvidence): Promise<string> => {
    const { data } = await client.send({
      method: 'POST',
      path: `${pathOf(dispute_id)}/evidence`,
      body: evidence,
      schema: z.object({ id: idField }),
    })
    return data.id
  }

/** The URL to PUT a file to, and the file name to send when resolving. */
export const disputeUploadUrl =
  (client: PaystackClient) => async (dispute_id: string, upload_filename: string) => {
    const { data } = await client.send({
      method: 'GET',
      path: `${pathOf(dispute_id)}/upload_url`,
      query: { upload_filename },
      schema: z.object({ signedUrl: z.url(), fileName: z.string() }),
    })
    return { signed_url: data.signedUrl, file_name: data.fileName }
  }

export const resolveDispute =
  (client: PaystackClient) =>
  async (dispute_id: string, request: DisputeResolution): Promise<ProviderDispute> => {
    const { data } = await client.send({
      method: 'PUT',
      path: `${pathOf(dispute_id)}/resolve`,
      body: {
        resolution: request.resolution,
        message: request.message,
        refund_amount: request.refund_amount_minor,
        uploaded_filename: request.uploaded_filename,
        ...(request.evidence_id ? { evidence: request.evidence_id } : {}),
      },
      schema: disputeSchema,
    })
    return data
  }
