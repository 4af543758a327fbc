import { Copy, MessageCircle, QrCode as QrIcon, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { useCopy } from '@/ui/feedback/use-copy'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { whatsApp } from '@/ui/media/share-targets'

const QrCode = lazyPart(() => import('./qr-code'))

type Props = {
  url: string
  /** Sent with the link. */
  text: string
  /** What the link opens. */
  name: string
  hint: string
  /** The name of the file that the code is saved as, without its end. */
  file: string
  onShared?: () => void
}

/** A link in words that can be sent as they are, and as a code for a camera. */
export const ShareKit = ({ url, text, name, hint, file, onShared }: Props) => {
  const { isCopied, copy } = useCopy()
  const [hasCode, setHasCode] = useState(false)
  const copyAll = () => {
    onShared?.()
    void copy(`${text} ${url}`)
  }
  const openSheet = () => {
    onShared?.()
    // Closing the sheet rejects as well.
    navigator.share({ url, text }).catch(() => undefined)
  }
  return (
    <div className="grid gap-2">
      <p className="rounded-md bg-sunken p-3 text-sm wrap-anywhere">
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
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" size="sm" onClick={openSheet}>
            <Share2 aria-hidden className="size-4" />
            Share…
          </Button>
        )}
        {!hasCode && (
          <Button variant="secondary" size="sm" onClick={() => setHasCode(true)}>
            <QrIcon aria-hidden className="size-4" />
            Show a QR code
          </Button>
        )}
      </div>
      {hasCode && (
        <Suspense fallback={null}>
          <QrCode url={url} name={name} hint={hint} file={file} onSaved={onShared} />
        </Suspense>
      )}
    </div>
  )
}
