import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { Article } from '@/features/layout/content/article'
import { Link } from '@/ui/navigation/link'

const sections = [
  {
    id: 'why',
    title: 'Why we exist',
    body: (
      <>
        <p>
          Oja is Yoruba for market. In a market you see the cloth, feel its weight, count the money
          into a hand and walk off with your goods. Online, one of the two has to go first, and the
          one who goes first is the one who loses when the other is not honest.
        </p>
        <p>
          So neither goes first here. The buyer’s money is held in escrow, the maker sends, and the
          money moves when the buyer has the goods and approves.
        </p>
      </>
    ),
  },
  {
    id: 'who',
    title: 'Who sells here',
    body: (
      <>
        <p>
          Weavers and dyers, potters, shoemakers, carpenters, soap makers, growers and small
          factories, from all 36 states and Abuja. Everything on the market is made in Nigeria.
        </p>
        <p>
          A store is opened in minutes, with a bank account in the vendor’s own legal name.{' '}
          <Link to={paths.sell}>Open yours</Link>: it costs nothing, and the price you set is the
          price you get.
        </p>
      </>
    ),
  },
  {
    id: 'promise',
    title: 'What we promise',
    body: (
      <ul>
        <li>Money held for a purchase belongs to that purchase until it’s released or refunded.</li>
        <li>Every deadline, and what happens when it passes, is on the page before you press.</li>
        <li>A fee that is known before you pay, and goes back to you with a full refund.</li>
        <li>
          A site that is light: it opens on a small phone and doesn’t waste the data you paid for.
        </li>
      </ul>
    ),
  },
  {
    id: 'more',
    title: 'Find out more',
    body: (
      <p>
        Read <Link to={paths.howEscrowWorks}>how escrow works</Link>, or{' '}
        <Link to={paths.contact}>write to us</Link>. {site.company}, {site.address}.
      </p>
    ),
  },
]

export default function About() {
  return (
    <Article
      title="A market you can trust"
      lead={`${site.title} is where people buy what Nigeria makes, from the people who make it, without having to trust a stranger first.`}
      description="Oja is an online market for goods made in Nigeria, with every purchase protected by escrow."
      sections={sections}
    />
  )
}
