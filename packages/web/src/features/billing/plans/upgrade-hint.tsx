import { Sparkles } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { UpgradeLink } from "./upgrade-link.tsx";

export function UpgradeHint() {
  const { upgrade } = useTexts("billing");
  return (
    <section
      aria-labelledby="upgrade-hint"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-accent-text/20 bg-accent-soft p-5"
    >
      <Sparkles size={20} aria-hidden className="shrink-0 self-start text-accent-text" />
      <div className="min-w-0 flex-1 basis-64">
        <h2 id="upgrade-hint" className="font-semibold text-base">
          {upgrade.title}
        </h2>
        <p className="mt-0.5 text-pretty text-ink-muted text-sm">{upgrade.description}</p>
      </div>
      <UpgradeLink />
    </section>
  );
}
