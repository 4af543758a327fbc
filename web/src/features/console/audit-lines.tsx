import { consolePaths } from '@contract/console-urls'
import type { AuditLine } from '@contract/entities/console/audit'
import { DateTime } from '@/ui/data/date-time'
import { Link } from '@/ui/navigation/link'
import { auditWords } from './audit-words'

/** The console's page of what an entry is about. A person's opens once a reason is chosen. */
const URLS: Record<NonNullable<AuditLine['about']>['type'], (id: string) => string> = {
  transaction: (id) => consolePaths.case(id),
  product: (id) => consolePaths.product(id),
  ticket: (id) => consolePaths.ticket(id),
  person: (id) => consolePaths.person(id),
}

/** Who did what to whom, when and why. */
export const AuditLines = ({ entries }: { entries: readonly AuditLine[] }) => (
  <ol className="grid gap-3 text-sm">
    {entries.map((entry) => {
      const { verb, about, after } = auditWords(entry)
      return (
        <li key={entry.id} className="wrap-anywhere">
          <p>
            <span className="font-semibold">{entry.by}</span> {verb}
            {about && ' '}
            {entry.about ? (
              <Link to={URLS[entry.about.type](entry.about.id)} className="text-primary underline">
                {about}
              </Link>
            ) : (
              about
            )}
            {after && `: ${after}`}
          </p>
          <p className="text-muted">
            {entry.action.startsWith('look:') ? entry.reason.replaceAll('_', ' ') : entry.reason},{' '}
            <DateTime at={entry.at} withTime />
          </p>
        </li>
      )
    })}
  </ol>
)
