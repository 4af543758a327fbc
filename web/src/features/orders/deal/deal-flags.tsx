import type { SoldDeal } from '@contract/api/orders/deals'
import { TriangleAlert } from 'lucide-react'
import { FLAG_TEXT } from './deal-text'

/** Warns of what leads outside the escrow; its seller reads the same. */
export const DealFlags = ({ flags }: Pick<SoldDeal['deal'], 'flags'>) =>
  flags.length > 0 && (
    <section
      aria-labelledby="flags-title"
      className="flex gap-3 rounded-lg border border-warning/40 bg-warning-soft p-4 text-sm"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="grid gap-1">
        <h2 id="flags-title" className="text-base font-semibold">
          Be careful with this deal
        </h2>
        <ul className="grid list-disc gap-1 pl-4">
          {flags.map((flag) => (
            <li key={flag}>{FLAG_TEXT[flag]}</li>
          ))}
        </ul>
        <p>What you pay outside this page isn’t protected, and nobody can give it back to you.</p>
      </div>
    </section>
  )
