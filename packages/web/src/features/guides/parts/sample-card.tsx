import { PenLine } from "lucide-react";
import { type Channel, limitOf } from "../../../parts/templates/channels.ts";
import { CopyIcon } from "../../../parts/templates/copy/copy-icon.tsx";
import type { Copy } from "../../../parts/templates/copy/use-copy.ts";
import { usePlaceholderValues } from "../../../parts/templates/placeholders/lead-values.ts";
import { MarkedText } from "../../../parts/templates/placeholders/marked-text.tsx";
import { fillPlaceholders, placeholdersIn } from "../../../parts/templates/placeholders/placeholders.ts";
import type { SampleMessage } from "../../../texts/guide-content.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useSelectedLead } from "../lead/selected-lead.ts";

interface SampleCardProps {
  /** Heading level. It must be one below the surrounding heading. */
  level?: 3 | 4;
  sample: SampleMessage;
  channel?: Channel | undefined;
  copy: Copy;
  onAdopt?: ((text: string) => void) | undefined;
}

/** Sample message with its placeholders filled from the selected lead. */
export function SampleCard({ level = 4, sample: { title, text }, channel, copy, onAdopt }: SampleCardProps) {
  const Heading = `h${level}` as const;
  const { samples } = useTexts("guides");
  const values = usePlaceholderValues(useSelectedLead());
  const filled = fillPlaceholders(text, values);
  return (
    <figure className="card min-w-0 break-inside-avoid overflow-hidden">
      <figcaption className="flex min-h-11 items-center gap-3 border-line border-b bg-sunken/60 py-1 pr-1.5 pl-4">
        <Heading className="min-w-0 flex-1 font-medium text-sm">{title}</Heading>
        {channel && (
          <span className="text-ink-subtle text-xs tabular-nums">
            {numberText(filled.length)}/{numberText(limitOf(channel))}
          </span>
        )}
        <IconButton
          size="sm"
          label={samples.copy(title)}
          icon={<CopyIcon isCopied={copy.copied === title} />}
          onPress={() => copy.start(title, placeholdersIn(filled).length > 0 ? text : filled, title)}
        />
      </figcaption>
      <p className="max-w-prose whitespace-pre-wrap p-4 text-sm leading-6 [overflow-wrap:anywhere]">
        <MarkedText text={text} values={values} />
      </p>
      {onAdopt && (
        <div className="px-2 pb-2">
          <Button
            size="sm"
            variant="quiet"
            icon={<PenLine size={16} aria-hidden />}
            aria-label={samples.adoptOf(title)}
            onPress={() => onAdopt(text)}
          >
            {samples.adopt}
          </Button>
        </div>
      )}
    </figure>
  );
}
