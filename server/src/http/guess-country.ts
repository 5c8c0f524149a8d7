import { COUNTRIES, type Country } from '@nightlight/contract/accounts'

const EU_MEMBERS =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

/** The country of a browser's first language that names one, 'US' when that tells nothing. */
export function guessCountry(acceptLanguage: string | undefined): Country {
  for (const [, region = ''] of (acceptLanguage ?? '').matchAll(/\b[a-z]{2,3}-([a-z]{2})\b/gi)) {
    const country = countryOf(region.toUpperCase())
    if (country) return country
  }
  return 'US'
}

function countryOf(region: string): Country | undefined {
  if (region === 'GB') return 'UK'
  if (EU_MEMBERS.includes(region)) return 'EU'
  return COUNTRIES.find((country) => country === region)
}
