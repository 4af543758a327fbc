import { consolePaths } from '@contract/console-urls'
import type { CaseParty } from '@contract/entities/console'
import { Link } from 'react-router-dom'
import { DateTime } from '@/ui/data/date-time'
import { Facts, Panel } from '../panel'

type Props = { title: string; party: CaseParty; what: 'purchases' | 'sales' }

/** Who a party is, and how it went before. */
export const PartyPanel = ({ title, party, what }: Props) => {
  const { uid, name, email, joined_at, history } = party
  return (
    <Panel title={title}>
      <p className="grid text-sm">
        <Link to={consolePaths.person(uid)} className="py-1 font-semibold text-primary underline">
          {name}
        </Link>
        <span className="wrap-anywhere text-muted">{email}</span>
      </p>
      <Facts
        facts={[
          ['Here since', joined_at ? <DateTime key="at" at={joined_at} /> : 'unknown'],
          [`All ${what}`, history.all],
          ['Completed', history.completed],
          ['In dispute now', history.in_dispute],
          ['Reversed', history.reversed],
        ]}
      />
    </Panel>
  )
}
