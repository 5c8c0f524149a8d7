import { type NewQuestion, Question, Response } from '@nightlight/contract/questions'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { api, messageOf } from '../../lib/api-client.ts'
import { type ToastText, toast } from '../../ui/overlay/toast.ts'

const POLL_MS = 3000
const RECENT_LIMIT = 5

const Questions = z.array(Question)
const everyList = { queryKey: ['/api/questions'] } // the history, and the recent ones of any number

/** The latest questions, newest first. Asked for again every three seconds while the tab is seen. */
export const recentQuestions = queryOptions({
  queryKey: ['/api/questions', 'recent', RECENT_LIMIT],
  queryFn: ({ signal }) => api.get(`/api/questions/recent/${RECENT_LIMIT}`, Questions, signal),
  staleTime: 0,
  refetchInterval: POLL_MS,
})

/** The whole history, newest first. */
export const allQuestions = queryOptions({
  queryKey: ['/api/questions'],
  queryFn: ({ signal }) => api.get('/api/questions', Questions, signal),
  staleTime: 0,
})

/** Asks; the new question is put at the head of the lists at once, so that nobody waits for the next poll. */
export function useAsk() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (asked: NewQuestion) => api.post('/api/questions', asked, Question),
    onSuccess: (question) => {
      queryClient.setQueryData(
        recentQuestions.queryKey,
        (recent) =>
          recent &&
          [question, ...recent.filter(({ id }) => id !== question.id)].slice(0, RECENT_LIMIT),
      )
      void queryClient.invalidateQueries(everyList)
      void queryClient.invalidateQueries({ queryKey: ['/api/auth/user'] }) // questionsUsedThisMonth
    },
  })
}

function changeResponse(queryClient: QueryClient, id: string, change: Partial<Response>) {
  queryClient.setQueriesData<Question[]>(everyList, (questions) =>
    questions?.map((question) => ({
      ...question,
      responses: question.responses.map((one) => (one.id === id ? { ...one, ...change } : one)),
    })),
  )
}

interface ResponseChange<Wanted> {
  response: Response
  wanted: Wanted
}

/** Shows the change at once, and takes it back if the server refuses it. */
function useResponseChange<Wanted>(
  send: (id: string, wanted: Wanted) => Promise<Response>,
  shownAs: (wanted: Wanted) => Partial<Response>,
  said: (wanted: Wanted) => ToastText,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ response, wanted }: ResponseChange<Wanted>) => send(response.id, wanted),
    onMutate: async ({ response, wanted }) => {
      await queryClient.cancelQueries(everyList)
      changeResponse(queryClient, response.id, shownAs(wanted))
    },
    onSuccess: (_, { wanted }) => toast(said(wanted)),
    onError: (error, { response }) => {
      const { isSaved, isHelpful } = response
      changeResponse(queryClient, response.id, { isSaved, isHelpful })
      toast({
        title: 'Error',
        description: messageOf(error, 'That was not kept. Please try again.'),
        variant: 'destructive',
      })
    },
    onSettled: () => queryClient.invalidateQueries(everyList),
  })
}

export function useSaveResponse() {
  return useResponseChange(
    (id, saved: boolean) => api.patch(`/api/responses/${id}/save`, { saved }, Response),
    (isSaved) => ({ isSaved }),
    (isSaved) =>
      isSaved
        ? { title: 'Response saved', description: 'Added to your saved responses' }
        : { title: 'Response unsaved', description: 'Removed from your saved responses' },
  )
}

export function useRateResponse() {
  return useResponseChange(
    (id, helpful: boolean) => api.patch(`/api/responses/${id}/rate`, { helpful }, Response),
    (isHelpful) => ({ isHelpful }),
    () => ({
      title: 'Thank you for your feedback!',
      description: 'Your rating helps us improve our responses.',
    }),
  )
}
