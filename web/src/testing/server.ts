import { setupServer } from 'msw/node'

/** The network as tests see it: a call that no test foresaw fails it. */
export const server = setupServer()
