import {
  approved,
  buyer,
  confirmed,
  handedOver,
  paid,
  priceOf,
  refunded,
  shipped,
  vendor,
} from './steps'
import type { Scenario } from './story'

const DAY = 24
const common = { quantity: 1, channel: 'card' } as const
const CHAIR = 'Cane Nursing Rocker'
const SOUP_BOOK = 'Soups of the Six Zones'

/** Orders that have ended, each in a different way. */
export const ENDED: readonly Scenario[] = [
  {
    ...common,
    key: 'approved and to be reviewed',
    product: 'Whot Cards in Adire Box',
    buyer: 0,
    hours_ago: 9 * DAY,
    steps: [
      paid(0.1),
      confirmed(5),
      shipped(26, 'cards'),
      handedOver(4 * DAY),
      approved(4.5 * DAY),
    ],
  },
  {
    ...common,
    key: 'approved this morning',
    product: 'Beaten Brass Serving Tray',
    buyer: 4,
    hours_ago: 5 * DAY,
    steps: [
      paid(0.1),
      confirmed(5),
      shipped(26, 'tray'),
      handedOver(4 * DAY),
      approved(5 * DAY - 4),
    ],
  },
  {
    ...common,
    key: 'approved an hour ago',
    product: 'Adire: A Pattern Book',
    buyer: 1,
    hours_ago: 4 * DAY,
    steps: [
      paid(0.1),
      confirmed(5),
      shipped(26, 'book'),
      handedOver(3 * DAY),
      approved(4 * DAY - 1),
    ],
  },
  {
    ...common,
    key: 'nobody objected, time released it',
    product: 'Cowrie Anklet',
    buyer: 3,
    quantity: 2,
    hours_ago: 14 * DAY,
    steps: [
      paid(0.1),
      confirmed(5),
      shipped(26, 'anklets'),
      vendor(4 * DAY, { action: 'deliver' }),
    ],
  },
  {
    ...common,
    key: 'settled between the two',
    product: CHAIR,
    buyer: 3,
    hours_ago: 30 * DAY,
    steps: [
      paid(0.1),
      confirmed(5),
      shipped(60, 'rocker'),
      handedOver(6 * DAY),
      buyer(6.2 * DAY, {
        action: 'dispute',
        reason: 'damaged',
        description:
          'One of the rockers was scratched to the white on the way. It rocks well otherwise.',
        evidence_paths: [],
      }),
      vendor(6.5 * DAY, {
        action: 'propose_settlement',
        refund_minor: Math.round(priceOf(CHAIR) * 0.15),
      }),
      buyer(7 * DAY, {
        action: 'accept_settlement',
        refund_minor: Math.round(priceOf(CHAIR) * 0.15),
      }),
      refunded(8 * DAY),
    ],
  },
  {
    ...common,
    key: 'changed their mind before paying',
    product: 'Adire Button Earrings',
    buyer: 0,
    hours_ago: 8 * DAY,
    steps: [buyer(0.2, { action: 'cancel', reason: 'I chose the wrong colour' })],
  },
  {
    ...common,
    key: 'never paid',
    product: 'Bamboo Frame City Bicycle',
    buyer: 4,
    hours_ago: 12 * DAY,
    steps: [],
  },
  {
    ...common,
    key: 'the card was refused',
    product: 'Brass-Top Tray Table',
    buyer: 2,
    hours_ago: 15 * DAY,
    steps: [
      {
        at_h: 0.2,
        by: 'provider',
        command: { action: 'payment_failed', note: 'Insufficient funds' },
      },
    ],
  },
  {
    ...common,
    key: 'the money came too late',
    product: 'Creek Hammock, Cotton Rope',
    buyer: 1,
    channel: 'bank_transfer',
    hours_ago: 20 * DAY,
    steps: [paid(31), refunded(50)],
  },
  {
    ...common,
    key: 'the maker could not make it',
    product: 'Bottle Glass Chandelier, Twelve Lights',
    buyer: 0,
    hours_ago: 18 * DAY,
    steps: [
      paid(0.1),
      vendor(7, { action: 'decline', reason: 'The furnace is being rebuilt until next month' }),
      refunded(30),
    ],
  },
  {
    ...common,
    key: 'the maker never answered',
    product: 'Woven Sleeping Mat, Double',
    buyer: 2,
    hours_ago: 22 * DAY,
    steps: [paid(0.1), refunded(70)],
  },
  {
    ...common,
    key: 'cancelled because it was not sent',
    product: SOUP_BOOK,
    buyer: 0,
    hours_ago: 26 * DAY,
    steps: [
      paid(0.1),
      confirmed(10),
      buyer(6 * DAY, { action: 'cancel', reason: 'I needed it for the weekend' }),
      refunded(7 * DAY),
    ],
  },
  {
    ...common,
    key: 'the maker took it back',
    product: 'Ikoko Clay Soup Pot, Three Litres',
    buyer: 1,
    hours_ago: 35 * DAY,
    steps: [
      paid(0.1),
      confirmed(6),
      shipped(30, 'clay pot'),
      handedOver(4 * DAY),
      buyer(4.2 * DAY, {
        action: 'dispute',
        reason: 'damaged',
        description: 'The pot has a crack from the rim to the belly. Water comes through it.',
        evidence_paths: [],
      }),
      vendor(4.8 * DAY, {
        action: 'add_message',
        text: 'That is our packing. Your money goes back.',
      }),
      vendor(4.9 * DAY, { action: 'accept_refund' }),
      refunded(6 * DAY),
    ],
  },
  {
    ...common,
    key: 'silence decided the dispute',
    product: 'Pierced Brass Lantern',
    buyer: 4,
    hours_ago: 25 * DAY,
    steps: [
      paid(0.1),
      confirmed(9),
      shipped(44, 'lantern'),
      buyer(9 * DAY, {
        action: 'dispute',
        reason: 'not_received',
        description: 'The tracking has said "in Lokoja" for a week and nobody picks up the phone.',
        evidence_paths: [],
      }),
      refunded(13.5 * DAY),
    ],
  },
  {
    ...common,
    key: 'declined, the refund is on its way',
    product: 'Dundun Mother Drum, Iya Ilu',
    buyer: 3,
    hours_ago: 30,
    steps: [
      paid(0.1),
      vendor(28, {
        action: 'decline',
        reason: 'The skin tore when we tuned it. The next is ready in March',
      }),
    ],
  },
]
