import { wordEndpoints } from '@contract/api/people/own-word'
import { MAX_WORD_LENGTH, MIN_WORD_LENGTH, type OwnWord as Word } from '@contract/people/word'
import { Eye, EyeOff } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { isApiError } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldErrors } from '@/lib/api/field-errors'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'

/** What the server says of the field, or of the word that it refused. */
const textOf = (error: unknown): string =>
  (isApiError(error) && fieldErrors(error).word) || inlineFailureText(error)

const HIDDEN = '••••••'

/** Hidden until it is asked for, and again when the page is left: others may look on. */
export const OwnWord = () => {
  const [shown, setShown] = useState<Word>()
  const [typed, setTyped] = useState<string>()
  const { run, dialog } = useRecentLogin()
  const show = useAction(async () => setShown(await run(() => call(wordEndpoints.word))))
  const change = useAction(
    async (body: { word?: string }) => {
      setShown(await run(() => call(wordEndpoints.changeWord, { body })))
      setTyped(undefined)
      toast.success('Your word is changed.')
    },
    { textOf },
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (typed) void change.run({ word: typed })
  }
  const failure = show.failure ?? change.failure
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p role="status" className="min-w-0 text-xl font-semibold wrap-anywhere">
          {shown?.word ?? (
            <>
              <span aria-hidden>{HIDDEN}</span>
              <span className="sr-only">Your word is hidden.</span>
            </>
          )}
        </p>
        <Button
          variant="secondary"
          size="sm"
          loading={show.isPending}
          onClick={() => (shown ? setShown(undefined) : show.run())}
        >
          {shown ? (
            <EyeOff aria-hidden className="size-4" />
          ) : (
            <Eye aria-hidden className="size-4" />
          )}
          {shown ? 'Hide it' : 'Show my word'}
        </Button>
      </div>
      {typed === undefined ? (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setTyped('')}>
            Choose my own
          </Button>
          <Button
            variant="secondary"
            loading={change.isPending}
            loadingText="Making one…"
            onClick={() => change.run({})}
          >
            Somebody saw it: make a new one
          </Button>
        </div>
      ) : (
        <form onSubmit={save} noValidate className="grid gap-4">
          <TextField
            label="Your own word"
            hint={`${MIN_WORD_LENGTH} to ${MAX_WORD_LENGTH} letters. Not your name, and nothing that others would guess.`}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              disabled={typed.trim() === ''}
              loading={change.isPending}
              loadingText="Saving…"
            >
              Save my word
            </Button>
            <Button variant="quiet" onClick={() => setTyped(undefined)}>
              Cancel
            </Button>
          </div>
        </form>
      )}
      <FormAlert>{failure}</FormAlert>
      {dialog}
    </>
  )
}
