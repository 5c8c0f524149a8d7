export interface LegalSection {
  title: string
  paragraphs: readonly string[]
}

interface LegalTextProps {
  title: string
  lead: string
  sections: readonly LegalSection[]
}

/** A page of legal words, one heading a subject. */
export function LegalText({ title, lead, sections }: LegalTextProps) {
  return (
    <article className="mx-auto max-w-prose px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{lead}</p>
      {sections.map((section) => (
        <section key={section.title} className="mt-9">
          <h2 className="mb-3 text-xl">{section.title}</h2>
          <div className="flex flex-col gap-3">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      ))}
    </article>
  )
}
