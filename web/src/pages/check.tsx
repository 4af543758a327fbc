import { NO_MESSAGE_IS_PROOF } from '@contract/proof-of-payment'
import { paths } from '@/config/paths'
import { CheckForm } from '@/features/messaging/check/check-form'
import { Link } from '@/ui/navigation/link'
import { usePageHead } from '@/ui/navigation/use-page-head'

export default function Check() {
  usePageHead({
    kind: 'page',
    title: 'Check a message',
    description:
      'Is a message, link or code really from Oja? Paste it here and see. No message is proof of payment.',
    path: paths.check,
  })
  return (
    <div className="page grid gap-6 py-8 md:py-14 lg:grid-cols-[1fr_minmax(0,34rem)] lg:gap-x-16">
      <header>
        <div aria-hidden className="woven mb-6 h-1.5 w-20 rounded-sm" />
        <h1 className="text-3xl md:text-5xl">Check a message</h1>
        <p className="mt-4 max-w-prose text-lg text-muted">
          Did somebody send you a message, link or code that says it is from Oja? Paste it here. Log
          in to see what is held for you as well.
        </p>
        <p className="mt-4 max-w-prose font-semibold">{NO_MESSAGE_IS_PROOF}</p>
      </header>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <CheckForm />
      </div>
      <div className="grid max-w-prose content-start gap-4">
        <p className="text-muted">
          Buying from somebody whom you know from a chat alone?{' '}
          <Link to={paths.newRequest} className="underline">
            Ask them to accept it here
          </Link>
          , and your money is held until you have what you bought.
        </p>
        <p className="text-muted">
          Our messages to you begin with your word, which only you and we know. No message of ours
          asks for it, and neither does this page.
        </p>
        <p>
          <Link to={paths.dealCode} className="font-semibold underline">
            Have the code of a deal? See the deal
          </Link>
        </p>
      </div>
    </div>
  )
}
