import { PenLine } from "lucide-react";
import { useFormOfAddress, versionFor } from "../../../parts/templates/address/form-of-address.ts";
import { type Channel, limitOf } from "../../../parts/templates/channels.ts";
import type { Copy } from "../../../parts/templates/copy/use-copy.ts";
import { usePlaceholderValues } from "../../../parts/templates/placeholders/lead-values.ts";
import { MarkedText } from "../../../parts/templates/placeholders/marked-text.tsx";
import { fillPlaceholders } from "../../../parts/templates/placeholders/placeholders.ts";
import { useExampleValues } from "../../../parts/templates/placeholders/use-example-values.ts";
import type { SampleMessage } from "../../../texts/guide-content.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyIcon } from "../../../ui/copy-icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { useSelectedLead } from "../lead/selected-lead.ts";
import { ExampleButton } from "./example-button.tsx";

interface SampleCardProps {
  /** Heading level. It must be one below the surrounding heading. */
  level?: 3 | 4;
  sample: SampleMessage;
  channel?: Channel | undefined;
  copy: Copy;
  onAdopt?: ((text: string) => void) | undefined;
}

/** Sample message in the chosen form of address, with its placeholders filled from the selected lead. */
export function SampleCard({ level = 4, sample, channel, copy, onAdopt }: SampleCardProps) {
  const Heading = `h${level}` as const;
  const { samples } = useTexts("guides");
  const { title, informal } = sample;
  const lead = useSelectedLead();
  const [form] = useFormOfAddress(lead);
  const text = versionFor(sample, form);
  const values = usePlaceholderValues(lead, informal === undefined ? undefined : form);
  const filled = fillPlaceholders(text, values);
  const example = useExampleValues(text, values);
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
          onPress={() => copy.start(title, example.isIncomplete ? sample : filled, title)}
        />
      </figcaption>
      <p className="max-w-prose whitespace-pre-wrap p-4 text-sm leading-6 [overflow-wrap:anywhere]">
        <MarkedText text={text} values={example.values} />
      </p>
      {(onAdopt || example.isIncomplete) && (
        <div className="flex flex-wrap gap-x-2 px-2 pb-2">
          {onAdopt && (
            <Button
              size="sm"
              variant="quiet"
              icon={<PenLine size={16} aria-hidden />}
              aria-label={samples.adoptOf(title)}
              onPress={() => onAdopt(text)}
            >
              {samples.adopt}
            </Button>
          )}
          {example.isIncomplete && <ExampleButton title={title} isShown={example.isShown} onPress={example.toggle} />}
        </div>
      )}
    </figure>
  );
}
