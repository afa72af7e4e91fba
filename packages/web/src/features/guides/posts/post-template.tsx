import { PenLine } from "lucide-react";
import { useId } from "react";
import { CopyDialogs } from "../../../parts/templates/copy/copy-dialogs.tsx";
import { useCopy } from "../../../parts/templates/copy/use-copy.ts";
import { usePlaceholderValues } from "../../../parts/templates/placeholders/lead-values.ts";
import { MarkedText } from "../../../parts/templates/placeholders/marked-text.tsx";
import { useFilledExample } from "../../../parts/templates/placeholders/placeholder-label.ts";
import { useExampleValues } from "../../../parts/templates/placeholders/use-example-values.ts";
import type { PostTypeTexts } from "../../../texts/guide-content.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyIcon } from "../../../ui/copy-icon.tsx";
import { ExampleButton } from "../parts/example-button.tsx";
import { countWords, postText } from "./post-text.ts";

interface PostTemplateProps {
  post: PostTypeTexts["posts"][number];
  onAdopt: (text: string) => void;
}

/** Sample post, shown by sections. It can be copied or adopted as the user's own template. */
export function PostTemplate({ post, onAdopt }: PostTemplateProps) {
  const { samples, posts } = useTexts("guides");
  const copy = useCopy();
  const titleId = useId();
  const { id, title, description, sections } = post;
  const text = postText(sections);
  const example = useExampleValues(text, usePlaceholderValues(undefined));
  // A placeholder counts as one word, but the published post has many more in its place.
  const filled = useFilledExample(text);
  return (
    <article aria-labelledby={titleId} className="card flex min-w-0 flex-col gap-6 p-5 md:p-8">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id={titleId} className="font-semibold text-base">
            {title}
          </h3>
          <p className="mt-1 max-w-prose text-pretty text-ink-muted text-sm leading-6">{description}</p>
        </div>
        <Button
          icon={<CopyIcon isCopied={copy.copied === id} />}
          aria-label={samples.copy(title)}
          onPress={() => copy.start(id, text, title)}
        >
          {samples.copyShort}
        </Button>
      </header>
      <ol className="flex flex-col gap-5">
        {sections.map((section, index) => (
          <li key={section.title} className="flex gap-4">
            <span
              aria-hidden
              className="mt-px grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text text-xs tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <h4 className="font-medium text-sm leading-6">{section.title}</h4>
              <p className="max-w-prose text-pretty text-ink-muted text-sm leading-6">{section.question}</p>
              <p className="mt-1.5 max-w-prose whitespace-pre-wrap text-pretty text-sm leading-6">
                <MarkedText text={section.text} values={example.values} />
              </p>
            </div>
          </li>
        ))}
      </ol>
      <footer className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
        <div className="-ml-2.5 flex flex-wrap gap-x-2">
          <Button
            size="sm"
            variant="quiet"
            icon={<PenLine size={16} aria-hidden />}
            aria-label={samples.adoptOf(title)}
            onPress={() => onAdopt(text)}
          >
            {samples.adopt}
          </Button>
          {example.isIncomplete && <ExampleButton title={title} isShown={example.isShown} onPress={example.toggle} />}
        </div>
        <span className="text-ink-subtle text-xs tabular-nums">
          {posts.length(countWords(filled), numberText(filled.length))}
        </span>
      </footer>
      <CopyDialogs copy={copy} channel="post" />
    </article>
  );
}
