import type { OfferAnswer } from '../../../contract/api/orders/offers'
import type { StoredOffer } from '../../../contract/entities/orders/offer'
import { PARTIES, type Party } from '../../../contract/entities/orders/party'
import { instantText } from '../../../contract/lagos-text'
import { formatMoney } from '../../../contract/money'
import { endNews, offerGoods, offerMessage } from '../../../contract/orders/offer-words'
import { lastRoundOf } from '../../../contract/orders/offers'
import { cleanLine } from '../../../contract/text/plain-line'
import { timestampFromMillis } from '../../../contract/time'
import type { Batch } from '../../../db/firestore'
import { addConversation, addMessage, readConversation } from '../../../db/messaging/conversations'
import { readVendor } from '../../../db/people/vendors'
import type { Deps } from '../../deps'
import { type NotificationRequest, notify } from '../../messaging/notification/notify'

export type OfferStepName = OfferAnswer['answer'] | 'make'

/** Says a step in the conversation about the product, which begins with it if there was none. */
export const sayStep = async (
  batch: Batch,
  offer: StoredOffer,
  sender: Party,
  step: OfferStepName,
  now: number,
): Promise<void> => {
  const { id, conversation_id, buyer_id, vendor_id, product_id, goods, rounds } = offer
  const at = timestampFromMillis(now)
  if (!(await readConversation(conversation_id))) {
    addConversation(batch, {
      id: conversation_id,
      members: [buyer_id, vendor_id],
      buyer_id,
      vendor_id,
      subject: { kind: 'product', id: product_id, title: goods.name },
      names: {},
      last_message: null,
      unread: {},
      blocked_by: [],
      created_at: at,
      updated_at: at,
    })
  }
  addMessage(batch, conversation_id, `offer-${id}-${rounds.length}-${step}`, {
    sender_id: sender === 'buyer' ? buyer_id : vendor_id,
    text: offerMessage(step, offer),
    image_path: null,
    sent_at: at,
    offer_id: id,
  })
}

type Told = NotificationRequest['type'] & `OFFER_${string}`

/** Each is told once of each state of a round, however often it is tried. */
const noticeOf = (
  offer: StoredOffer,
  { type, party, vendor_name, now }: { type: Told; party: Party; vendor_name: string; now: number },
): NotificationRequest => ({
  uid: party === 'buyer' ? offer.buyer_id : offer.vendor_id,
  type,
  id: `offer-${offer.id}-${offer.rounds.length}-${offer.state}`,
  values: {
    party,
    vendor_name,
    conversation_id: offer.conversation_id,
    product_id: offer.product_id,
    image_url: offer.goods.image_url,
    amount: formatMoney(lastRoundOf(offer).price_minor, 'NGN'),
    offer_goods: cleanLine(offerGoods(offer)),
    date: instantText(offer.expires_at),
    offer_news: endNews(offer),
  },
  at: timestampFromMillis(now),
})

/** Tells these parties how an offer stands. */
export const tellOffer = async (
  deps: Deps,
  batch: Batch,
  offer: StoredOffer,
  type: Told,
  parties: readonly Party[] = PARTIES,
): Promise<void> => {
  const vendor_name = (await readVendor(offer.vendor_id))?.data.name ?? 'The store'
  const now = deps.clock()
  await notify(
    deps,
    batch,
    ...parties.map((party) => noticeOf(offer, { type, party, vendor_name, now })),
  )
}
