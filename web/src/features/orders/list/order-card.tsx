import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { goodsText } from '@contract/goods-text'
import { ProductImage } from '@/shared/images/product-image'
import { cx } from '@/ui/cx'
import { Money } from '@/ui/data/money'
import { Link } from '@/ui/navigation/link'
import type { ActionKind } from '../actions/available-actions'
import { amountFor } from '../details/amount-for'
import { dutyText } from '../details/duty-text'
import { StepDots } from '../details/step-dots'
import { TransactionStepChip } from '../details/transaction-status'
import { LIST_WORDS } from './list-labels'
import { NextButton } from './next-button'
import { RowMenu } from './row-menu'

type Props = {
  transaction: Transaction
  party: Party
  now: number
  /** Below what a phone shows first: laid out once it is near the screen, until then as a guess. */
  isFar?: boolean
  onDetails: () => void
  onAct: (kind: ActionKind) => void
}

/** An order on phones, at most 130 px high with text of the usual size. */
export const OrderCard = (props: Props) => {
  const { transaction, party, now, isFar, onDetails, onAct } = props
  const { id, product_details } = transaction
  return (
    <li
      className={cx(
        'relative grid gap-1.5 rounded-lg border border-line bg-surface p-2.5 has-[a:active]:bg-sunken',
        isFar &&
          '[contain-intrinsic-size:auto_6.125rem] [content-visibility:auto] [overflow-clip-margin:0.25rem]',
      )}
    >
      <div className="flex gap-3">
        <ProductImage
          url={product_details.image_url}
          className="aspect-square! w-[min(4rem,18vw)] self-start"
        />
        <div className="min-w-0 flex-1">
          <h3 className="pr-9 font-sans text-base font-semibold">
            <Link
              to={LIST_WORDS[party].page(id)}
              className="block min-h-6 truncate leading-6 after:absolute after:inset-0"
            >
              {goodsText(transaction)}
            </Link>
          </h3>
          <p className="line-clamp-2 text-sm leading-snug text-muted">
            {dutyText(transaction, party, now)}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        {/* A reversed order has no steps, and one in dispute another word. */}
        {transaction.ended_at || transaction.dispute ? (
          <TransactionStepChip transaction={transaction} />
        ) : (
          <StepDots transaction={transaction} />
        )}
        <span className="relative z-1 ml-auto max-w-full min-w-0">
          <NextButton
            transaction={transaction}
            party={party}
            now={now}
            onAct={onAct}
            otherwise={
              <Money
                className="text-sm font-semibold"
                amount_minor={amountFor(transaction, party)}
                currency={transaction.currency}
              />
            }
          />
        </span>
      </div>
      <div className="absolute top-0.5 right-0.5 z-1">
        <RowMenu
          transaction={transaction}
          party={party}
          now={now}
          onDetails={onDetails}
          onAct={onAct}
        />
      </div>
    </li>
  )
}
