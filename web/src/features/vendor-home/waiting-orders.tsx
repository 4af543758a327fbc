import type { Transaction } from '@contract/transaction'
import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Countdown } from '@/ui/countdown'
import { Money } from '@/ui/money'
import { waitingForVendor } from './store-figures'

const WORDS: Record<string, string> = {
  confirm: 'Confirm the order',
  ship: 'Ship it',
  deliver: 'Hand it over',
  dispute: 'Answer the dispute',
  add_message: 'Answer the dispute',
}

/** What needs the vendor's answer, with how long there is. */
export const WaitingOrders = ({ sales }: { sales: readonly Transaction[] }) => {
  const waiting = waitingForVendor(sales)
  return (
    <section aria-labelledby="waiting-title" className="grid gap-4">
      <h2 id="waiting-title" className="text-xl font-semibold">
        Needs your answer
      </h2>
      {waiting.length === 0 ? (
        <p className="flex items-center gap-2 text-muted">
          <CircleCheck aria-hidden className="size-5 text-success" />
          Nothing waits for you.
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {waiting.map(({ id, product_details, customer_details, deadline, money, currency }) => (
            <li key={id}>
              <Link
                to={paths.vendorSale(id)}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 p-4 text-ink no-underline hover:bg-sunken"
              >
                <span>
                  <span className="block font-semibold">
                    {WORDS[deadline?.action ?? ''] ?? 'Have a look'}: {product_details.name}
                  </span>
                  <span className="text-sm text-muted">
                    For {customer_details.name} ·{' '}
                    <Money amount_minor={money.held_minor} currency={currency} /> held
                  </span>
                </span>
                {deadline && (
                  <span className="text-sm font-semibold text-warning">
                    <Countdown until={deadline.at} passed="Time is up" />
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
