import { Lock } from 'lucide-react'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { Link } from '@/ui/navigation/link'
import { HeldCard } from './held-card'

/** On phones in place of `HeldCard`: what happens to the money, in a line. */
const HeldLine = () => (
  <Link
    to={paths.howEscrowWorks}
    className="flex items-center gap-3 rounded-lg bg-primary-soft p-3 text-sm leading-snug text-primary-strong md:hidden"
  >
    <Lock aria-hidden className="size-5 shrink-0" />
    <span>
      <strong className="block">Held in escrow</strong>
      Your money waits until the goods are in your hands and you say yes.
    </span>
  </Link>
)

const TRIES = ['adire', 'shea butter', 'aso-oke', 'talking drum']

/** The home page's headline and suggested searches; the header right above has the search field. */
export const Hero = () => (
  <section className="border-b border-line bg-surface">
    <div aria-hidden className="woven h-2" />
    <div className="page grid items-center gap-12 py-6 md:py-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
        <h1 className="max-w-3xl text-3xl leading-[1.1] font-semibold text-balance md:text-5xl xl:text-6xl">
          {site.line}
        </h1>
        <p className="max-w-xl text-lg text-muted max-md:hidden">
          Buy from the people who make it. Your money waits in escrow until the goods are in your
          hands and you say yes.
        </p>
        <HeldLine />
        <ul className="flex flex-wrap gap-2 text-sm max-md:hidden">
          {TRIES.map((word) => (
            <li key={word}>
              <Link
                to={paths.search(word)}
                className="inline-block rounded-full border border-line px-3 py-1.5 text-ink no-underline hover:bg-sunken"
              >
                {word}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <HeldCard />
    </div>
  </section>
)
