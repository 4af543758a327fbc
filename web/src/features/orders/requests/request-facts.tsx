import type { HeldDeal } from '@contract/api/orders/deals'
import { CATEGORIES } from '@contract/reference/categories'
import { termsFacts } from '@/shared/deal/terms-text'
import { DateTime } from '@/ui/data/date-time'
import { FactList } from '../details/fact-list'

/** What is asked for, in the words and numbers by which a seller who accepts is bound. */
export const RequestFacts = ({ deal }: { deal: HeldDeal }) => {
  const { terms, expires_at, flags, code } = deal
  return (
    <div className="grid gap-4">
      <p className="whitespace-pre-line wrap-anywhere">{terms.description}</p>
      {flags.length > 0 && (
        <p className="rounded-md bg-warning-soft p-3 text-sm text-warning">
          This text leads outside of Oja or speaks in its name. Money that is sent outside is lost
          if something goes wrong.
        </p>
      )}
      <FactList
        facts={[
          ...termsFacts(terms),
          {
            label: 'Category',
            value: CATEGORIES.find(({ value }) => value === terms.category)?.label ?? '',
          },
          { label: 'Open until', value: <DateTime at={expires_at} withTime /> },
          { label: 'Code', value: code },
        ]}
      />
    </div>
  )
}
