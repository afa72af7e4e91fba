import { useId } from "react";
import { CopyDialogs } from "../../../parts/templates/copy/copy-dialogs.tsx";
import { useCopy } from "../../../parts/templates/copy/use-copy.ts";
import { MarkedText } from "../../../parts/templates/placeholders/marked-text.tsx";
import type { SideCard as CardTexts } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyIcon } from "../../../ui/copy-icon.tsx";
import { PointList } from "./point-list.tsx";

export function SideCard({ card: { title, text, points, prompt } }: { card: CardTexts }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg bg-accent-soft/60 p-5 ring-1 ring-accent-text/10 ring-inset">
      <h3 id={id} className="font-semibold text-sm">
        {title}
      </h3>
      <p className="mt-1 max-w-prose text-pretty text-ink-muted text-sm leading-6">{text}</p>
      {points && <PointList points={points} />}
      {prompt && <Prompt title={title} prompt={prompt} />}
    </section>
  );
}

/** Prompt for a language model. Before it is copied, asks for the values of its placeholders. */
function Prompt({ title, prompt }: { title: string; prompt: string }) {
  const { prompt: texts } = useTexts("guides");
  const copy = useCopy();
  return (
    <div className="mt-4 rounded-md border border-line bg-surface p-3">
      <p className="whitespace-pre-wrap text-sm leading-6 [overflow-wrap:anywhere]">
        <MarkedText text={prompt} />
      </p>
      <Button
        size="sm"
        className="mt-3"
        icon={<CopyIcon isCopied={copy.copied === title} />}
        onPress={() => copy.start(title, prompt, title)}
      >
        {texts.copy}
      </Button>
      <CopyDialogs copy={copy} channel={undefined} />
    </div>
  );
}
