import express, { type Request, Router } from 'express'
import { findCharge } from '../charges'
import { closeDispute, disputeView } from '../disputes'
import { created, fail, ok, okPage, sendJson } from '../http'
import type { Dispute } from '../model'
import { textOf, wholeNumber } from '../wire'
import { domainOf, nextShortId, type World } from '../world'

const EVIDENCE = ['customer_email', 'customer_name', 'customer_phone', 'service_details']

const notFound = (): never => fail(404, 'Dispute not found', 'dispute_not_found')

export const disputeRoutes = (world: World): Router => {
  const router = Router()
  const viewOf = (dispute: Dispute) => ({
    ...disputeView(world, dispute),
    domain: domainOf(world),
  })
  const disputeOf = ({ params }: Request<{ id: string }>): Dispute =>
    world.state.disputes.get(params.id) ?? notFound()
  const openDisputeOf = (request: Request<{ id: string }>): Dispute => {
    const dispute = disputeOf(request)
    return dispute.status === 'awaiting-merchant-feedback'
      ? dispute
      : fail(400, 'This dispute does not wait for you', 'invalid_dispute_state')
  }

  router.get('/dispute', (request, response) => {
    const { from, to, status } = request.query
    const [since, until] = [Date.parse(String(from)), Date.parse(String(to))]
    const disputes = [...world.state.disputes.values()].filter(
      ({ created_at, status: own }) =>
        !(created_at < since) && !(created_at > until) && (!status || own === status),
    )
    okPage(request, response, 'Disputes retrieved', disputes, viewOf)
  })

  router.get('/dispute/transaction/:id', ({ params }, response) => {
    const charge = findCharge(world, params.id)
    const dispute =
      [...world.state.disputes.values()].findLast(
        (made) => made.charge_reference === charge?.reference,
      ) ?? notFound()
    ok(response, 'Dispute retrieved', viewOf(dispute))
  })

  router.get('/dispute/:id', (request, response) =>
    ok(response, 'Dispute retrieved', viewOf(disputeOf(request))),
  )

  router.post('/dispute/:id/evidence', (request, response) => {
    const dispute = openDisputeOf(request)
    const missing = EVIDENCE.filter((name) => !textOf(request.body[name]))
    if (missing.length > 0) fail(400, `Missing: ${missing.join(', ')}`, 'missing_params')
    dispute.evidence = { ...request.body, id: nextShortId(world), dispute: dispute.id }
    created(response, 'Evidence created', dispute.evidence)
  })

  router.get('/dispute/:id/upload_url', (request, response) => {
    const dispute = disputeOf(request)
    const name = String(request.query.upload_filename ?? '').replace(/[^\w.-]/g, '')
    if (!name) fail(400, 'upload_filename is required', 'missing_params')
    const fileName = `${dispute.id}-${name}`
    dispute.uploaded_files.push(fileName)
    const signedUrl = `${world.settings.publicUrl}/__upload/${fileName}`
    ok(response, 'Upload url generated', { signedUrl, fileName })
  })

  router.put('/dispute/:id/resolve', (request, response) => {
    const dispute = openDisputeOf(request)
    const { resolution } = request.body
    const message = textOf(request.body.message)
    const file = textOf(request.body.uploaded_filename)
    const amount = wholeNumber(request.body.refund_amount)
    if (!message || !file || amount === null || amount < 0) {
      return fail(
        400,
        'message, refund_amount and uploaded_filename are required',
        'missing_params',
      )
    }
    if (!dispute.uploaded_files.includes(file)) {
      fail(400, 'No file of this name was uploaded for the dispute', 'invalid_params')
    }
    if (resolution !== 'merchant-accepted' && resolution !== 'declined') {
      return fail(400, 'resolution must be merchant-accepted or declined', 'invalid_params')
    }
    if (resolution === 'merchant-accepted' && (amount === 0 || amount > dispute.refund_amount)) {
      fail(400, 'refund_amount is out of range', 'invalid_amount')
    }
    dispute.message = message
    if (resolution === 'merchant-accepted') closeDispute(world, dispute, resolution, amount)
    else Object.assign(dispute, { status: 'awaiting-bank-feedback', resolution })
    return ok(response, 'Dispute successfully resolved', viewOf(dispute))
  })

  return router
}

const isPdf = (body: unknown): boolean =>
  Buffer.isBuffer(body) && body.subarray(0, 5).toString('latin1') === '%PDF-'

/** Accepts a dispute's file without a key, like the signed URL, and stores only its size and type. */
export const uploadRoutes = (world: World): Router =>
  Router().put(
    '/:name',
    express.raw({ type: () => true, limit: '10mb' }),
    ({ params, body, headers }: Request<{ name: string }>, response) => {
      const isExpected = [...world.state.disputes.values()].some((dispute) =>
        dispute.uploaded_files.includes(params.name),
      )
      if (!isExpected) fail(403, 'This upload was not asked for', 'forbidden')
      const size = Buffer.isBuffer(body) ? body.length : 0
      const type = headers['content-type'] ?? ''
      if (type === 'application/pdf' && !isPdf(body)) fail(400, 'This is no PDF', 'invalid_file')
      world.state.uploads.set(params.name, { size, type })
      sendJson(response, 200, { size })
    },
  )
