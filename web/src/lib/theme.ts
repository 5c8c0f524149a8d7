import { useStoredText } from './stored-text.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const THEME_KEY = 'nightlight.theme' // public/theme.js reads the same key before the first paint

function isTheme(text: string): text is Theme {
  return THEMES.some((theme) => theme === text)
}

/** The chosen theme and a way to choose; the choice is kept on this device and takes effect at once. */
export function useTheme(): [Theme, (theme: string) => void] {
  const [stored, store] = useStoredText('local', THEME_KEY)
  const choose = (theme: string) => {
    if (!isTheme(theme)) return
    store(theme)
    if (theme === 'system') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = theme
  }
  return [isTheme(stored) ? stored : 'system', choose]
}
