type Props = { target: string; children: string }

/** A way past what repeats, for who goes by Tab; off the screen until it has the focus. */
export const SkipLink = ({ target, children }: Props) => (
  <a
    href={`#${target}`}
    className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
  >
    {children}
  </a>
)
