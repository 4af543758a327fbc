import { Newsletter } from './content/newsletter'
import { Footer } from './footer'

/** What stands below every public page; a chunk of its own that loads after the first paint. */
export default function SiteFooter() {
  return (
    <>
      <Newsletter />
      <Footer />
    </>
  )
}
