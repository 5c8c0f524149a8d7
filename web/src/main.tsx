import './lib/zod-without-eval.ts'
import './styles/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './lib/query-client.ts'
import { Router } from './router.tsx'
import { leaveExpiredSession } from './session/expired-session.ts'
import { ToastsOnDemand } from './ui/overlay/toasts-on-demand.tsx'

const queryClient = createQueryClient((error) => leaveExpiredSession(queryClient, error))

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Router />
      <ToastsOnDemand />
    </QueryClientProvider>
  </StrictMode>,
)
