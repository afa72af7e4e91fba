import type { AddressHit } from "@linkedpotential/contract/admin/schema";
import { focusOnMount } from "../../../lib/focus/focus.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";

const tones = { account: "danger", admin: "accent", unknown: "neutral" } as const;

/** Moves the focus to the list, so that screen readers announce who will be deleted before the delete button. */
export function AddressHits({ hits }: { hits: readonly AddressHit[] }) {
  const { many: texts } = useTexts("admin");
  return (
    <ul ref={focusOnMount} tabIndex={-1} aria-label={texts.listLabel} className="flex flex-col divide-y divide-line">
      {hits.map(({ email, name, state }) => (
        <li
          key={email}
          className="flex flex-col items-start justify-between gap-x-4 gap-y-1.5 py-2.5 text-sm sm:flex-row"
        >
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {name && <span className="block font-medium">{name}</span>}
            <span className="text-ink-muted">{email}</span>
          </span>
          <span className="shrink-0">
            <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          </span>
        </li>
      ))}
    </ul>
  );
}
