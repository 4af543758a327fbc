import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { type InitialEntry, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach } from 'vitest'
import { queryClient } from '@/lib/api/query-client'
import type { SessionUser } from '@/lib/session/session-store'

export const person = (change: Partial<SessionUser> = {}): SessionUser => ({
  uid: 'ada',
  name: 'Ada Obi',
  email: 'ada@example.com',
  email_verified: true,
  photo_url: '',
  roles: ['user'],
  ...change,
})

let here = ''
const Address = () => {
  const { pathname, search } = useLocation()
  useLayoutEffect(() => {
    here = pathname + search
  })
  return null
}

/** The router's current path and query. */
export const address = () => here

const { queries } = queryClient.getDefaultOptions()
queryClient.setDefaultOptions({ queries: { ...queries, retry: 0 } })
afterEach(() => queryClient.clear())

type Options = { at?: InitialEntry; path?: string }

/** Renders an element at a path of the app, with the app's query client, which doesn't retry here. */
export const show = (element: ReactNode, { at = '/', path = '*' }: Options = {}) =>
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <Routes>
          <Route path={path} element={element} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )

export const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
