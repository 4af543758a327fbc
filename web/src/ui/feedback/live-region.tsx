/** Says a change to screen readers and shows nothing. Mount it before its text changes. */
export const LiveRegion = ({ children }: { children: string }) => (
  <p role="status" aria-live="polite" className="sr-only">
    {children}
  </p>
)
