export { site } from '@seo/site'
