/** The O is a calabash seen from above, ringed with adire dots. */
export const LogoMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
    <circle cx="16" cy="16" r="16" className="fill-primary" />
    <circle
      cx="16"
      cy="16"
      r="11.5"
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      strokeDasharray="0.01 6.01"
      className="stroke-on-primary"
    />
    <circle cx="16" cy="16" r="6" className="fill-on-primary" />
    <path d="M12.6 16.3l2.3 2.3 4.5-4.9" fill="none" strokeWidth="2" className="stroke-primary" />
  </svg>
)
