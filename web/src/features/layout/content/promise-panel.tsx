import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { Link } from '@/ui/navigation/link'

const promises = [
  ['You pay', 'The money is held in escrow. The maker can see it, and can’t touch it.'],
  ['They send', 'You get a six-digit code. Give it to the courier at the door.'],
  ['You approve', 'The maker is paid when you say so, or you open a dispute.'],
] as const

/** Summarizes how escrow works, next to the forms; hidden below `lg`. */
export const PromisePanel = () => (
  <aside className="self-stretch overflow-hidden rounded-lg border border-line bg-surface max-lg:hidden">
    <div aria-hidden className="woven h-3" />
    <div className="grid gap-8 p-10">
      <p className="font-heading text-3xl leading-tight font-semibold">{site.line}</p>
      <ol className="grid gap-5">
        {promises.map(([title, text], index) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-8 shrink-0 place-items-center rounded-full bg-primary-soft font-semibold text-primary"
            >
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold">{title}</span>
              <span className="text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      <Link to={paths.howEscrowWorks} className="font-semibold text-primary underline">
        How escrow works
      </Link>
    </div>
  </aside>
)
