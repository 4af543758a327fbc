import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Breadcrumbs } from './breadcrumbs'

const home = { label: 'Home', to: '/' }
const market = { label: 'Marketplace', to: '/marketplace' }

const renderBreadcrumbs = (links: { label: string; to: string }[]) =>
  render(
    <MemoryRouter>
      <Breadcrumbs links={links} current="Adire" />
    </MemoryRouter>,
  )

describe('Breadcrumbs', () => {
  it('shows the first link, the middle ones and the current page, which is no link', () => {
    renderBreadcrumbs([home, market])
    const nav = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Home', 'Marketplace'])
    expect(within(nav).getByText('Adire')).toHaveAttribute('aria-current', 'page')
  })

  it('has an ellipsis for small screens only where there are middle links', () => {
    renderBreadcrumbs([home, market])
    expect(screen.getByText('…')).toBeInTheDocument()
  })

  it('has no ellipsis between the first link and the current page', () => {
    renderBreadcrumbs([home])
    expect(screen.queryByText('…')).toBeNull()
  })
})
