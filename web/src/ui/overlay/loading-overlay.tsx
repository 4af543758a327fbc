import { Spinner } from '../feedback/spinner'

/** Covers the whole screen during an operation that can't be interrupted. */
export const LoadingOverlay = ({ label = 'Loading' }: { label?: string }) => (
  <div
    role="status"
    aria-live="polite"
    className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-paper/85"
  >
    <Spinner className="text-4xl text-primary" />
    <p className="font-semibold">{label}</p>
  </div>
)
