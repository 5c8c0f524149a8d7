import { Family } from '@nightlight/contract/families'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../lib/api-client.ts'

/** The person's family with its members and children; null while there is none. */
export const currentFamily = queryOptions({
  queryKey: ['/api/families', 'current'],
  queryFn: ({ signal }) => api.get('/api/families/current', Family.nullable(), signal),
})
