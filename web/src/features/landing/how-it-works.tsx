const STEPS = [
  { title: 'Sign in', text: 'Create a free account. It takes about a minute.' },
  { title: 'Add children', text: 'A name and a birth date are enough.' },
  { title: 'Ask in the Magic Box', text: 'In your own words, as you would ask a friend.' },
  { title: 'Get answers', text: 'What to do first, then why, an article and a video.' },
] as const

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className="mb-8 text-center text-2xl sm:text-3xl">
        How it works
      </h2>
      <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text }, place) => (
          <li key={title} className="flex flex-col gap-2">
            <span
              aria-hidden
              className="flex size-11 items-center justify-center rounded-full border border-line-strong font-serif text-lg font-semibold text-ink-amber"
            >
              {place + 1}
            </span>
            <h3 className="mt-1 text-xl">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
