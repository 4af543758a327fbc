import { createElement, type SVGProps } from 'react'

type Node = readonly [tag: string, attributes: Readonly<Record<string, string>>]

const OUTLINE: SVGProps<SVGSVGElement> = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

/**
 * The component of an icon of the library, in whose place the build puts this: the library's own also reads
 * a context, names classes and renames attributes, and is as large as all icons of a page.
 */
const createIcon =
  ({ node }: { node: readonly Node[] }) =>
  (props: SVGProps<SVGSVGElement>) => {
    const isNamed = props['aria-label'] ?? props['aria-labelledby'] ?? props.role
    return createElement(
      'svg',
      { 'aria-hidden': isNamed ? undefined : true, ...OUTLINE, ...props },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }

export default createIcon
