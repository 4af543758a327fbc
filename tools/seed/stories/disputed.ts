import { buyer, confirmed, handedOver, paid, priceOf, shipped, vendor } from './steps'
import type { Scenario } from './story'

const DAY = 24
const common = { quantity: 1, channel: 'card' } as const
const QUILT = 'Patchwork Cot Quilt'
const STOOL = 'Nupe Carved Stool, Eight Legs'

export const DISPUTED: readonly Scenario[] = [
  {
    ...common,
    key: 'a dispute nobody answered yet',
    product: 'Adire Drum Lampshade',
    buyer: 0,
    hours_ago: 6 * DAY,
    steps: [
      paid(0.1),
      confirmed(8),
      shipped(30, 'lampshade'),
      handedOver(4.5 * DAY),
      buyer(5 * DAY, {
        action: 'dispute',
        reason: 'damaged',
        description:
          'The wire ring is bent and the cloth has come away on one side. The box was crushed when the rider brought it.',
        evidence_paths: [],
      }),
    ],
  },
  {
    ...common,
    key: 'a dispute with an offer on the table',
    product: QUILT,
    buyer: 1,
    hours_ago: 10 * DAY,
    steps: [
      paid(0.1),
      confirmed(12),
      shipped(50, 'quilt'),
      handedOver(5 * DAY),
      buyer(5.5 * DAY, {
        action: 'dispute',
        reason: 'not_as_described',
        description:
          'It is a beautiful quilt, but it measures 108 by 84 cm and not 120 by 90 as the page says, so it is short for our cot.',
        evidence_paths: [],
      }),
      vendor(6 * DAY, {
        action: 'add_message',
        text: 'You are right, it shrank when we washed it before sending and we did not measure again. I am sorry.',
      }),
      vendor(6.1 * DAY, {
        action: 'propose_settlement',
        refund_minor: Math.round(priceOf(QUILT) * 0.3),
      }),
      buyer(6.8 * DAY, {
        action: 'add_message',
        text: 'Thank you for saying so. I would keep it for half of the price back.',
      }),
      buyer(6.9 * DAY, {
        action: 'propose_settlement',
        refund_minor: Math.round(priceOf(QUILT) * 0.5),
      }),
    ],
  },
  {
    ...common,
    key: 'a dispute that an operator has to decide',
    product: STOOL,
    buyer: 4,
    hours_ago: 24 * DAY,
    steps: [
      paid(0.1),
      confirmed(6),
      shipped(40, 'stool'),
      handedOver(5 * DAY),
      buyer(6 * DAY, {
        action: 'dispute',
        reason: 'not_as_described',
        description:
          'One of the eight legs is glued on. The page says that it is cut from a single block of wood.',
        evidence_paths: [],
      }),
      vendor(7 * DAY, {
        action: 'add_message',
        text: 'The stool left us whole. A leg that breaks on the road can be glued, ours are never.',
      }),
      buyer(9 * DAY, {
        action: 'add_message',
        text: 'It was like this when I cut the string. I gave the courier the code before I had opened it.',
      }),
    ],
  },
  {
    ...common,
    key: 'the buyer can not be reached',
    product: 'Highlife Acoustic Guitar',
    buyer: 2,
    hours_ago: 5 * DAY,
    steps: [
      paid(0.2),
      confirmed(6),
      shipped(30, 'guitar'),
      vendor(4 * DAY, {
        action: 'dispute',
        reason: 'buyer_unreachable',
        description:
          'Our driver has been at the gate twice and the phone is switched off. The guitar is in our Kano depot.',
        evidence_paths: [],
      }),
    ],
  },
]
