import type { ComponentType } from 'react'
import { lazyChunk } from '@/ui/chunks/lazy-chunk'

/** `lazy` for a component with a named export. */
export const lazyNamed = <N extends string, P>(
  load: () => Promise<{ [name in N]: ComponentType<P> }>,
  name: N,
) => lazyChunk<P>(async () => ({ default: (await load())[name] }))
