import { ArrowLeft } from "lucide-react";
import { focusOnMount } from "../../../lib/focus/focus.ts";
import { CopyDialogs } from "../../../parts/templates/copy/copy-dialogs.tsx";
import { CopyIcon } from "../../../parts/templates/copy/copy-icon.tsx";
import { useCopy } from "../../../parts/templates/copy/use-copy.ts";
import type { SampleMessage } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { GuideChecklist } from "./guide-checklist.tsx";
import { type BusinessGuide, legalGuides } from "./guide-list.ts";

interface GuideArticleProps {
  guide: BusinessGuide;
  onClose: () => void;
}

export function GuideArticle({ guide, onClose }: GuideArticleProps) {
  const { page, guides } = useTexts("guides/business");
  const { title, description, sections, checklist, sample } = guides[guide];
  return (
    <div ref={focusOnMount} tabIndex={-1} className="flex flex-col items-start gap-4 outline-none">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2.5"
        icon={<ArrowLeft size={16} aria-hidden />}
        onPress={onClose}
      >
        {page.back}
      </Button>
      <article aria-labelledby="guide-title" className="card flex w-full min-w-0 flex-col gap-8 p-5 md:p-8">
        <header className="max-w-prose">
          <h1 id="guide-title" className="hyphens-auto text-balance font-semibold text-lg md:text-xl">
            {title}
          </h1>
          <p className="mt-2 text-pretty text-base text-ink-muted">{description}</p>
          {legalGuides.includes(guide) && (
            <p className="mt-4 rounded-md bg-accent-soft px-3.5 py-2.5 text-sm">{page.note}</p>
          )}
        </header>
        {sections.map((section) => (
          <section key={section.title} className="max-w-prose">
            <h2 className="font-semibold text-base">{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-2 text-pretty text-base leading-7">
                {paragraph}
              </p>
            ))}
          </section>
        ))}
        <div className="grid items-start gap-8 border-line border-t pt-8 lg:grid-cols-2">
          <GuideChecklist name={`business.${guide}`} checklist={checklist} />
          <Sample sample={sample} />
        </div>
      </article>
    </div>
  );
}

function Sample({ sample: { title, text } }: { sample: SampleMessage }) {
  const { page } = useTexts("guides/business");
  const copy = useCopy();
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border border-line">
      <figcaption className="flex min-h-11 flex-wrap items-center gap-x-3 border-line border-b bg-sunken/60 py-1 pr-1.5 pl-4">
        <h2 className="min-w-0 flex-1 font-medium text-sm">{title}</h2>
        <Button
          variant="quiet"
          size="sm"
          icon={<CopyIcon isCopied={copy.copied === title} />}
          aria-label={`${page.copy}: ${title}`}
          onPress={() => copy.start(title, text, title)}
        >
          {page.copy}
        </Button>
      </figcaption>
      <p className="whitespace-pre-wrap p-4 text-sm leading-6 [overflow-wrap:anywhere]">{text}</p>
      <CopyDialogs copy={copy} channel={undefined} />
    </figure>
  );
}
