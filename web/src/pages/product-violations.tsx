import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { Article } from '@/features/layout/content/article'
import { Link } from '@/ui/navigation/link'

const sections = [
  {
    id: 'made-in-nigeria',
    title: 'What belongs here',
    body: (
      <p>
        Goods that are made, grown or assembled in Nigeria, that exist, that the vendor owns, and
        that look like their pictures. A picture taken from somebody else’s shop is reason enough to
        take a product down.
      </p>
    ),
  },
  {
    id: 'not-allowed',
    title: 'What may not be sold',
    body: (
      <ul>
        <li>Weapons, ammunition, explosives and fireworks.</li>
        <li>Drugs, prescription medicine, and remedies that claim to cure an illness.</li>
        <li>
          Food, drinks and cosmetics that need a NAFDAC number and have none, or whose expiry date
          has passed.
        </li>
        <li>Skin-bleaching products with mercury or hydroquinone.</li>
        <li>Ivory, pangolin, skins and anything else from protected animals and plants.</li>
        <li>Antiquities and cultural objects that may not leave their owners or the country.</li>
        <li>Copies of brands, pirated books, films, music and software.</li>
        <li>Stolen goods, used SIM cards, identity papers and accounts.</li>
        <li>Anything that degrades people, or is meant to.</li>
      </ul>
    ),
  },
  {
    id: 'outside',
    title: 'Paying outside',
    body: (
      <p>
        A vendor who asks to be paid outside {site.title} takes your protection away. It’s not
        allowed, and it’s the most common sign of fraud: please report it, and don’t pay.
      </p>
    ),
  },
  {
    id: 'what-happens',
    title: 'What happens then',
    body: (
      <ol>
        <li>We read what was reported, and may take the product off the market.</li>
        <li>
          Did you buy it? Raise a dispute: goods that break these rules are reason enough for a full
          refund.
        </li>
        <li>A mistake can be put right: the vendor changes the product and writes to us.</li>
        <li>A store that does it again, or that deceives, may be suspended.</li>
      </ol>
    ),
  },
  {
    id: 'report',
    title: 'Report a product',
    body: (
      <p>
        <Link to={`${paths.contact}?subject=Report%20a%20product`}>Write to us</Link> with the
        product’s address and what is wrong with it. You needn’t be signed in, and we don’t tell the
        vendor who you are.
      </p>
    ),
  },
]

export default function ProductViolations() {
  return (
    <Article
      title="Product violations"
      lead="What may be sold on the market, what may not, and what we do about it."
      description="Which products may not be sold on Oja, how to report one, and what happens then."
      sections={sections}
      updated="2026-11-20"
    />
  )
}
