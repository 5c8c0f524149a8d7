import { clsx } from 'clsx'

const SHOWCASES = [
  {
    title: 'At three in the morning',
    text: 'Short, calm answers you can read with one hand. What to do comes first. It goes dark when your phone does.',
    picture: '/scenes/sleep.svg',
  },
  {
    title: 'When it may be serious',
    text: 'Signs of danger are looked for before anything else. If there are any, you see at once what to do and whom to call. Such a question never counts against your plan.',
    picture: '/scenes/safety.svg',
  },
  {
    title: 'Together',
    text: 'On the Family plan your partner sees the same children and the same answers.',
    picture: '/scenes/family.svg',
  },
] as const

export function Showcases() {
  return (
    <section aria-labelledby="showcases" className="flex flex-col gap-12">
      <h2 id="showcases" className="text-center text-2xl sm:text-3xl">
        Made for how it really is
      </h2>
      {SHOWCASES.map(({ title, text, picture }, place) => (
        <div key={title} className="grid items-center gap-6 md:grid-cols-2 md:gap-14">
          <img
            src={picture}
            alt=""
            width={320}
            height={180}
            loading="lazy"
            className={clsx('w-full rounded-card', place % 2 === 1 && 'md:order-last')}
          />
          <div>
            <h3 className="text-xl sm:text-2xl">{title}</h3>
            <p className="mt-3 max-w-prose text-ink-soft">{text}</p>
          </div>
        </div>
      ))}
    </section>
  )
}
