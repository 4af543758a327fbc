import type { ShownDeal } from '@contract/api/orders/deals'
import { inlineFailureText } from '@/lib/api/failure-text'
import { useAction } from '@/lib/use-action'
import { Panel } from '@/ui/data/panel'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { SellerFacts } from '../deal/deal-seller'
import { answerAsBuyer, refreshRequests } from './request-queries'

type Props = { asked: ShownDeal; seller: NonNullable<ShownDeal['seller']> }

/** A link may have been forwarded: before paying, the buyer says whether this is whom they wrote with. */
export const Consent = ({ asked, seller }: Props) => {
  const { vendor_id, name } = seller
  const isAgreed = asked.deal.consented_at !== undefined
  const answer = useAction((accepts: boolean) => answerAsBuyer(asked, { vendor_id, accepts }), {
    textOf: inlineFailureText,
    onFailure: () => void refreshRequests(asked.deal.code),
  })
  return (
    <Panel title={isAgreed ? 'You buy from' : 'Is this whom you wrote with?'}>
      <SellerFacts seller={seller} />
      {!isAgreed && (
        <p className="text-sm">
          Whoever has the link could accept. If you don’t know this name, decline: nothing is
          charged, and the seller whom you meant can still accept.
        </p>
      )}
      <FormAlert>{answer.failure}</FormAlert>
      <div className="flex flex-wrap gap-3">
        {!isAgreed && (
          <Button onClick={() => answer.run(true)} loading={answer.isPending} loadingText="Saving…">
            Yes, buy from {name}
          </Button>
        )}
        <Button variant="secondary" onClick={() => answer.run(false)} disabled={answer.isPending}>
          {isAgreed ? `Don’t buy from ${name}` : `Decline ${name}`}
        </Button>
      </div>
    </Panel>
  )
}
