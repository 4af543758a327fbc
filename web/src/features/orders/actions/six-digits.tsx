import { Check, Copy } from 'lucide-react'
import { useCopy } from '@/ui/feedback/use-copy'
import { Button } from '@/ui/form/button'

/** A code of six digits to read out, and a button that copies it. */
export const SixDigits = ({ code }: { code: string }) => {
  const { isCopied, copy } = useCopy('code')
  const Icon = isCopied ? Check : Copy
  return (
    <div className="flex flex-wrap items-center gap-4">
      <p className="font-heading text-4xl font-semibold tracking-[0.15em] tabular-nums">
        {code.slice(0, 3)}
        <span className="inline-block w-3" />
        {code.slice(3)}
      </p>
      <Button variant="secondary" size="sm" onClick={() => copy(code)}>
        <Icon aria-hidden className="size-4" />
        <span aria-live="polite">{isCopied ? 'Copied!' : 'Copy the code'}</span>
      </Button>
    </div>
  )
}
