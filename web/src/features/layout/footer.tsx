import type { ReactNode } from 'react'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { useInView } from '@/ui/media/use-in-view'
import { Link } from '@/ui/navigation/link'
import { useTopCategories } from './content/use-categories'
import { Logo } from './logo'

/** Custom glyphs, since the icon set has no brand icons. */
const glyphs = {
  twitter: <path d="M4 4h4.2l4 5.5L17 4h2.6l-6.2 7.1L20 20h-4.2l-4.4-6L6.2 20H3.6l6.6-7.6z" />,
  facebook: (
    <path d="M13.5 21v-7.6h2.7l.5-3.2h-3.2V8.3c0-.9.4-1.7 1.8-1.7h1.5V3.9c-3.6-.7-6.5.6-6.5 4v2.3H7.4v3.2h2.9V21z" />
  ),
  linkedin: (
    <>
      <circle cx="6" cy="5.6" r="1.9" />
      <path d="M4.4 9.2h3.2V20H4.4zM9.8 9.2h3.1v1.5c.9-1.9 6.9-2.5 6.9 2.6V20h-3.2v-5.8c0-3.2-3.6-2.8-3.6 0V20H9.8z" />
    </>
  ),
  instagram: (
    <path
      d="M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8zM16.8 7.2h.01"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
    />
  ),
}

type Brand = keyof typeof glyphs

const BrandIcon = ({ brand }: { brand: Brand }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" className="size-5">
    {glyphs[brand]}
  </svg>
)

const brands: { brand: Brand; label: string }[] = [
  { brand: 'twitter', label: 'Twitter' },
  { brand: 'facebook', label: 'Facebook' },
  { brand: 'linkedin', label: 'LinkedIn' },
  { brand: 'instagram', label: 'Instagram' },
]

/** An app without a URL is not shown. */
const apps = [
  { label: `${site.title} for Android`, url: site.apps.android },
  { label: `${site.title} for iPhone`, url: site.apps.ios },
].filter(({ url }) => url !== '')

const showPreferences = async () =>
  (await loadChunk(() => import('./consent/consent'))).showPreferences()

const linkClass = 'inline-block py-1.5 text-muted hover:text-ink hover:underline'

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 font-sans text-sm font-semibold tracking-normal">{title}</h2>
    <ul className="text-sm">{children}</ul>
  </section>
)

const Item = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className={linkClass}>
      {children}
    </Link>
  </li>
)

export const Footer = () => {
  const [footer, isNear] = useInView<HTMLElement>()
  const categories = useTopCategories(isNear)
  return (
    <footer ref={footer} className="border-t border-line bg-surface">
      <div aria-hidden className="woven h-1.5" />
      <div className="page grid gap-x-6 gap-y-8 py-12 max-sm:grid-cols-2 sm:grid-cols-4 lg:grid-cols-[2fr_1.3fr_1.3fr_1fr_1fr]">
        <div className="max-w-80 max-lg:col-span-full">
          <Logo />
          <p className="mt-3 text-sm text-muted">
            A place to showcase, discover, buy and sell authentic {site.product} products.
          </p>
        </div>
        <Column title="Support">
          {[site.emails.info, site.emails.sales].map((email) => (
            <li key={email}>
              <a href={`mailto:${email}`} className={linkClass}>
                {email}
              </a>
            </li>
          ))}
          <li>
            <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={linkClass}>
              {site.phone}
            </a>
          </li>
          <Item to={paths.howEscrowWorks}>How escrow works</Item>
        </Column>
        <Column title="Categories">
          {categories.map(({ value, label }) => (
            <Item key={value} to={paths.marketplaceCategory(value)}>
              {label}
            </Item>
          ))}
          <Item to={paths.marketplace}>More categories</Item>
        </Column>
        <Column title="Company">
          <Item to={paths.about}>About us</Item>
          <Item to={paths.contact}>Contact us</Item>
          <Item to={paths.careers}>Careers</Item>
        </Column>
        <Column title="Legal">
          <Item to={paths.privacyPolicy}>Privacy Policy</Item>
          <Item to={paths.termsOfUse}>Terms of use</Item>
          <Item to={paths.productViolations}>Product Validations</Item>
        </Column>
      </div>
      <div className="page">
        <ul className="flex flex-wrap gap-x-6 border-t border-line pt-4 text-sm">
          <Item to={paths.vendors}>Stores</Item>
          <Item to={paths.history}>You Just Viewed</Item>
          <Item to={paths.check}>Check a message</Item>
          <li>
            <button type="button" className={linkClass} onClick={showPreferences}>
              Cookie preferences
            </button>
          </li>
          {apps.map(({ label, url }) => (
            <li key={label}>
              <a href={url} rel="noopener" className={linkClass}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-4 py-5 pt-2">
          <p className="text-sm text-muted">
            © {new Date().getFullYear()} {site.company}
          </p>
          <ul className="flex flex-wrap gap-1">
            {brands.map(({ brand, label }) => (
              <li key={brand}>
                <a
                  href={site.social[brand]}
                  aria-label={`${site.title} on ${label}`}
                  rel="noopener"
                  className="grid size-11 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
                >
                  <BrandIcon brand={brand} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}
