import type { ShownDeal } from '@contract/api/orders/deals'
import { useEffect } from 'react'
import { paths } from '@/config/paths'
import { bootSession } from '@/lib/session/restore-session'
import { useSession } from '@/lib/session/session'
import type { SessionUser } from '@/lib/session/session-store'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { answerAsSeller, refreshRequests, useOwnRequests } from './request-queries'

type Props = { asked: ShownDeal }

const OVER: Partial<Record<ShownDeal['deal']['state'], string>> = {
  sold_out: 'This is bought and paid.',
  withdrawn: 'The buyer withdrew this request.',
  declined: 'This request has ended.',
  expired: 'The time of this request is over.',
}

const useAnswer = ({ deal, ...others }: ShownDeal, { uid }: SessionUser) =>
  useAction((accepts: boolean) => answerAsSeller({ deal, ...others }, uid, accepts), {
    onFailure: () => void refreshRequests(deal.code),
  })

const Accepted = ({ asked, user }: Props & { user: SessionUser }) => {
  const answer = useAnswer(asked, user)
  return (
    <>
      <p role="status" className="font-semibold">
        {asked.deal.consented_at
          ? 'The buyer agreed to you and can pay now. Send nothing before your sales say that it is paid.'
          : 'You accepted. The buyer looks at who you are, and we tell you when they agree.'}
      </p>
      <FormAlert>{answer.failure}</FormAlert>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => answer.run(false)}
        loading={answer.isPending}
        loadingText="Saving…"
      >
        Take it back
      </Button>
    </>
  )
}

const Open = ({ asked, user }: Props & { user: SessionUser }) => {
  const answer = useAnswer(asked, user)
  return (
    <>
      <p className="text-sm">
        You are bound by what is written here. You get the money once the buyer has it and approves;
        until then Oja holds it.
      </p>
      <FormAlert>{answer.failure}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          onClick={() => answer.run(true)}
          loading={answer.isPending}
          loadingText="Accepting…"
        >
          Accept and sell it
        </Button>
        <Button
          size="lg"
          variant="secondary"
          disabled={answer.isPending}
          onClick={() => answer.run(false)}
        >
          Not for me
        </Button>
      </div>
    </>
  )
}

const SignedIn = ({ asked, user }: Props & { user: SessionUser }) => {
  const own = useOwnRequests()
  // Without a connection nobody says whose it is, and the answer waits for one.
  if (own.isLoading) return <Skeleton className="h-24" />
  if (own.data?.some(({ deal }) => deal.id === asked.deal.id)) {
    return (
      <LinkButton to={paths.ownRequest(asked.deal.id)} className="justify-self-start">
        This is your request: open it
      </LinkButton>
    )
  }
  if (asked.seller?.vendor_id === user.uid) return <Accepted asked={asked} user={user} />
  if (asked.seller) return <p role="status">A seller has accepted this already.</p>
  if (user.roles.includes('vendor')) return <Open asked={asked} user={user} />
  return (
    <>
      <p>To accept you need a store with your bank account. That takes two minutes on a phone.</p>
      <LinkButton to={paths.vendorOnboarding} className="justify-self-start">
        Open a store
      </LinkButton>
    </>
  )
}

/** What whoever opened the link can do about the request. */
export const SellerAnswer = ({ asked }: Props) => {
  const { status, user } = useSession()
  useEffect(() => void bootSession(), [])
  const over = OVER[asked.deal.state]
  if (over) return <p role="status">{over}</p>
  if (status === 'loading') return <Skeleton className="h-24" />
  if (user) return <SignedIn asked={asked} user={user} />
  if (asked.seller) return <p role="status">A seller has accepted this already.</p>
  return (
    <LinkButton to={paths.loginThen(paths.request(asked.deal.code))} size="lg" wide>
      Log in to accept
    </LinkButton>
  )
}
