import { Copy, MessageCircle, QrCode } from 'lucide-react'
import { Suspense, useState } from 'react'
import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'
import { useCopy } from '@/ui/feedback/use-copy'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { whatsApp } from '@/ui/media/share-targets'

const StoreQrCode = lazyChunk(() => import('./store-qr-code'))

type Props = { uid: string; name: string; onShared: () => void }

/** The store's link, in words that can be sent as they are and as a code for a camera. */
export const ShareKit = ({ uid, name, onShared }: Props) => {
  const { isCopied, copy } = useCopy()
  const [hasCode, setHasCode] = useState(false)
  const url = new URL(paths.vendor(uid), window.location.href).href
  const text = `${name} is on ${site.title} now. Your money is held in escrow until you are happy with your order:`
  const copyAll = () => {
    onShared()
    void copy(`${text} ${url}`)
  }
  return (
    <div className="grid gap-2">
      <p>Tell people who know you: they are your first buyers.</p>
      <p className="rounded-md bg-sunken p-3 text-sm">
        {text} {url}
      </p>
      <div className="flex flex-wrap gap-2">
        <a
          href={whatsApp.href(url, text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onShared}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <MessageCircle aria-hidden className="size-4" />
          Send it on WhatsApp
        </a>
        <Button variant="secondary" size="sm" onClick={copyAll}>
          <Copy aria-hidden className="size-4" />
          <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy it'}</span>
        </Button>
        {!hasCode && (
          <Button variant="secondary" size="sm" onClick={() => setHasCode(true)}>
            <QrCode aria-hidden className="size-4" />
            Show a QR code
          </Button>
        )}
      </div>
      {hasCode && (
        <Suspense fallback={null}>
          <StoreQrCode url={url} name={name} onSaved={onShared} />
        </Suspense>
      )}
    </div>
  )
}
