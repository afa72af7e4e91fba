import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { Link } from "react-router-dom";
import { useTexts } from "../../../../texts/texts.ts";
import { PlainButton } from "../../../../ui/plain-button.tsx";
import { sectionSearch } from "../../section-address.ts";
import { useLeadChange } from "../lead-changes.ts";
import { clientsWithoutRhythm } from "./keep-in-touch.ts";

const rhythms = [4, 8, 12];
const shownMax = 3;

/** Explains the rhythm while nobody has one, and offers to set it for former clients. */
export function ClientsWithoutRhythm({ leads }: { leads: readonly LeadRow[] }) {
  const { keepInTouch: texts } = useTexts("day");
  const clients = clientsWithoutRhythm(leads).slice(0, shownMax);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="text-pretty text-ink-muted text-xs">
        {texts.explain} {clients.length === 0 && texts.noClients}
      </p>
      {clients.length > 0 && (
        <ul aria-label={texts.set} className="divide-y divide-line">
          {clients.map((lead) => (
            <Client key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Client({ lead }: { lead: LeadRow }) {
  const { keepInTouch: texts } = useTexts("day");
  const change = useLeadChange();
  return (
    <li className="flex flex-col gap-1.5 py-2.5">
      <p className="[overflow-wrap:anywhere]">
        <Link
          to={{ search: sectionSearch("leads", { lead: String(lead.id) }) }}
          className="rounded-sm font-medium text-ink hover:text-accent-text"
        >
          {lead.name}
        </Link>
        <span className="text-ink-muted"> · {lead.company}</span>
      </p>
      <fieldset aria-label={texts.setFor(lead.name)} className="flex flex-wrap gap-1.5">
        {rhythms.map((rhythmWeeks) => (
          <PlainButton
            key={rhythmWeeks}
            size="sm"
            onClick={() => change.run({ lead, fields: { rhythmWeeks }, says: (toasts) => toasts.rhythm(rhythmWeeks) })}
          >
            {texts.weeks(rhythmWeeks)}
          </PlainButton>
        ))}
      </fieldset>
    </li>
  );
}
