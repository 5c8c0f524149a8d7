import { useCallback, useSyncExternalStore } from 'react'

type Area = 'session' | 'local'

const listeners = new Set<() => void>()
const kept = new Map<string, string>() // what cannot be stored (storage blocked or full) still lives for this visit

function storage(area: Area): Storage {
  return area === 'session' ? sessionStorage : localStorage
}

function readStored(area: Area, key: string): string {
  try {
    return storage(area).getItem(key) ?? ''
  } catch {
    return kept.get(key) ?? ''
  }
}

function writeStored(area: Area, key: string, text: string): void {
  try {
    if (text === '') storage(area).removeItem(key)
    else storage(area).setItem(key, text)
  } catch {
    kept.set(key, text)
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Text that survives a reload; every component that names the same key sees the same text. */
export function useStoredText(area: Area, key: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => readStored(area, key))
  const write = useCallback((next: string) => writeStored(area, key, next), [area, key])
  return [text, write]
}
