import { vendorPaths } from '@contract/vendor-urls'
import { describe, expect, it } from 'vitest'
import { isAuthPath, isDashboardPath, isVendorPath, paths } from './paths'

describe('paths', () => {
  it('puts what comes from people into the query, encoded', () => {
    expect(paths.search('adire & co')).toBe('/marketplace?q=adire+%26+co')
    expect(paths.loginThen('/dashboard/purchases?type=pending')).toBe(
      '/auth/login?redirect=%2Fdashboard%2Fpurchases%3Ftype%3Dpending',
    )
  })

  it('leaves out a query without a value', () => {
    expect(vendorPaths.productEdit()).toBe('/dashboard/vendor/products/edit')
    expect(vendorPaths.productEdit('abc')).toBe('/dashboard/vendor/products/edit?id=abc')
  })

  it('tells the areas apart', () => {
    expect(isVendorPath('/dashboard/vendor/sales')).toBe(true)
    expect(isVendorPath('/dashboard/purchases')).toBe(false)
    expect(isVendorPath('/vendors/x')).toBe(false)
    expect(isDashboardPath('/dashboards')).toBe(false)
    expect(isAuthPath('/auth/login')).toBe(true)
    expect(isAuthPath('/about')).toBe(false)
  })
})
