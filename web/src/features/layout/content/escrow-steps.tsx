import { HandCoins, PackageCheck, ShieldCheck, Truck } from 'lucide-react'
import { escrowTerms as terms } from '@/config/escrow-terms'

const steps = [
  {
    icon: ShieldCheck,
    title: 'You pay, we hold',
    text: 'The price and the escrow fee go into escrow. The vendor sees that the money is there and can’t touch it.',
  },
  {
    icon: PackageCheck,
    title: `The vendor confirms within ${terms.confirmHours} hours`,
    text: 'If they decline, or don’t answer, you get everything back, the fee included.',
  },
  {
    icon: Truck,
    title: 'They send by the promised day',
    text: `It counts from your payment, and is ${terms.shipDays} days where a store promises none. You give the courier your six-digit code when the parcel is in your hands.`,
  },
  {
    icon: HandCoins,
    title: 'You approve, they are paid',
    text: `You have ${terms.inspectionDays} days to inspect, or ${terms.inspectionWithoutCodeDays} when the parcel came without the code. Not right? Raise a dispute, and nobody is paid until it is settled.`,
  },
]

export const EscrowSteps = () => (
  <ol className="list-none! gap-0! pl-0!">
    {steps.map(({ icon: Icon, title, text }, index) => (
      <li key={title} className="relative flex gap-4 pb-6 last:pb-0">
        {index < steps.length - 1 && (
          <span aria-hidden className="absolute top-11 bottom-1 left-5 w-px bg-line" />
        )}
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary"
        >
          <Icon className="size-5" />
        </span>
        <span className="pt-1.5">
          <strong className="block font-semibold">{title}</strong>
          <span className="text-muted">{text}</span>
        </span>
      </li>
    ))}
  </ol>
)
