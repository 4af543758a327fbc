type Props = {
  /** The running task, for example "Uploading front.jpg". */
  label: string
  /** What is shown of the label where there is room for a word alone. */
  text?: string
  /** From 0 to 1. */
  value: number
}

export const ProgressBar = ({ label, text = label, value }: Props) => {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <div className="flex justify-between gap-4 text-sm">
        <span className="truncate">{text}</span>
        <span className="shrink-0 whitespace-nowrap text-muted tabular-nums">{percent}%</span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-primary transition-[width] duration-150"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  )
}
