/** What an operator typed: a command, its subjects, and options of the form --name value. */
export type Typed = { command: string; subjects: string[]; options: Record<string, string> }

/** @throws Error for an option without a value */
export const readArguments = (args: readonly string[]): Typed => {
  const [command = 'help', ...rest] = args
  const subjects: string[] = []
  const options: Record<string, string> = {}
  for (let place = 0; place < rest.length; place += 1) {
    const word = rest[place] ?? ''
    if (!word.startsWith('--')) {
      subjects.push(word)
      continue
    }
    const value = rest[place + 1]
    if (value === undefined || value.startsWith('--')) throw new Error(`${word} needs a value.`)
    options[word.slice(2)] = value
    place += 1
  }
  return { command, subjects, options }
}

/** @throws Error when the option was not given */
export const required = ({ options }: Typed, name: string): string => {
  const value = options[name]?.trim()
  if (!value) throw new Error(`Say --${name}.`)
  return value
}

/** What ids are made of: no slash, which would name a document somewhere else. */
const ID = /^(?!__.*__$)[\w:~-]{1,300}$/

/** @throws Error when no subject was given, or it can't be an id */
export const subjectOf = ({ command, subjects }: Typed): string => {
  const [subject] = subjects
  if (!subject) throw new Error(`Say what to ${command}: its id.`)
  if (!ID.test(subject)) throw new Error(`"${subject}" is not an id.`)
  return subject
}

const POSTING = /^([\w:-]+)=([+-]?\d{1,15})$/

/** The subjects after the first, as `account=amount`, in minor units. @throws Error for others */
export const postingsOf = ({ subjects }: Typed): { account: string; amount_minor: number }[] =>
  subjects.slice(1).map((text) => {
    const [, account, amount] = POSTING.exec(text) ?? []
    if (!account || !amount) throw new Error(`"${text}" is not of the form account=amount.`)
    return { account, amount_minor: Number(amount) }
  })

const WHOLE_AMOUNT = /^\d+$/

/** Minor units. @throws Error for anything but a whole amount */
export const amountOf = (typed: Typed, name: string): number => {
  const text = required(typed, name)
  if (!WHOLE_AMOUNT.test(text)) throw new Error(`--${name} is a whole number of kobo.`)
  return Number(text)
}
