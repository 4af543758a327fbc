import { Newsletter } from './content/newsletter'
import { Footer } from './footer'

/** The end of every public page; a separate chunk that loads after the first paint. */
export default function SiteFooter() {
  return (
    <>
      <Newsletter />
      <Footer />
    </>
  )
}
