import { findCharge } from '../charges'
import { closeDispute } from '../disputes'
import { created, type Handler, ok, type Route, refuse, textOf, wholeNumber } from '../http'
import type { Dispute } from '../model'
import { pageOf } from '../paging'
import { disputeView } from '../views/dispute'
import { domainOf, nextShortId, type World } from '../world'

const viewOf = (world: World, dispute: Dispute) => ({
  ...disputeView(world, dispute),
  domain: domainOf(world),
})

const NOT_FOUND = refuse(404, 'Dispute not found', 'dispute_not_found')
const NOT_OPEN = refuse(400, 'This dispute does not wait for you', 'invalid_dispute_state')

const list: Handler = (world, { query }) => {
  const from = Date.parse(query.get('from') ?? '1970-01-01')
  const to = Date.parse(query.get('to') ?? '9999-12-31')
  const status = query.get('status')
  const disputes = [...world.state.disputes.values()].filter(
    (dispute) =>
      dispute.created_at >= from &&
      dispute.created_at <= to &&
      (!status || dispute.status === status),
  )
  const { items, meta } = pageOf(disputes.reverse(), query)
  return ok(
    'Disputes retrieved',
    items.map((dispute) => viewOf(world, dispute)),
    meta,
  )
}

const ofTransaction: Handler = (world, { params }) => {
  const charge = findCharge(world, params.id ?? '')
  const dispute = [...world.state.disputes.values()].findLast(
    (made) => made.charge_reference === charge?.reference,
  )
  return dispute ? ok('Dispute retrieved', viewOf(world, dispute)) : NOT_FOUND
}

const fetchOne: Handler = (world, { params }) => {
  const dispute = world.state.disputes.get(params.id ?? '')
  return dispute ? ok('Dispute retrieved', viewOf(world, dispute)) : NOT_FOUND
}

const EVIDENCE = ['customer_email', 'customer_name', 'customer_phone', 'service_details']

const addEvidence: Handler = (world, { params, body }) => {
  const dispute = world.state.disputes.get(params.id ?? '')
  if (!dispute) return NOT_FOUND
  if (dispute.status !== 'awaiting-merchant-feedback') return NOT_OPEN
  const missing = EVIDENCE.filter((name) => !textOf(body[name]))
  if (missing.length > 0) return refuse(400, `Missing: ${missing.join(', ')}`, 'missing_params')
  dispute.evidence = { ...body, id: nextShortId(world), dispute: dispute.id }
  return created('Evidence created', dispute.evidence)
}

const uploadUrl: Handler = (world, { params, query }) => {
  const dispute = world.state.disputes.get(params.id ?? '')
  if (!dispute) return NOT_FOUND
  const name = (query.get('upload_filename') ?? '').replace(/[^\w.-]/g, '')
  if (!name) return refuse(400, 'upload_filename is required', 'missing_params')
  const fileName = `${dispute.id}-${name}`
  dispute.uploaded_files.push(fileName)
  return ok('Upload url generated', {
    signedUrl: `${world.settings.publicUrl}/__upload/${fileName}`,
    fileName,
  })
}

const resolve: Handler = (world, { params, body }) => {
  const dispute = world.state.disputes.get(params.id ?? '')
  if (!dispute) return NOT_FOUND
  if (dispute.status !== 'awaiting-merchant-feedback') return NOT_OPEN
  const message = textOf(body.message)
  const file = textOf(body.uploaded_filename)
  const amount = wholeNumber(body.refund_amount)
  if (!message || !file || amount === null || amount < 0) {
    return refuse(
      400,
      'message, refund_amount and uploaded_filename are required',
      'missing_params',
    )
  }
  if (!dispute.uploaded_files.includes(file)) {
    return refuse(400, 'No file of this name was uploaded for the dispute', 'invalid_params')
  }
  dispute.message = message
  if (body.resolution === 'merchant-accepted') {
    if (amount === 0 || amount > dispute.refund_amount) {
      return refuse(400, 'refund_amount is out of range', 'invalid_amount')
    }
    closeDispute(world, dispute, 'merchant-accepted', amount)
  } else if (body.resolution === 'declined') {
    dispute.status = 'awaiting-bank-feedback'
    dispute.resolution = 'declined'
  } else {
    return refuse(400, 'resolution must be merchant-accepted or declined', 'invalid_params')
  }
  return ok('Dispute successfully resolved', viewOf(world, dispute))
}

export const disputeRoutes: readonly Route[] = [
  ['GET', '/dispute', list],
  ['GET', '/dispute/transaction/:id', ofTransaction],
  ['GET', '/dispute/:id', fetchOne],
  ['POST', '/dispute/:id/evidence', addEvidence],
  ['GET', '/dispute/:id/upload_url', uploadUrl],
  ['PUT', '/dispute/:id/resolve', resolve],
]
