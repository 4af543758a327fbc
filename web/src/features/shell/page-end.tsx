import { Footer } from './footer'
import { Newsletter } from './newsletter'

/** What stands below every public page; a chunk of its own that loads after the first paint. */
export default function PageEnd() {
  return (
    <>
      <Newsletter />
      <Footer />
    </>
  )
}
