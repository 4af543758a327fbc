import { useLiveBuyerSecret } from '@/lib/live/transactions'
import { buttonClass } from '@/ui/form/button-class'

const isWebAddress = (text: string) => /^https?:\/\//.test(text)

/** A link back to the provider's checkout of an unpaid order. */
export const PayLink = ({ transaction_id, text }: { transaction_id: string; text: string }) => {
  const secret = useLiveBuyerSecret(transaction_id)
  const url = secret.data?.authorization_url
  if (!url || !isWebAddress(url)) return null
  return (
    <a href={url} className={buttonClass()}>
      {text}
    </a>
  )
}
