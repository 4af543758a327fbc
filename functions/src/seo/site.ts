/** The site's operator. A fork changes only these lines. */
export const site = {
  title: 'Oja',
  line: 'Made in Nigeria. Paid when you’re happy.',
  description:
    'Buy goods made in Nigeria from the people who make them. Your money is held in escrow until you approve.',
  product: 'Nigerian',
  company: 'Oja Marketplace Ltd',
  address: '14 Balogun Street, Lagos Island, Lagos, Nigeria',
  phone: '+234 700 000 6520',
  emails: { info: 'hello@oja.example', sales: 'sales@oja.example' },
  /** Links to the mobile apps; an empty link is not shown. */
  apps: { android: '', ios: '' },
  social: {
    twitter: 'https://twitter.com/oja_example',
    facebook: 'https://facebook.com/oja.example',
    linkedin: 'https://linkedin.com/company/oja-example',
    instagram: 'https://instagram.com/oja_example',
  },
} as const
