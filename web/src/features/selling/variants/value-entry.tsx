import { MAX_OPTION_LENGTH, MAX_OPTION_VALUES } from '@contract/entities/catalog/variant'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'

type Props = { name: string; example: string; onEnter: (text: string) => void }

/** Where values of an option are typed: one after the other, or several with commas between them. */
export const ValueEntry = ({ name, example, onEnter }: Props) => {
  const [text, setText] = useState('')
  const enter = () => {
    if (text.trim() === '') return
    onEnter(text)
    setText('')
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1 sm:max-w-80">
        <TextField
          label={`Add to ${name.toLowerCase() || 'this option'}`}
          placeholder={example}
          maxLength={MAX_OPTION_VALUES * (MAX_OPTION_LENGTH + 2)}
          enterKeyHint="done"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // It would send the whole form.
            event.preventDefault()
            enter()
          }}
          onBlur={enter}
        />
      </div>
      <Button variant="secondary" onClick={enter}>
        <Plus aria-hidden className="size-4" />
        Add
      </Button>
    </div>
  )
}
