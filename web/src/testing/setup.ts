import '../lib/zod-without-eval.ts'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, type MockInstance, vi } from 'vitest'
import { dismissToast } from '../ui/overlay/toast.ts'
import { server } from './server.ts'

// What Radix and the pages ask of a browser and jsdom does not have.
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = NoResizes
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => {},
  releasePointerCapture: () => {},
  scrollIntoView: () => {},
})
window.scrollTo = () => {}

// The first test of a file waits for the lazy page to be compiled, which takes long on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

let consoleError: MockInstance<typeof console.error>

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  dismissToast()
  server.resetHandlers()
  sessionStorage.clear()
  localStorage.clear()
  const said = consoleError.mock.calls
  consoleError.mockRestore()
  if (said.length > 0) throw new Error(`console.error was called: ${String(said[0])}`)
})
afterAll(() => server.close())
