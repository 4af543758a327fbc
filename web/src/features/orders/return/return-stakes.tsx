import type { Party } from '@contract/entities/orders/party'
import { type GoodsReturn, isFault, isSecondTry } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { formatMoney } from '@contract/money'
import { partyName } from '@/shared/parties/parties'
import { returnCostText } from '../failed-sale-copy'
import { ReturnSums } from './return-sums'
import { isBetterKept, wayBackCost } from './way-back'

type Props = { transaction: Transaction; back: GoodsReturn; party: Party }

/** What the way back may cost, and whom. */
const wayText = (transaction: Transaction, back: GoodsReturn): string => {
  const cost = wayBackCost(transaction)
  const about = cost ? `about ${formatMoney(cost, transaction.currency)}, as the way there did` : ''
  if (isFault(back)) {
    return cost
      ? `The way back may cost you ${about}: it is a fault, so you pay it.`
      : 'You pay the way back, since it is a fault.'
  }
  return cost
    ? `The way back may cost ${about}. ${partyName(transaction, 'buyer')} pays it unless you do.`
    : `${partyName(transaction, 'buyer')} pays the way back unless you do.`
}

/** What goes back, and for a vendor who hasn't agreed yet what it costs them. */
export const ReturnStakes = ({ transaction, back, party }: Props) => {
  const { currency } = transaction
  const isAgain = isSecondTry(back)
  const isVendorAsked = party === 'vendor' && back.agreed_at === undefined
  const cost = returnCostText('The refund', transaction)
  const buyer = partyName(transaction, 'buyer')
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-3 text-sm">
      {isAgain ? (
        <p>
          The money stays held.{' '}
          {party === 'vendor' ? 'You send it again' : 'The store sends it again'} once it is back.
        </p>
      ) : (
        <ReturnSums
          amounts={back.amounts}
          currency={currency}
          total={
            party === 'buyer' ? 'Back to you, once it is back' : `Back to ${buyer}, once it is back`
          }
        />
      )}
      {isVendorAsked && (
        <>
          <p>{wayText(transaction, back)}</p>
          {cost && <p>{cost}</p>}
          {isBetterKept(transaction, back) && (
            <p className="font-semibold">
              The goods are worth less than their way back: offer a part, or let {buyer} keep them.
            </p>
          )}
        </>
      )}
    </div>
  )
}
