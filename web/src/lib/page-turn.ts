import { useEffect, useRef } from 'react'

let cameByBackOrForward = false

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    cameByBackOrForward = true
  })
}

/**
 * What a browser does on a real page load: a new title, the top of the page, and the focus at its heading. On Back
 * and Forward the browser restores the place by itself. `path` is the address of the page that is shown now.
 */
export function usePageTurn(path: string, title: string, description: string): void {
  const shownPath = useRef(path)

  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])

  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    if (!cameByBackOrForward) window.scrollTo({ top: 0, behavior: 'instant' })
    cameByBackOrForward = false
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [path])
}
