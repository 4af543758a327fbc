import { buyer, confirmed, handedOver, paid, shipped, vendor } from './steps'
import type { Scenario } from './story'

const DAY = 24
const common = { quantity: 1, channel: 'card' } as const
const AGBADA = 'Sanyan Aso-Oke Agbada, Three Pieces'

/** Orders in progress, one for each stage. */
export const RUNNING: readonly Scenario[] = [
  {
    ...common,
    key: 'transfer not made yet',
    product: 'Adire Eleko Boubou, Ibadan Dun',
    buyer: 0,
    channel: 'bank_transfer',
    hours_ago: 0.1,
    steps: [],
  },
  {
    ...common,
    key: 'transfer expected',
    product: 'Solar Storm Lantern',
    buyer: 1,
    quantity: 2,
    channel: 'bank_transfer',
    hours_ago: 0.2,
    steps: [],
  },
  {
    ...common,
    key: 'waits for the maker',
    product: 'Adire Cushion Covers, Pair',
    buyer: 0,
    quantity: 2,
    hours_ago: 6,
    steps: [paid(0.1)],
  },
  {
    ...common,
    key: 'the maker is nearly late',
    product: 'Adire Alabere Wrapper, Two Yards',
    buyer: 3,
    hours_ago: 41,
    steps: [paid(0.2)],
  },
  {
    ...common,
    key: 'being packed',
    product: 'Kaftan Dress in Teal Batik',
    buyer: 1,
    hours_ago: 2 * DAY,
    steps: [paid(0.1), confirmed(9)],
  },
  {
    ...common,
    key: 'shipping is overdue',
    product: 'Beeswax Food Wraps in Adire',
    buyer: 0,
    quantity: 3,
    hours_ago: 6 * DAY,
    steps: [paid(0.1), confirmed(20)],
  },
  {
    ...common,
    key: 'on the road to Lagos',
    product: 'Gangan Talking Drum',
    buyer: 0,
    hours_ago: 4 * DAY,
    steps: [paid(0.1), confirmed(7), shipped(30, 'drum to Lagos')],
  },
  {
    ...common,
    key: 'on the road to Kano',
    product: 'Adire Stripe Garden Hammock',
    buyer: 2,
    hours_ago: 3 * DAY,
    steps: [
      paid(0.2),
      confirmed(5),
      vendor(27, {
        action: 'ship',
        shipment: {
          carrier: 'GUO Transport',
          waybill_note: 'Waybill ABK-KAN 20417, driver Sule, arrives at Unguwa Uku park',
        },
      }),
    ],
  },
  {
    ...common,
    key: 'handed over with the code',
    product: 'Kano Goatskin Slippers',
    buyer: 0,
    hours_ago: 5 * DAY,
    steps: [paid(0.1), confirmed(6), shipped(28, 'slippers'), handedOver(5 * DAY - 10)],
  },
  {
    ...common,
    key: 'delivered, says the carrier',
    product: "Men's Adire Oniko Tunic",
    buyer: 4,
    hours_ago: 7 * DAY,
    steps: [
      paid(0.1),
      confirmed(10),
      shipped(40, 'tunic to Abuja'),
      vendor(5 * DAY, { action: 'deliver' }),
    ],
  },
  {
    ...common,
    key: 'received and being looked at',
    product: 'Raw Acacia Honey, Unfiltered',
    buyer: 3,
    quantity: 2,
    hours_ago: 4 * DAY,
    steps: [
      paid(0.1),
      confirmed(4),
      shipped(22, 'honey'),
      buyer(4 * DAY - 20, { action: 'receive' }),
    ],
  },
  {
    ...common,
    key: 'the agbada is on the loom',
    product: AGBADA,
    buyer: 1,
    hours_ago: 3 * DAY,
    steps: [paid(0.3), confirmed(11)],
  },
]
