import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** Any address without a page. */
export function NotFoundPage() {
  return (
    <div className="mx-auto flex max-w-page justify-center px-4 py-16">
      <Card
        tone="lamplit"
        className="flex w-full max-w-form flex-col items-center gap-4 p-8 text-center"
      >
        <img
          src="/scenes/sleep.svg"
          alt=""
          width={320}
          height={180}
          className="w-full rounded-control"
        />
        <h1 className="text-2xl">Page Not Found</h1>
        <p className="text-ink-soft">Did you forget to add the page to the router?</p>
        <ButtonLink href="/">Back to the start</ButtonLink>
      </Card>
    </div>
  )
}
