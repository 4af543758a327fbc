import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { useInView } from '@/ui/media/use-in-view'
import { type Brand, BrandIcon } from './brand-icons'
import { useTopCategories } from './content/use-categories'
import { Logo } from './logo'

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
