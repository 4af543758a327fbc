import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Link } from './link'
import { NavLink } from './nav-link'

const Here = () => {
  const { pathname, search, state } = useLocation()
  return <output>{JSON.stringify({ pathname, search, state })}</output>
}
const here = () => JSON.parse(screen.getByRole('status').textContent ?? '')

const show = (...links: React.ReactNode[]) =>
  render(
    <MemoryRouter initialEntries={['/cart']}>
      {links}
      <Here />
    </MemoryRouter>,
  )

it('opens a page of the site with what it is given', async () => {
  show(
    <Link key="a" to="/products/a?x=1" state={{ card: 1 }} className="b">
      Pot
    </Link>,
  )
  const link = screen.getByRole('link', { name: 'Pot' })
  expect(link).toHaveAttribute('href', '/products/a?x=1')
  expect(link).toHaveClass('b')
  await userEvent.click(link)
  expect(here()).toEqual({ pathname: '/products/a', search: '?x=1', state: { card: 1 } })
})

it('leaves to the browser what opens elsewhere, and stays where the press was taken', async () => {
  const leave = vi.fn((event: Event) => event.preventDefault())
  document.addEventListener('click', leave)
  show(
    <Link key="a" to="/terms" target="_blank">
      Terms
    </Link>,
    <Link key="b" to="/wallet" onClick={(event) => event.preventDefault()}>
      Wallet
    </Link>,
    <Link key="c" to="/orders">
      Orders
    </Link>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Terms' }))
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('target', '_blank')
  await userEvent.click(screen.getByRole('link', { name: 'Wallet' }))
  const user = userEvent.setup()
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link', { name: 'Orders' }))
  expect(here().pathname).toBe('/cart')
  document.removeEventListener('click', leave)
})

it('says that it leads to where one is, or to what is above it', () => {
  const style = ({ isActive }: { isActive: boolean }) => (isActive ? 'on' : 'off')
  render(
    <MemoryRouter initialEntries={['/sales/7']}>
      <NavLink to="/sales" className={style}>
        Sales
      </NavLink>
      <NavLink to="/sales" end className={style}>
        All sales
      </NavLink>
      <NavLink to="/sale" className={style}>
        Sale
      </NavLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Sales' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Sales' })).toHaveClass('on')
  expect(screen.getByRole('link', { name: 'All sales' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Sale' })).toHaveClass('off')
})
