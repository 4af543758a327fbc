import { randomBytes } from 'node:crypto'
import { dayAfter, noonOf } from './calendar'
import type { Address, Item, Rate, RateRequest, World } from './world'

const VAT = 0.075

type Courier = Pick<Rate, 'courier_id' | 'courier_name' | 'service_code'> & {
  /** In naira without VAT: for the parcel, for each kilogram, and on top between states. */
  base: number
  per_kg: number
  between_states: number
  days: { within: [number, number]; between: [number, number] | null }
  /** In kilograms. */
  limit: number
}

const COURIERS: Courier[] = [
  {
    courier_id: 'gigl',
    courier_name: 'GIG Logistics',
    service_code: 'gigl',
    base: 1_800,
    per_kg: 450,
    between_states: 1_900,
    days: { within: [1, 2], between: [2, 4] },
    limit: 100,
  },
  {
    courier_id: 'fez',
    courier_name: 'Fez Delivery',
    service_code: 'fez_standard',
    base: 1_500,
    per_kg: 520,
    between_states: 2_600,
    days: { within: [1, 3], between: [3, 6] },
    limit: 50,
  },
  {
    courier_id: 'kwik',
    courier_name: 'Kwik',
    service_code: 'kwik',
    base: 2_900,
    per_kg: 300,
    between_states: 0,
    days: { within: [0, 0], between: null },
    limit: 20,
  },
]

const weightOf = (items: readonly Item[]): number =>
  items.reduce((sum, { unit_weight, quantity }) => sum + unit_weight * quantity, 0)

const rateOf = (courier: Courier, isWithin: boolean, kg: number): Rate[] => {
  const days = isWithin ? courier.days.within : courier.days.between
  if (!days || kg > courier.limit) return []
  const { base, per_kg, between_states } = courier
  const net = base + per_kg * Math.ceil(kg) + (isWithin ? 0 : between_states)
  const vat = Math.round(net * VAT * 100) / 100
  return [
    {
      courier_id: courier.courier_id,
      courier_name: courier.courier_name,
      service_code: courier.service_code,
      total: Math.round((net + vat) * 100) / 100,
      vat,
      days_min: days[0],
      days_max: days[1],
    },
  ]
}

export const requestRates = (
  world: World,
  { from, to, items, day }: { from: Address; to: Address; items: Item[]; day: string },
): RateRequest => {
  const kg = weightOf(items)
  const request: RateRequest = {
    token: randomBytes(32).toString('hex'),
    from,
    to,
    items,
    rates: COURIERS.flatMap((courier) => rateOf(courier, from.state === to.state, kg)),
    pickup_day: day,
    requested_at: world.now(),
    is_used: false,
  }
  world.state.requests.set(request.token, request)
  return request
}

const daysText = ({ days_min, days_max }: Rate): string => {
  if (days_max === 0) return 'Same day delivery'
  return days_min === days_max
    ? `Within ${days_max} working days`
    : `Within ${days_min} - ${days_max} working days`
}

export const rateView = (rate: Rate, { pickup_day }: RateRequest) => ({
  courier_id: rate.courier_id,
  courier_name: rate.courier_name,
  courier_image: '',
  service_code: rate.service_code,
  insurance: { code: '', fee: 0 },
  discount: { percentage: 0, symbol: '%', discounted: 0 },
  service_type: 'pickup',
  waybill: true,
  on_demand: rate.days_max === 0,
  is_cod_available: false,
  tracking_level: 7,
  ratings: 4,
  votes: 120,
  connected_account: false,
  rate_card_amount: rate.total,
  rate_card_currency: 'NGN',
  pickup_eta: `Pickup on ${pickup_day}`,
  pickup_eta_time: noonOf(pickup_day),
  dropoff_station: null,
  pickup_station: null,
  delivery_eta: daysText(rate),
  delivery_eta_time: noonOf(dayAfter(pickup_day, rate.days_max)),
  info: null,
  currency: 'NGN',
  vat: rate.vat,
  total: rate.total,
  tracking: { bars: 5, label: 'Excellent' },
})
