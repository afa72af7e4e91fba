import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";

interface GuideArticleProps {
  /** Heading level of the title. Sections are one level below. */
  level: 1 | 2;
  title: string;
  description: string;
  /** Shown in a box below the description, such as that a guide replaces no legal advice. */
  note?: string | undefined;
  /** Label of the button that returns to the list. */
  back: string;
  onClose: () => void;
  children: ReactNode;
}

/** Article that opens from a list of guides and takes its place. */
export function GuideArticle({ level, title, description, note, back, onClose, children }: GuideArticleProps) {
  const Heading = `h${level}` as const;
  return (
    // The margin keeps what is above the article visible: the tabs or the categories to which it belongs.
    <div
      ref={showFromStart}
      tabIndex={-1}
      className="flex min-w-0 scroll-mt-48 flex-col items-start gap-4 outline-none"
    >
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2.5"
        icon={<ArrowLeft size={16} aria-hidden />}
        onPress={onClose}
      >
        {back}
      </Button>
      <article aria-labelledby="guide-title" className="card flex w-full min-w-0 flex-col gap-8 p-5 md:p-8">
        <header className="max-w-prose">
          <Heading id="guide-title" className="hyphens-auto text-balance font-semibold text-lg md:text-xl">
            {title}
          </Heading>
          <p className="mt-2 text-pretty text-base text-ink-muted">{description}</p>
          {note && <p className="mt-4 rounded-md bg-accent-soft px-3.5 py-2.5 text-sm">{note}</p>}
        </header>
        {children}
      </article>
    </div>
  );
}

/** Focuses the article and scrolls to its start, because the list that it replaces may have been scrolled. */
function showFromStart(article: HTMLElement | null): void {
  article?.focus({ preventScroll: true });
  article?.scrollIntoView({ block: "start" });
}

interface GuideSectionProps {
  level: 2 | 3;
  section: { title: string; paragraphs: readonly string[]; points?: readonly string[] };
}

export function GuideSection({ level, section: { title, paragraphs, points } }: GuideSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className="max-w-prose">
      <Heading className="font-semibold text-base">{title}</Heading>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-2 text-pretty text-base leading-7">
          {paragraph}
        </p>
      ))}
      {points && (
        <ul className="mt-3 flex list-disc flex-col gap-1.5 pl-5 text-base leading-7 marker:text-ink-subtle">
          {points.map((point) => (
            <li key={point} className="text-pretty">
              {point}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
