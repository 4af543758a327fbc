import { transactionEndpoints } from '@contract/api/orders/transactions'
import { REASON_LENGTH } from '@contract/entities/orders/transaction'
import { POLICY } from '@contract/escrow/policy'
import { type FormEvent, useMemo, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useTextDraft } from '@/lib/forms/use-text-draft'
import { useAction } from '@/lib/use-action'
import { PictureGuard } from '@/shared/images/picture-guard'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextArea } from '@/ui/form/text-area'
import type { ActorProps } from '../actions/action-props'
import { evidencePath } from './evidence-path'
import { Images, type PickedImages } from './images'

/** Adds images to the dispute, up to the limit per party. */
export const EvidenceForm = ({ transaction, party, run }: ActorProps) => {
  const [{ paths, isBusy }, setImages] = useState<PickedImages>({ paths: [], isBusy: false })
  const [text, setText] = useTextDraft(`dispute_evidence_${transaction.id}`)
  const [round, setRound] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const pathOf = useMemo(() => evidencePath(transaction, party), [transaction, party])
  const used = transaction.dispute?.evidence_count[party] ?? 0

  const add = useAction(async () => {
    const said = text.trim()
    await run(() =>
      call(transactionEndpoints.addEvidence, {
        params: { id: transaction.id },
        body: said ? { paths, text: said } : { paths },
      }),
    )
    toast.success('Your evidence is in the dispute.')
    setText('')
    setRound(round + 1)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(paths.length === 0)
    if (paths.length > 0) void add.run()
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Images
        key={round}
        label="Pictures as evidence"
        hint={`You have used ${used} of ${POLICY.max_evidence_per_party}. They can’t be removed afterwards.`}
        most={POLICY.max_evidence_per_party - used}
        isRequired
        pathOf={pathOf}
        onChange={setImages}
      />
      <TextArea
        label="What do they show?"
        optional
        rows={2}
        maxLength={REASON_LENGTH.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FormAlert>{isMissing ? 'Add at least one picture.' : add.failure}</FormAlert>
      <Button
        type="submit"
        className="justify-self-start"
        loading={add.isPending}
        loadingText="Adding…"
        disabled={isBusy}
      >
        Add to the dispute
      </Button>
      <PictureGuard hasPictures={paths.length > 0 || isBusy} />
    </form>
  )
}
