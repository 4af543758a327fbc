import type { VendorInvoice } from '@contract/api/money/wallet'
import { timestampFromMillis } from '@contract/time'
import { vendorPaths } from '@contract/vendor-urls'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { InvoiceList } from './invoice-list'
import { InvoicePage } from './invoice-page'

const at = timestampFromMillis(Date.UTC(2026, 10, 12))
const invoice: VendorInvoice = {
  id: 'v-2026-11-invoice-750',
  type: 'invoice',
  to: 'vendor',
  number: 'I-2026-000031',
  year: 2026,
  sequence: 31,
  purchaser_id: 'v',
  purchaser_name: 'Adire Works (Tunde Bello)',
  supplier: {
    name: 'Oja Limited',
    address: '12 Broad St',
    tin: '12345678-0001',
    rc_number: 'RC1234',
  },
  transaction_id: null,
  invoice_id: null,
  credits: null,
  month: '2026-11',
  supplied_at: at,
  currency: 'NGN',
  gross_minor: 25_525,
  net_minor: 23_744,
  vat_minor: 1_781,
  rate_bps: 750,
  line_count: 1,
  is_final: false,
}

it('says nothing to a store that was never invoiced', async () => {
  api.answers('vendors.invoices', { documents: [] })
  const { container } = show(<InvoiceList />)
  await waitFor(() => expect(api.calls()).toHaveLength(1))
  expect(container).toBeEmptyDOMElement()
})

it('says that the list could not be loaded', async () => {
  api.refuses('vendors.invoices', 'service/unavailable')
  show(<InvoiceList />)
  expect(await screen.findByText('The invoices from Oja could not be loaded.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

it('lists what Oja invoices by month, each with its page', async () => {
  api.answers('vendors.invoices', { documents: [invoice] })
  show(<InvoiceList />)
  const link = await screen.findByRole('link', { name: 'I-2026-000031' })
  expect(link).toHaveAttribute('href', vendorPaths.invoice(invoice.id))
  expect(screen.getAllByText('November 2026').length).toBeGreaterThan(0)
})

it('shows an invoice with its parties and lines', async () => {
  const line = {
    id: 'l',
    supply: 'failed_sale_cost',
    transaction_id: 't'.repeat(20),
    invoice_id: 'OJA-20261112-K3F9QZ',
    supplied_at: at,
    gross_minor: 25_525,
    net_minor: 23_744,
    vat_minor: 1_781,
  }
  api.answers('vendors.invoice', { document: invoice, lines: [line] })
  show(<InvoicePage id={invoice.id} />)
  expect(await screen.findByRole('heading', { name: 'VAT invoice I-2026-000031' })).toBeVisible()
  for (const text of ['12345678-0001', 'Adire Works (Tunde Bello)', 'OJA-20261112-K3F9QZ']) {
    expect(screen.getByText(text)).toBeVisible()
  }
})
