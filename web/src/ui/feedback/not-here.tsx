/** Instead of what can't be loaded without a connection and was never stored. */
export const NotHere = () => (
  <p role="status" className="rounded-md bg-sunken p-4">
    Not on this device yet. Opens by itself once you are online.
  </p>
)
