import { Mail, Phone } from 'lucide-react'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { ContactForm } from '@/features/layout/content/contact-form'
import { usePageHead } from '@/ui/navigation/use-page-head'

const lineClass = 'flex min-h-11 items-center gap-3 font-semibold hover:underline'

export default function Contact() {
  usePageHead({
    kind: 'page',
    title: 'Contact us',
    description: 'Write to the people who run Oja, or call the hotline.',
    path: paths.contact,
  })
  return (
    <div className="page grid gap-10 py-8 md:py-14 lg:grid-cols-[1fr_minmax(0,34rem)] lg:gap-16">
      <header>
        <div aria-hidden className="woven mb-6 h-1.5 w-20 rounded-sm" />
        <h1 className="text-3xl md:text-5xl">Contact us</h1>
        <p className="mt-4 max-w-prose text-lg text-muted">
          Write to us, or call. Is it about a purchase? The dispute room on its page is faster,
          because the vendor reads it too and all deadlines pause.
        </p>
        <ul className="mt-6 border-t border-line pt-4">
          <li>
            <a href={`mailto:${site.emails.info}`} className={lineClass}>
              <Mail aria-hidden className="size-5 text-primary" />
              {site.emails.info}
            </a>
          </li>
          <li>
            <a href={`mailto:${site.emails.sales}`} className={lineClass}>
              <Mail aria-hidden className="size-5 text-primary" />
              {site.emails.sales}
            </a>
          </li>
          <li>
            <a href={`tel:${site.phone.replaceAll(' ', '')}`} className={lineClass}>
              <Phone aria-hidden className="size-5 text-primary" />
              {site.phone}
            </a>
          </li>
        </ul>
        <p className="mt-4 text-muted">{site.address}</p>
      </header>
      <ContactForm />
    </div>
  )
}
