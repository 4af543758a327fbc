import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { Article } from '@/features/layout/content/article'
import { LinkButton } from '@/ui/form/link-button'

const sections = [
  {
    id: 'now',
    title: 'Open positions',
    body: (
      <p>
        No position is open today. When there is one, you find it here with its pay range and place.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How we work',
    body: (
      <ul>
        <li>
          <strong>A small phone first.</strong> A screen isn’t finished until it works on the phone
          that a maker sells from.
        </li>
        <li>
          <strong>We count money twice.</strong> Every naira in escrow is accounted for to the kobo,
          each night, by a program that trusts nobody.
        </li>
        <li>
          <strong>We write things down.</strong> A decision is a page that the next person can read.
        </li>
      </ul>
    ),
  },
  {
    id: 'write',
    title: 'Write anyway',
    body: (
      <>
        <p>
          If you care for honest trade, plain design or careful software, tell us what you have made
          and what you would make better here. Send no certificates; a page and a link are enough.
        </p>
        <p>
          <LinkButton to={`${paths.contact}?subject=Working%20at%20${site.title}`}>
            Write to us
          </LinkButton>
        </p>
      </>
    ),
  },
]

export default function Careers() {
  return (
    <Article
      title="Work on the market"
      lead="A small team that keeps other people’s money safe and other people’s work in sight."
      description="Working at Oja: how we work, open positions and how to write to us."
      sections={sections}
    />
  )
}
