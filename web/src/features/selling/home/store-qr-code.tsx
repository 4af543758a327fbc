import { Download } from 'lucide-react'
import encodeQR from 'qr'
import { saveFile } from '@/lib/save-file'
import { Button } from '@/ui/form/button'

/** Cameras need four light modules around the code. */
const MARGIN = 4

/** The dark modules of a QR code, as a path whose unit is a module. */
const pathOf = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

const svgOf = (size: number, path: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="white" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`

type Props = { url: string; name: string; onSaved?: () => void }

/** The store's link for a sign or a parcel, light on dark screens as well. */
export default function StoreQrCode({ url, name, onSaved }: Props) {
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: MARGIN })
  const path = pathOf(rows)
  const size = rows.length
  const save = () => {
    onSaved?.()
    saveFile('oja-store.svg', new Blob([svgOf(size, path)], { type: 'image/svg+xml' }))
  }
  return (
    <figure className="grid justify-items-start gap-3">
      <svg
        role="img"
        aria-label={`QR code that opens ${name}`}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-44 rounded-md border border-line forced-color-adjust-none"
      >
        <rect width={size} height={size} fill="white" />
        <path d={path} fill="black" />
      </svg>
      <figcaption className="text-sm text-muted">
        Print it for your stall and your parcels. Buyers point their phone’s camera at it to open
        your store.
      </figcaption>
      <Button variant="secondary" size="sm" onClick={save}>
        <Download aria-hidden className="size-4" />
        Save the QR code
      </Button>
    </figure>
  )
}
