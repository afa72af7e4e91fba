import { useId } from "react";
import { useConfirmed } from "../../../lib/action/use-confirmed.ts";
import { toast } from "../../../lib/toast.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyIcon } from "../../../ui/copy-icon.tsx";
import { Agenda, type AgendaRow } from "../parts/agenda.tsx";

/** Minimum and maximum duration of each section, in minutes. */
const durations = [
  [1, 3],
  [3, 5],
  [2, 3],
  [1, 2],
  [5, 7],
  [3, 4],
] as const;

export function InterviewGuide() {
  const { course } = useTexts("guides");
  const { title, description, sections } = useTexts("guides/hot-journey").interview;
  const id = useId();
  const rows = sections.map((section, index) => {
    const [from, to] = durations[index] ?? [0, 0];
    return { ...section, duration: course.fromTo(from, to) };
  });
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 id={id} className="font-semibold text-base">
            {title}
          </h3>
          <p className="mt-1 max-w-prose text-pretty text-ink-muted text-sm leading-6">{description}</p>
        </div>
        <CopyButton text={guideText(title, rows)} />
      </header>
      <Agenda label={title} rows={rows} />
    </section>
  );
}

function CopyButton({ text }: { text: string }) {
  const { interview } = useTexts("guides");
  const [copied, confirm] = useConfirmed<"guide">();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      toast({ tone: "error", title: interview.copyFailed, description: interview.tryAgain });
      return;
    }
    toast({ tone: "success", title: interview.copied, description: interview.copiedDescription });
    confirm("guide");
  };
  return (
    <Button icon={<CopyIcon isCopied={copied !== null} />} onPress={() => void copy()}>
      {interview.whole}
    </Button>
  );
}

const guideText = (title: string, rows: readonly AgendaRow[]): string =>
  [
    title,
    ...rows.map((row, index) =>
      [`${index + 1}. ${row.title} (${row.duration})`, ...row.points.map((point) => `– ${point}`)].join("\n"),
    ),
  ].join("\n\n");
