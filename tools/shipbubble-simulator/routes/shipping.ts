import { type Request, Router } from 'express'
import * as z from 'zod'
import { pickupDay, TOKEN_MS } from '../calendar'
import { fail, ok } from '../http'
import { rateView, requestRates } from '../rates'
import { cancelShipment, createShipment, shipmentView } from '../shipments'
import { type Address, nextId, type World } from '../world'

const text = z.string().trim().min(1)
const addressBody = z.object({
  name: text.regex(/\S+\s+\S+/, 'name must have a first and a last name'),
  email: z.email(),
  phone: text.regex(/^\+?\d{10,14}$/, 'phone is not a phone number'),
  address: text,
})
const itemBody = z.object({
  name: text,
  description: text,
  unit_weight: z.coerce.number().positive(),
  unit_amount: z.coerce.number().nonnegative(),
  quantity: z.coerce.number().int().positive(),
})
const ratesBody = z.object({
  sender_address_code: z.coerce.number().int(),
  // Shipbubble's spelling.
  reciever_address_code: z.coerce.number().int(),
  pickup_date: text,
  category_id: z.coerce.number().int(),
  package_items: z.array(itemBody).min(1),
  package_dimension: z.object({
    length: z.coerce.number().positive(),
    width: z.coerce.number().positive(),
    height: z.coerce.number().positive(),
  }),
})
const labelBody = z.object({ request_token: text, service_code: text, courier_id: text })

const CATEGORIES = [
  { category_id: 98_190_590, category: 'Hot food' },
  { category_id: 20_754_594, category: 'Light weight items' },
  { category_id: 74_794_423, category: 'Fashion wears' },
  { category_id: 2_178_251, category: 'Furniture and fittings' },
]

const read = <T extends z.ZodType>(schema: T, { body }: Request): z.output<T> => {
  const result = schema.safeParse(body)
  if (result.success) return result.data
  return fail(
    400,
    'Validation failed',
    result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
  )
}

const NO_ADDRESS =
  "Couldn't validate the provided address. Please provide a clear and accurate address including the city, state and country"
const MIN_PARTS = 3
const MAX_LISTED = 50
const FIRST_CODE = 10_000_000

/** Street, city, state and country, separated by commas; the country may be left out. */
const partsOf = (address: string): string[] =>
  address
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^nigeria$/i.test(part))

export const shippingRoutes = (world: World): Router => {
  const router = Router()
  const addressOf = (code: number): Address =>
    world.state.addresses.get(code) ?? fail(422, `No address has the code ${code}`)
  const shipmentOf = (id: string) =>
    world.state.shipments.get(id) ?? fail(404, 'No shipment has this id')

  router.post('/shipping/address/validate', (request, response) => {
    const given = read(addressBody, request)
    const parts = partsOf(given.address)
    if (parts.length < MIN_PARTS || /nowhere/i.test(given.address)) return fail(400, NO_ADDRESS)
    const [state = '', city = ''] = parts.toReversed()
    const known = [...world.state.addresses.values()].find(
      ({ name, phone, address }) =>
        name === given.name && phone === given.phone && address === given.address,
    )
    const address_code = known?.address_code ?? FIRST_CODE + nextId(world)
    const address = { ...given, address_code, city, state }
    world.state.addresses.set(address_code, address)
    return ok(response, 'Address validated successfully', {
      ...address,
      formatted_address: given.address,
      country: 'Nigeria',
      country_code: 'NG',
      city_code: city,
      state_code: state,
      postal_code: '',
      latitude: 6.5,
      longitude: 3.4,
    })
  })

  router.get('/shipping/labels/categories', (_request, response) =>
    ok(response, 'Retrieved successfully', CATEGORIES),
  )

  router.post('/shipping/fetch_rates', (request, response) => {
    const wanted = read(ratesBody, request)
    if (!CATEGORIES.some(({ category_id }) => category_id === wanted.category_id)) {
      return fail(400, 'No category has this id')
    }
    const from = addressOf(wanted.sender_address_code)
    const to = addressOf(wanted.reciever_address_code)
    const pickup = pickupDay(wanted.pickup_date, world.now())
    if ('refusal' in pickup) return fail(400, pickup.refusal)
    const rates = requestRates(world, { from, to, items: wanted.package_items, day: pickup.day })
    if (rates.rates.length === 0) return fail(400, 'No courier is available for this shipment')
    const couriers = rates.rates.map((rate) => rateView(rate, rates))
    const [first] = couriers
    const fastest = rates.rates.toSorted((a, b) => a.days_max - b.days_max)[0]
    const cheapest = rates.rates.toSorted((a, b) => a.total - b.total)[0]
    return ok(response, 'Retrieved successfully', {
      request_token: rates.token,
      couriers,
      fastest_courier: fastest ? rateView(fastest, rates) : first,
      cheapest_courier: cheapest ? rateView(cheapest, rates) : first,
      checkout_data: { ship_from: from, ship_to: to, currency: 'NGN', package_weight: 0 },
    })
  })

  router.post('/shipping/labels', (request, response) => {
    const { request_token, service_code, courier_id } = read(labelBody, request)
    const rates = world.state.requests.get(request_token)
    if (!rates || world.now() - rates.requested_at > TOKEN_MS) {
      return fail(400, 'This request token is not valid or has expired')
    }
    if (rates.is_used) return fail(400, 'This request token was used before')
    const rate = rates.rates.find(
      (one) => one.service_code === service_code && one.courier_id === courier_id,
    )
    if (!rate) return fail(400, 'This courier is not among the rates')
    if (world.state.wallet < rate.total) return fail(400, 'Insufficient wallet balance')
    const shipment = createShipment(world, rates, rate)
    const message = `Order successfully routed to ${rate.courier_name}`
    return ok(response, message, shipmentView(shipment))
  })

  router.post('/shipping/labels/cancel/:id', (request, response) => {
    const shipment = shipmentOf(request.params.id)
    if (!cancelShipment(world, shipment)) return fail(400, 'This shipment is on its way already')
    return ok(response, 'Shipment cancelled', shipmentView(shipment))
  })

  router.get('/shipping/labels/list/:ids', (request, response) => {
    const ids = request.params.ids.split(',')
    if (ids.length > MAX_LISTED) return fail(400, `Ask for at most ${MAX_LISTED} shipments`)
    const found = ids.flatMap((id) => world.state.shipments.get(id.trim()) ?? [])
    return ok(response, 'Retrieved successfully', { results: found.map(shipmentView) })
  })

  router.get('/shipping/labels', (request, response) => {
    const page = z.coerce.number().int().positive().catch(1).parse(request.query.page)
    const limit = z.coerce.number().int().positive().max(MAX_LISTED).catch(MAX_LISTED)
    const size = limit.parse(request.query.limit)
    const all = [...world.state.shipments.values()].reverse()
    const results = all.slice((page - 1) * size, page * size).map(shipmentView)
    return ok(response, 'Retrieved successfully', {
      results,
      pagination: { current: page, total: Math.max(1, Math.ceil(all.length / size)) },
    })
  })

  router.get('/shipping/wallet/balance', (_request, response) =>
    ok(response, 'Retrieved successfully', { balance: world.state.wallet, currency: 'NGN' }),
  )

  return router
}
