import { Tip } from '@nightlight/contract/tips'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../lib/api-client.ts'

/** Today's tip for a child's age. */
export const childTip = (childId: string) =>
  queryOptions({
    queryKey: ['/api/children', childId, 'tip'],
    queryFn: ({ signal }) => api.get(`/api/children/${childId}/tip`, Tip, signal),
  })
