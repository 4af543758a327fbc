import type { AuditEntry } from '@contract/entities/audit'
import { DateTime } from '@/ui/data/date-time'

/** Who did what, when and why. */
export const AuditLines = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <ol className="grid gap-3 text-sm">
    {entries.map(({ id, at, operator, action, reason }) => (
      <li key={id} className="wrap-anywhere">
        <p>
          <span className="inline-block font-semibold first-letter:uppercase">
            {action.replaceAll(/[_:-]/g, ' ')}
          </span>{' '}
          <span className="text-muted">
            <DateTime at={at} withTime />, {operator}
          </span>
        </p>
        <p>{reason}</p>
      </li>
    ))}
  </ol>
)
