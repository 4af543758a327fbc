import { type ComponentType, lazy } from 'react'

/** A component that its file exports by name, loaded when it's first drawn. */
export const lazyNamed = <N extends string, P>(
  load: () => Promise<{ [name in N]: ComponentType<P> }>,
  name: N,
) => lazy<ComponentType<P>>(async () => ({ default: (await load())[name] }))
