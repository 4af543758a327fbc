import type { DealState } from '@contract/entities/orders/deal'
import { paths } from '@/config/paths'
import { Card } from '@/ui/data/card'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { ENDED_TEXT } from './deal-text'

type Props = {
  state: Exclude<DealState, 'open' | 'accepted'>
  onLook: () => void
  isLooking: boolean
}

/** Why nobody can pay a deal now, with the ways on. */
export const DealEnded = ({ state, onLook, isLooking }: Props) => {
  const [title, text] = ENDED_TEXT[state]
  return (
    <Card className="grid gap-3">
      <p role="status" className="font-heading text-lg font-semibold">
        {title}
      </p>
      <p>{text}</p>
      <div className="flex flex-wrap gap-3">
        {state !== 'withdrawn' && state !== 'declined' && (
          <Button onClick={onLook} loading={isLooking}>
            Look again
          </Button>
        )}
        <LinkButton to={paths.dealCode} variant="secondary">
          Type another code
        </LinkButton>
        <LinkButton to={paths.marketplace} variant="secondary">
          Browse the marketplace
        </LinkButton>
      </div>
    </Card>
  )
}
