import { DEFAULT_FAMILY_NAME } from '@nightlight/contract/families'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, messageOf, nothing } from '../../lib/api-client.ts'
import { toast } from '../../ui/overlay/toast.ts'

export function useCreateFamily() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.post('/api/families', { name: DEFAULT_FAMILY_NAME }, nothing),
    onSuccess: async () => {
      toast({ title: 'Family created!' })
      await queryClient.invalidateQueries({ queryKey: ['/api/families'] })
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: messageOf(error, 'Failed to create family. Please try again.'),
        variant: 'destructive',
      }),
  })
}
