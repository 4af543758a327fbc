export const SkipLink = ({ target }: { target: string }) => (
  <a
    href={`#${target}`}
    className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2 font-semibold text-on-accent focus:translate-y-0"
  >
    Skip to content
  </a>
)
