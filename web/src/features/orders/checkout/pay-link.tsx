import { useLiveBuyerSecret } from '@/lib/live/transactions'
import { type ButtonLook, buttonClass } from '@/ui/form/button-class'

const isWebAddress = (text: string) => /^https?:\/\//.test(text)

type Props = { transaction_id: string; text: string; size?: ButtonLook['size'] }

/** A link back to the provider's checkout of an unpaid order. */
export const PayLink = ({ transaction_id, text, size }: Props) => {
  const secret = useLiveBuyerSecret(transaction_id)
  const url = secret.data?.authorization_url
  if (!url || !isWebAddress(url)) return null
  return (
    <a href={url} className={buttonClass({ size })}>
      {text}
    </a>
  )
}
