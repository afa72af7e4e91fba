import { Clapperboard } from "lucide-react";
import { useId } from "react";
import { AddressChoice } from "../../../parts/templates/address/address-choice.tsx";
import { useFormOfAddress } from "../../../parts/templates/address/form-of-address.ts";
import { CopyDialogs } from "../../../parts/templates/copy/copy-dialogs.tsx";
import { useCopy } from "../../../parts/templates/copy/use-copy.ts";
import type { StrategyTexts } from "../../../texts/guide-content.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useSelectedLead } from "../lead/selected-lead.ts";
import { SampleCard } from "../parts/sample-card.tsx";
import { type StrategyId, strategies, strategyIds } from "./strategy-list.ts";

/** Three strategies to reach a contact, each a sequence of messages over several days (D45). */
export function Strategies() {
  const texts = useTexts("guides/strategies");
  const [form, setForm] = useFormOfAddress(useSelectedLead());
  const messages = strategyIds.flatMap((id) => texts[id].templates);
  return (
    <div className="flex min-w-0 flex-col gap-12">
      <AddressChoice messages={messages} value={form} onChange={setForm} />
      {strategyIds.map((id) => (
        <Strategy key={id} id={id} texts={texts[id]} />
      ))}
    </div>
  );
}

function Strategy({ id, texts }: { id: StrategyId; texts: StrategyTexts }) {
  const titleId = useId();
  const lead = useSelectedLead();
  const copy = useCopy(lead?.id);
  const { icon: Icon, color } = strategies[id];
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-x-10 gap-y-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <header className="flex flex-col gap-3 lg:sticky lg:top-20 lg:self-start">
        <div>
          <h2 id={titleId} className="flex items-center gap-2.5 font-semibold text-lg">
            <Icon size={20} aria-hidden className="shrink-0 text-accent-text" />
            {texts.title}
          </h2>
          <p className="mt-0.5 text-ink-subtle text-sm">{texts.subtitle}</p>
        </div>
        <p className="max-w-prose text-pretty text-ink-muted text-sm leading-6">{texts.description}</p>
        <Badge tone={color} icon={<Clapperboard size={12} aria-hidden />}>
          {texts.medium}
        </Badge>
      </header>
      <ol className="flex min-w-0 flex-col">
        {texts.templates.map((template) => (
          <li key={template.id} className="group relative min-w-0 pb-7 pl-7 last:pb-0">
            <span
              aria-hidden
              className="absolute top-1.5 left-0 size-3 rounded-full border-2 border-accent bg-canvas"
            />
            <span aria-hidden className="absolute top-6 bottom-0 left-[0.3125rem] w-px bg-line group-last:hidden" />
            <p className="mb-2 font-medium text-accent-text text-sm">{template.timing}</p>
            <SampleCard level={3} sample={template} copy={copy} />
          </li>
        ))}
      </ol>
      <CopyDialogs copy={copy} channel={undefined} leadId={lead?.id ?? null} />
    </section>
  );
}
