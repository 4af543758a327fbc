import type { Party } from '@contract/entities/orders/party'
import { PackageOpen, SearchX, WifiOff } from 'lucide-react'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { LIST_WORDS } from './list-labels'

const SHAPES = ['a', 'b', 'c', 'd', 'e']

export const ListLoading = ({ party }: { party: Party }) => (
  <div
    role="status"
    aria-label={`Loading your ${LIST_WORDS[party].title.toLowerCase()}`}
    className="grid gap-3"
  >
    {SHAPES.map((shape) => (
      <Skeleton key={shape} className="h-32 md:h-24" />
    ))}
  </div>
)

/** Without a connection, where the device has stored nothing of it. */
export const ListNotHere = ({ party }: { party: Party }) => (
  <EmptyState title="You are offline" icon={WifiOff}>
    Your {LIST_WORDS[party].title.toLowerCase()} show here as soon as there is a connection again.
  </EmptyState>
)

type EmptyProps = { party: Party; isFiltered: boolean; tab: string }

/** The empty states: no transaction with this status, or no transactions at all. */
export const ListEmpty = ({ party, isFiltered, tab }: EmptyProps) => {
  const { title, one, empty, next, list } = LIST_WORDS[party]
  if (isFiltered) {
    return (
      <EmptyState
        title={`No ${one} is ${tab.toLowerCase()}`}
        icon={PackageOpen}
        action={
          <LinkButton variant="secondary" to={list}>
            See all {title.toLowerCase()}
          </LinkButton>
        }
      />
    )
  }
  return (
    <EmptyState
      title={`No ${title.toLowerCase()} yet`}
      icon={PackageOpen}
      action={<LinkButton to={next.to}>{next.label}</LinkButton>}
    >
      {empty}
    </EmptyState>
  )
}

type NoMatchProps = { q: string; onClear: () => void }

export const ListNoMatch = ({ q, onClear }: NoMatchProps) => (
  <EmptyState
    title={`Nothing here matches “${q}”`}
    icon={SearchX}
    action={
      <Button variant="secondary" onClick={onClear}>
        Clear the search
      </Button>
    }
  >
    You can search for a product, an invoice number, a name or a status.
  </EmptyState>
)
