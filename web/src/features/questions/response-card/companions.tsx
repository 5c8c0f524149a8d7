import type { Response } from '@nightlight/contract/questions'
import { BookOpenText, CirclePlay, ExternalLink } from 'lucide-react'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'

/** The article and the video that go with an answer: side by side, stacked on phones. */
export function Companions({ response }: { response: Response }) {
  const { blogTitle, blogUrl, videoTitle, videoUrl } = response
  const article = blogTitle && blogUrl ? { title: blogTitle, url: blogUrl } : null
  const video = videoTitle && videoUrl ? { title: videoTitle, url: videoUrl } : null
  if (!article && !video) return null
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {article && (
        <ArticleCard {...article} source={response.blogSource} picture={response.blogThumbnail} />
      )}
      {video && <VideoCard {...video} description={response.videoDescription} />}
    </div>
  )
}

interface ArticleCardProps {
  title: string
  url: string
  source: string | null
  picture: string | null
}

function ArticleCard({ title, url, source, picture }: ArticleCardProps) {
  return (
    <Card as="section" tone="sunken" className="flex flex-col gap-3">
      <h4 className="flex items-center gap-2 text-sm font-semibold text-ink-soft">
        <BookOpenText aria-hidden className="size-5" />
        Recommended Article
      </h4>
      {picture && (
        <img src={picture} alt="" width={320} height={180} className="w-full rounded-control" />
      )}
      <p className="font-semibold">{title}</p>
      {source && <p className="text-sm text-ink-soft">Source: {source}</p>}
      <OutsideLink href={url} words="Read Article" about={title} />
    </Card>
  )
}

interface VideoCardProps {
  title: string
  url: string
  description: string | null
}

function VideoCard({ title, url, description }: VideoCardProps) {
  return (
    <Card as="section" tone="sunken" className="flex flex-col gap-3">
      <h4 className="flex items-center gap-2 text-sm font-semibold text-ink-soft">
        <CirclePlay aria-hidden className="size-5" />
        Video Guide
      </h4>
      <div className="flex aspect-video w-full items-center justify-center rounded-control bg-night lamplight">
        <CirclePlay aria-hidden className="size-14 text-lamp" />
      </div>
      <p className="font-semibold">{title}</p>
      {description && <p className="text-sm text-ink-soft">{description}</p>}
      <OutsideLink href={url} words="Watch Video" about={title} />
    </Card>
  )
}

function OutsideLink({ href, words, about }: { href: string; words: string; about: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass('secondary', 'small', 'mt-auto self-start')}
    >
      {words}
      <span className="sr-only">: {about} (new tab)</span>
      <ExternalLink aria-hidden className="size-4" />
    </a>
  )
}
