import type { FieldChange, ProductChange } from '@contract/catalog/product-csv'
import { formatMoney } from '@contract/money'
import { products } from './import-counts'

/** More than a person reads at once; the others unfold. */
const MAX_SHOWN = 50

const numberText = ({ field, from, to }: FieldChange): string => {
  const naira = (amount: number | string) =>
    Number(amount) > 0 ? formatMoney(Number(amount), 'NGN') : 'no price'
  if (field === 'price') return `${naira(from)} → ${naira(to)}`
  if (field === 'available_items') return `${from} → ${to} ${to === 1 ? 'piece' : 'pieces'}`
  if (field === 'sku') return `SKU ${from || 'none'} → ${to || 'none'}`
  return `${from} g → ${to} g`
}

const Change = ({ name, fields }: ProductChange) => (
  <li className="grid gap-0.5 py-2">
    <span className="font-semibold">{name}</span>
    {fields.map((change) => (
      <span key={`${change.choice}-${change.field}`} className="text-sm">
        {change.choice && `${change.choice}: `}
        {numberText(change)}
      </span>
    ))}
  </li>
)

const List = ({ changes }: { changes: readonly ProductChange[] }) => (
  <ul className="divide-y divide-line">
    {changes.map((change) => (
      <Change key={change.product_id} {...change} />
    ))}
  </ul>
)

type Props = { title: string; changes: readonly ProductChange[] }

const Part = ({ title, changes }: Props) => (
  <section className="grid gap-1">
    <h3 className="font-semibold">{title}</h3>
    <List changes={changes.slice(0, MAX_SHOWN)} />
    {changes.length > MAX_SHOWN && (
      <details>
        <summary className="cursor-pointer py-1">The other {changes.length - MAX_SHOWN}</summary>
        <List changes={changes.slice(MAX_SHOWN)} />
      </details>
    )}
  </section>
)

/** What happens to products that are there, those on sale first. */
export const ImportChanges = ({
  changes,
  isDone = false,
}: {
  changes: readonly ProductChange[]
  isDone?: boolean
}) => {
  const live = changes.filter(({ status }) => status === 'active')
  const others = changes.filter(({ status }) => status !== 'active')
  const verb = ({ length }: readonly unknown[]) => {
    if (isDone) return length === 1 ? 'was changed' : 'were changed'
    return length === 1 ? 'changes now' : 'change now'
  }
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-4">
      {live.length > 0 && (
        <Part title={`${products(live.length)} that you sell ${verb(live)}`} changes={live} />
      )}
      {others.length > 0 && (
        <Part
          title={`${products(others.length)} that you don’t sell at the moment ${verb(others)}`}
          changes={others}
        />
      )}
    </div>
  )
}
