import { CircleAlert } from 'lucide-react'

/** An error that concerns the whole form. */
export const FormAlert = ({ children }: { children: string | undefined }) => (
  <div role="alert" className="empty:hidden">
    {children && (
      <p className="flex items-start gap-2 rounded-md bg-error-soft px-3 py-2 text-error">
        <CircleAlert aria-hidden className="mt-1 size-4 shrink-0" />
        {children}
      </p>
    )}
  </div>
)
