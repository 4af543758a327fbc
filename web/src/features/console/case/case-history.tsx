import type { Case } from '@contract/entities/console/console'
import { PrivateImage } from '@/lib/uploads/private-image'
import { eventWords } from '@/shared/orders/event-labels'
import { DateTime } from '@/ui/data/date-time'
import { Money } from '@/ui/data/money'
import { Panel } from '@/ui/data/panel'
import { accountName } from '../account-names'
import { readEvidence } from './read-evidence'

const words = (text: string) => text.replaceAll('_', ' ')

/** What the two said and showed. */
export const DisputePanel = ({ transaction, dispute_entries }: Case) => {
  const { dispute, currency, id } = transaction
  if (!dispute) return null
  return (
    <Panel title="Dispute">
      <p className="text-sm">
        <span className="inline-block font-semibold first-letter:uppercase">
          {words(dispute.reason)}
        </span>
        , raised by the {dispute.raised_by} on <DateTime at={dispute.opened_at} withTime />
      </p>
      <ol className="grid gap-4 empty:hidden">
        {dispute_entries.map(({ id: entry, by, kind, text, paths, refund_minor, url, at }) => (
          <li key={entry} className="grid gap-2 border-l-2 border-line pl-4">
            <p className="text-sm text-muted">
              <span className="inline-block font-semibold text-ink first-letter:uppercase">
                {by}
              </span>
              , {words(kind)}, <DateTime at={at} withTime />
            </p>
            {refund_minor !== null && (
              <p>
                {kind === 'proposal' ? 'Offers that' : 'The offer was that'}{' '}
                <Money amount_minor={refund_minor} currency={currency} /> go back.
              </p>
            )}
            {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
            {url && (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="justify-self-start text-sm underline"
              >
                See it at {new URL(url).host}
              </a>
            )}
            {paths.length > 0 && (
              <div className="flex flex-wrap gap-3">
                {paths.map((path, index) => (
                  <PrivateImage
                    key={path}
                    path={path}
                    alt={`Picture ${index + 1} of the ${by}`}
                    size="medium"
                    read={() => readEvidence(id, path)}
                  />
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

export const TimelinePanel = ({ events, transaction }: Pick<Case, 'events' | 'transaction'>) => (
  <Panel title="Timeline">
    <ol className="grid gap-2 text-sm">
      {events.map((event) => {
        const { title, who, amount, note } = eventWords(event, transaction, null)
        return (
          <li key={event.id} className="flex flex-wrap gap-x-3">
            <span className="text-muted tabular-nums">
              <DateTime at={event.at} withTime />
            </span>
            <span className="min-w-0 wrap-anywhere">
              {title}
              {amount ? `, ${amount}` : ''} <span className="text-muted">({who})</span>
              {note && <span className="block text-muted">{note}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  </Panel>
)

export const LedgerPanel = ({ ledger, tasks }: Pick<Case, 'ledger' | 'tasks'>) => (
  <Panel title="Ledger">
    {ledger.length === 0 && <p className="text-muted">Nothing is posted yet.</p>}
    <ul className="grid gap-3 text-sm">
      {ledger.map(({ id, kind, currency, postings, at }) => (
        <li key={id}>
          <p className="font-semibold">
            {words(kind)},{' '}
            <span className="font-normal text-muted">
              <DateTime at={at} withTime />
            </span>
          </p>
          {postings.map(({ account, amount_minor }) => (
            <p key={account} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere text-muted" title={account}>
                {accountName(account)}
              </span>
              <Money
                amount_minor={amount_minor}
                currency={currency}
                className="shrink-0 whitespace-nowrap"
              />
            </p>
          ))}
        </li>
      ))}
    </ul>
    {tasks.length > 0 && (
      <ul aria-label="Tasks" className="grid gap-1 border-t border-line pt-3 text-sm">
        {tasks.map(({ id, kind, state, last_error }) => (
          <li key={id} className="wrap-anywhere">
            {words(kind)}: {words(state)}
            {last_error ? ` (${last_error})` : ''}
          </li>
        ))}
      </ul>
    )}
  </Panel>
)
