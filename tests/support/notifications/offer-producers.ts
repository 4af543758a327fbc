import type { NotificationType } from '../../../functions/src/contract/entities/messaging/notification'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { answerOffer, haggledProduct, makeOffer, settleLater } from '../offers'
import type { Person } from '../people'
import type { TestApi } from '../test-api'

type Producer = (testApi: TestApi) => Promise<{ person: Person; words: string[] }[]>
type OfferType = Extract<NotificationType, `OFFER_${string}`>

const ofOffer =
  (to: readonly ('buyer' | 'vendor')[], course: 'countered' | 'accepted' | 'expired'): Producer =>
  async (testApi) => {
    const [buyer, vendor] = [await testApi.buyer(), await testApi.vendor()]
    const product = await haggledProduct(testApi, vendor, {}, { name: 'Aso-oke cap' })
    const offer = await makeOffer(testApi, buyer, product, 800_000)
    if (course === 'countered') await answerOffer(testApi, vendor, offer, 900_000)
    if (course === 'accepted') await answerOffer(testApi, vendor, offer, 'accept')
    if (course === 'expired') {
      await settleLater(testApi, DAY_MS + HOUR_MS)
      await Promise.all([1, 2, 3].map(() => settleLater(testApi)))
    }
    return to.map((party) => ({
      person: party === 'buyer' ? buyer : vendor,
      words: ['Aso-oke cap', course === 'countered' ? '₦9,000' : '₦8,000'],
    }))
  }

export const OFFER_PRODUCERS: Readonly<Record<OfferType, Producer>> = {
  OFFER_RECEIVED: ofOffer(['buyer'], 'countered'),
  OFFER_ACCEPTED: ofOffer(['buyer'], 'accepted'),
  OFFER_ENDED: ofOffer(['buyer', 'vendor'], 'expired'),
}
