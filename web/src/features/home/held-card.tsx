import { escrowFeeOf } from '@contract/escrow/fee'
import { Check, Lock } from 'lucide-react'
import { Money } from '@/ui/data/money'

/** The example price, in kobo. */
const GOODS_MINOR = 2_500_000

const STEPS = [
  { text: 'You paid', isDone: true },
  { text: 'The vendor said yes', isDone: true },
  { text: 'On its way to you', isDone: true },
  { text: 'You look and approve', isDone: false },
]

/** Illustrates a payment held in escrow with an example purchase; hidden below `lg`. */
export const HeldCard = () => (
  <div
    role="img"
    aria-label="An example purchase: paid, on its way, and the money still held until the buyer approves"
    className="overflow-hidden rounded-lg border border-line bg-paper max-lg:hidden"
  >
    <div className="grid gap-1 bg-primary p-6 text-on-primary">
      <span className="flex items-center gap-2 text-sm font-semibold">
        <Lock className="size-4" />
        Held in escrow
      </span>
      <span className="text-4xl font-semibold">
        <Money amount_minor={GOODS_MINOR + escrowFeeOf(GOODS_MINOR)} currency="NGN" />
      </span>
      <span className="text-sm">Indigo adire wrapper, hand-dyed in Abeokuta</span>
    </div>
    <ol className="grid gap-4 p-6">
      {STEPS.map(({ text, isDone }) => (
        <li key={text} className="flex items-center gap-3">
          {isDone ? (
            <span className="grid size-6 place-items-center rounded-full bg-primary-soft text-primary">
              <Check className="size-4" />
            </span>
          ) : (
            <span className="size-6 rounded-full border-2 border-dashed border-primary" />
          )}
          <span className={isDone ? 'text-muted' : 'font-semibold'}>{text}</span>
        </li>
      ))}
    </ol>
  </div>
)
