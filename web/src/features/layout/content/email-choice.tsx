import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

type Props = {
  title: string
  text: string
  button: string
  done: string
  /** Receives the token from the link's fragment. */
  send: (token: string) => Promise<unknown>
}

/** The page that an email's link opens. Nothing happens until the button is clicked. */
export const EmailChoice = ({ title, text, button, done, send }: Props) => {
  usePageTitle(title)
  const token = useLocation().hash.slice(1)
  const [isDone, setDone] = useState(false)

  const { run, isPending, failure } = useAction(async () => {
    await send(token)
    setDone(true)
  })
  return (
    // As high as any of its answers, so that none moves the end of the page.
    <div
      style={{ minHeight: '26rem' }}
      className="page grid max-w-xl content-start justify-items-start gap-5 py-10 md:py-16"
    >
      <h1>{title}</h1>
      {token === '' ? (
        <p>This page needs the link from our email.</p>
      ) : (
        <>
          <p role="status">{isDone ? done : text}</p>
          {!isDone && (
            <Button loading={isPending} onClick={() => run()}>
              {button}
            </Button>
          )}
          <FormAlert>{failure}</FormAlert>
        </>
      )}
    </div>
  )
}
