import { useId } from "react";
import { AddressChoice } from "../../../parts/templates/address/address-choice.tsx";
import { useFormOfAddress } from "../../../parts/templates/address/form-of-address.ts";
import { CopyDialogs } from "../../../parts/templates/copy/copy-dialogs.tsx";
import { useCopy } from "../../../parts/templates/copy/use-copy.ts";
import type { SampleMessage } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { useSelectedLead } from "../lead/selected-lead.ts";
import { SampleCard } from "../parts/sample-card.tsx";

/** Texts to copy. */
export function PieceSamples({ samples }: { samples: readonly SampleMessage[] }) {
  const { page } = useTexts("guides/handbook");
  const headingId = useId();
  const lead = useSelectedLead();
  const copy = useCopy(lead?.id);
  const [form, setForm] = useFormOfAddress(lead);
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-4">
      <h3 id={headingId} className="font-semibold text-base">
        {page.samples}
      </h3>
      <AddressChoice messages={samples} value={form} onChange={setForm} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {samples.map((sample) => (
          <SampleCard key={sample.title} sample={sample} copy={copy} />
        ))}
      </div>
      <CopyDialogs copy={copy} channel={undefined} leadId={lead?.id ?? null} />
    </section>
  );
}
