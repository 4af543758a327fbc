import type { HeldDeal } from '@contract/api/orders/deals'
import { usesLeft } from '@contract/orders/uses-left'
import { useState } from 'react'
import { ConfirmDialog } from '@/lib/confirm-dialog'
import { Button } from '@/ui/form/button'
import { reopenDeal } from './deal-queries'

const REOPENED_DAYS = 3

const wordsOf = (deal: HeldDeal, late: number) => ({
  title: `Open “${deal.terms.title}” again?`,
  text: [
    `The same link can be paid for ${REOPENED_DAYS} days more, at the same terms.`,
    usesLeft(deal) < late ? `It is offered ${late === 1 ? 'once' : `${late} times`} more.` : '',
    late === 1
      ? 'We tell the buyer whose payment came too late.'
      : 'We tell the buyers whose payments came too late.',
  ]
    .filter(Boolean)
    .join(' '),
  button: 'Open it again',
  done: late === 1 ? 'It is open again, and the buyer knows.' : 'It is open again, and they know.',
  isDanger: false,
})

/** Money came after the deal had ended: its seller can still sell to who sent it. */
export const ReopenDeal = ({ deal, late }: { deal: HeldDeal; late: number }) => {
  const [isAsking, setAsking] = useState(false)
  const who = late === 1 ? 'this buyer' : 'these buyers'
  return (
    <div className="grid gap-3 rounded-md bg-warning-soft px-3 py-2">
      <p>
        {late === 1 ? 'A payment came' : `${late} payments came`} after the deal had ended, and{' '}
        {late === 1 ? 'goes' : 'go'} back by {late === 1 ? 'itself' : 'themselves'}.
      </p>
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        Open it again for {who}
      </Button>
      {isAsking && (
        <ConfirmDialog
          words={wordsOf(deal, late)}
          action={() => reopenDeal(deal, late, REOPENED_DAYS)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
