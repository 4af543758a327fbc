import { Check, Copy, Share2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Card } from '../data/card'
import { useCopy } from '../feedback/use-copy'
import { Button } from '../form/button'
import { openSharePopup, shareTargets } from './share-targets'

type Props = {
  /** The page's URL, or its path on this site. */
  url: string
  title: string
  heading?: string
}

const neverChanges = () => () => {}
const hasShareSheet = () => typeof navigator.share === 'function'

/** Offers the device's share sheet if it has one, otherwise share popups, and copying the link. */
export const ShareCard = ({ url, title, heading = 'Share' }: Props) => {
  const { isCopied, copy } = useCopy()
  const canShare = useSyncExternalStore(neverChanges, hasShareSheet, () => false)
  const address = () => new URL(url, window.location.href).href
  const share = () =>
    navigator.share({ url: address(), title }).catch((error: unknown) => {
      // `AbortError` means that the user closed the sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) void copy(address())
    })
  return (
    <Card className="grid gap-3">
      <p className="font-semibold">{heading}</p>
      <div className="flex flex-wrap gap-2 *:grow">
        {canShare && (
          <Button variant="secondary" size="sm" onClick={share}>
            <Share2 aria-hidden className="size-4" />
            Share…
          </Button>
        )}
        {!canShare &&
          shareTargets.map((target) => (
            <Button
              key={target.name}
              variant="secondary"
              size="sm"
              onClick={() => openSharePopup(target.href(address(), title))}
            >
              {target.name}
            </Button>
          ))}
        <Button variant="secondary" size="sm" onClick={() => copy(address())}>
          {isCopied ? (
            <Check aria-hidden className="size-4 text-success" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy link'}</span>
        </Button>
      </div>
    </Card>
  )
}
