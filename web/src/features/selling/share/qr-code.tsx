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

type Props = {
  url: string
  /** What it opens, for who can't see it. */
  name: string
  className?: string
}

const drawn = (url: string) => {
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: MARGIN })
  return { size: rows.length, path: pathOf(rows) }
}

/** A link as a QR code, light on dark screens as well. */
export const QrImage = ({ url, name, className = 'size-40' }: Props) => {
  const { size, path } = drawn(url)
  return (
    <svg
      role="img"
      aria-label={`QR code that opens ${name}`}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`${className} rounded-md border border-line forced-color-adjust-none`}
    >
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  )
}

type CodeProps = Omit<Props, 'className'> & {
  hint: string
  /** The name of the file that it is saved as, without its end. */
  file: string
  onSaved?: (() => void) | undefined
}

/** A QR code with what it is for, which can be saved. */
export default function QrCode({ url, name, hint, file, onSaved }: CodeProps) {
  const save = () => {
    onSaved?.()
    const { size, path } = drawn(url)
    saveFile(`${file}.svg`, new Blob([svgOf(size, path)], { type: 'image/svg+xml' }))
  }
  return (
    <figure className="grid justify-items-start gap-3">
      <QrImage url={url} name={name} />
      <figcaption className="text-sm text-muted">{hint}</figcaption>
      <Button variant="secondary" size="sm" onClick={save}>
        <Download aria-hidden className="size-4" />
        Save the QR code
      </Button>
    </figure>
  )
}
