import { DAY_MS, HOUR_MS } from '../../../../contract/time'
import {
  acceptedBack,
  agreed,
  arrivedBack,
  asked,
  bookedBack,
  contestedBack,
  handedOver,
  notWaiting,
  offeredPart,
  offeredWait,
  refused,
  sentBack,
  settledWithGoods,
  unitsOf,
  waiting,
  waived,
  withdrawn,
} from './return-steps'
import { booked, chargedBack, disputedBy, START, type Step, shipped } from './sample'

/** What follows a delivery, and how long after the start it is looked at. */
type Situation = readonly [name: string, steps: readonly Step[], passed_ms?: number]

const at = ([actor, command]: Step, passed_ms: number): Step => [actor, command, START + passed_ms]
const extended: Step = ['buyer', { action: 'extend_protection', ends_ms: 0 }]
const received: Step = ['buyer', { action: 'receive' }]
const lapsed: Step = at(['system', { action: 'lapse_return' }], 5 * DAY_MS)
const silent: Step = at(['system', { action: 'agree_return' }], 3 * DAY_MS)
const noted: Step = ['system', { action: 'note_arrival' }]
const withdrawnDispute: Step = ['vendor', { action: 'withdraw' }]
const replacement = asked({ wish: 'replacement' })
const part = asked({ lines: [unitsOf(1)] })
const back = [agreed, sentBack, handedOver]
const settled = [disputedBy('buyer'), ...settledWithGoods()]
/** A day and more after something is marked, it stays so. */
const NEXT_DAY = DAY_MS + HOUR_MS

export const RETURN_SITUATIONS: readonly Situation[] = [
  ['extended', [extended]],
  ['in its last hour', [], 3 * DAY_MS - HOUR_MS],
  ['asked to go back', [asked()]],
  ['asked, a reminder due', [asked()], 36 * HOUR_MS],
  ['asked, vendor silent', [asked()], 3 * DAY_MS],
  ['asked, a part offered', [asked(), offeredPart()]],
  ['asked, the offer over', [asked(), offeredPart()], DAY_MS],
  ['asked, for another', [replacement]],
  ['asked, to wait for another', [replacement, offeredWait]],
  ['asked, to wait, without an answer', [replacement, offeredWait], DAY_MS],
  ['asked, not waiting', [replacement, offeredWait, notWaiting]],
  ['waiting for another', [replacement, offeredWait, waiting], 4 * DAY_MS],
  ['waiting for another in vain', [replacement, offeredWait, waiting], 9 * DAY_MS],
  ['asked, charged back', [asked(), chargedBack()]],
  ['asked and withdrawn', [asked(), withdrawn]],
  ['agreed', [asked(), agreed]],
  ['agreed, a reminder due', [asked(), agreed], 2 * DAY_MS],
  ['agreed, never sent', [asked(), agreed], 5 * DAY_MS],
  ['agreed by silence', [asked(), silent], 3 * DAY_MS],
  ['sent back', [asked(), agreed, sentBack]],
  ['sent back, never arrived', [asked(), agreed, sentBack], 14 * DAY_MS],
  [
    'sent back, with an operator',
    [asked(), agreed, sentBack, at(['system', { action: 'escalate_return' }], 14 * DAY_MS)],
    14 * DAY_MS,
  ],
  ['sent back, charged back', [asked(), agreed, sentBack, chargedBack()]],
  ['arrived while charged back', [asked(), agreed, sentBack, chargedBack(), arrivedBack]],
  ['booked back', [asked(), agreed, bookedBack()]],
  ['booked back, charged back', [asked(), agreed, bookedBack(), chargedBack()]],
  ['arrived', [asked(), ...back]],
  ['arrived, a reminder due', [asked(), ...back], 36 * HOUR_MS],
  ['arrived, vendor silent', [asked(), ...back], 3 * DAY_MS],
  ['contested', [asked(), ...back, contestedBack]],
  ['contested and withdrawn', [asked(), ...back, contestedBack, withdrawnDispute]],
  ['refused', [asked(), refused]],
  ['lapsed', [asked(), agreed, lapsed], 5 * DAY_MS],
  ['settled, to go back', settled],
  ['settled, sent back', [...settled, sentBack]],
  ['settled, never sent', settled, 5 * DAY_MS],
  ['settled, lapsed', [...settled, lapsed], 5 * DAY_MS],
  [
    'kept for less',
    [asked(), offeredPart(), ['buyer', { action: 'accept_part', amount_minor: 300_000 }]],
  ],
  ['given, the goods stay', [asked(), waived]],
  ['reversed by a return', [asked(), ...back, acceptedBack()]],
  ['reversed by a return, a day ago', [asked(), ...back, acceptedBack()], NEXT_DAY],
  ['completed in part', [part, ...back, acceptedBack(true)]],
  ['completed in part, a day ago', [part, ...back, acceptedBack(true)], NEXT_DAY],
  ['to be sent again', [replacement, ...back, acceptedBack(true)]],
  ['to be sent again for a day', [replacement, ...back, acceptedBack(true)], NEXT_DAY],
  ['to be repaired', [asked({ wish: 'repair' }), ...back, acceptedBack()]],
  ['sent again', [replacement, ...back, acceptedBack(), shipped]],
  ['delivered again', [replacement, ...back, acceptedBack(), shipped, received]],
  ['disputed again', [replacement, ...back, acceptedBack(), shipped, disputedBy('buyer')]],
  ['asked again', [replacement, ...back, acceptedBack(), shipped, received, asked()]],
]

/** Of orders so dear that a carrier's word alone shows nothing. */
export const DEAR_RETURNS: readonly Situation[] = [
  ['booked back', [asked(), agreed, bookedBack()]],
  ['booked back, said to be there', [asked(), agreed, bookedBack(), noted]],
  ['booked back, charged back', [asked(), agreed, bookedBack(), chargedBack()]],
]

/** The same of orders that a carrier brought. */
export const CARRIER_RETURNS: readonly Situation[] = [
  ['asked to go back', [asked()]],
  ['agreed', [asked(), agreed]],
  ['arrived', [asked(), ...back]],
  ['to be sent again', [replacement, ...back, acceptedBack()]],
].map(
  ([name, steps]): Situation => [`${name}, by a carrier`, [booked, received, ...(steps as Step[])]],
)

/** The same of orders that were confirmed in part, of which one unit is left. */
export const RETURNS_OF_PART: readonly (readonly [string, readonly Step[]])[] = [
  ['asked to go back', [part]],
  ['agreed', [part, agreed]],
  ['arrived', [part, ...back]],
].map(([name, steps]): [string, Step[]] => [
  name as string,
  [['buyer', { action: 'accept_partial' }], shipped, received, ...(steps as Step[])],
])
