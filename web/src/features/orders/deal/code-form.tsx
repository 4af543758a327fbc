import { shownDealCode } from '@contract/orders/deal-code'
import { readDealCode } from '@contract/orders/read-deal-code'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'

/** Leads to a deal by the code that somebody read or was told. */
export const CodeForm = ({ start = '' }: { start?: string }) => {
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(start)
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = readDealCode(text)
    if (code) return void navigate(paths.deal(shownDealCode(code)))
    setError('A code has ten letters and digits, such as 4KX7M-92PQR.')
    field.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} aria-label="Find a deal" className="grid gap-4">
      <TextField
        ref={field}
        label="Code of the deal"
        hint="Capitals and hyphens don’t matter. A link works as well."
        value={text}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" className="justify-self-start">
        Show the deal
      </Button>
    </form>
  )
}
