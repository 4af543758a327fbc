/** Announces text to screen readers, without showing it. Mount it before the text changes. */
export const LiveRegion = ({ children }: { children: string }) => (
  <p role="status" aria-live="polite" className="sr-only">
    {children}
  </p>
)
