import { useId } from "react";
import { AddressChoice } from "../../../parts/templates/address/address-choice.tsx";
import { useFormOfAddress } from "../../../parts/templates/address/form-of-address.ts";
import type { Channel } from "../../../parts/templates/channels.ts";
import { CopyDialogs } from "../../../parts/templates/copy/copy-dialogs.tsx";
import { useCopy } from "../../../parts/templates/copy/use-copy.ts";
import type { NextStep } from "../../../parts/templates/sent/next-step.ts";
import type { MessageGuide as GuideTexts } from "../../../texts/guide-content.ts";
import { useSelectedLead } from "../lead/selected-lead.ts";
import { SampleCard } from "./sample-card.tsx";

interface MessageGuideProps {
  guide: GuideTexts;
  channel?: Channel | undefined;
  onAdopt?: ((text: string) => void) | undefined;
  /** Status and follow-up to offer after sending one of the samples. */
  next?: NextStep | undefined;
}

export function MessageGuide({ guide, channel, onAdopt, next }: MessageGuideProps) {
  const id = useId();
  const lead = useSelectedLead();
  const copy = useCopy(lead?.id);
  const [form, setForm] = useFormOfAddress(lead);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <header>
        <h3 id={id} className="font-semibold text-base">
          {guide.title}
        </h3>
        <p className="mt-1 max-w-prose text-pretty text-ink-muted text-sm leading-6">{guide.description}</p>
      </header>
      <ol className="flex flex-col">
        {guide.parts.map(({ title, text }, index) => (
          <li key={title} className="group flex gap-4 pb-5 last:pb-0">
            <span aria-hidden className="flex flex-col items-center gap-1.5">
              <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text text-xs tabular-nums">
                {index + 1}
              </span>
              <span className="w-px flex-1 bg-line group-last:hidden" />
            </span>
            <div className="min-w-0 gap-x-6 lg:grid lg:flex-1 lg:grid-cols-[11rem_minmax(0,1fr)]">
              <h4 className="pt-0.5 font-medium text-sm">{title}</h4>
              <p className="max-w-prose text-pretty text-ink-muted text-sm leading-6">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <AddressChoice messages={guide.samples} value={form} onChange={setForm} />
      <div className="flex flex-col gap-4 xl:block xl:columns-2 xl:gap-4 xl:[&>figure]:mb-4">
        {guide.samples.map((sample) => (
          <SampleCard key={sample.title} sample={sample} channel={channel} copy={copy} onAdopt={onAdopt} />
        ))}
      </div>
      <CopyDialogs copy={copy} channel={channel} leadId={lead?.id ?? null} next={next} />
    </section>
  );
}
