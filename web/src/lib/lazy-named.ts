import { type ComponentType, lazy } from 'react'

/** `lazy` for a component with a named export. */
export const lazyNamed = <N extends string, P>(
  load: () => Promise<{ [name in N]: ComponentType<P> }>,
  name: N,
) => lazy<ComponentType<P>>(async () => ({ default: (await load())[name] }))
