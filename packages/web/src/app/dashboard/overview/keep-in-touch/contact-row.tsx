import { addDays } from "@linkedpotential/contract/dates";
import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import { MessageSquarePlus } from "lucide-react";
import { Link } from "react-router-dom";
import { useToday } from "../../../../lib/use-today.ts";
import { guideSearch } from "../../../../parts/guides/journeys.ts";
import { useTexts } from "../../../../texts/texts.ts";
import { buttonClass } from "../../../../ui/button-style.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../../ui/lazy-menu.tsx";
import { PlainButton } from "../../../../ui/plain-button.tsx";
import { sectionSearch } from "../../section-address.ts";
import { useLastContact } from "../last-contact.ts";
import { useDeleteContact, useLeadChange, useLogContact } from "../lead-changes.ts";

const contactTypes = ["message_sent", "call", "meeting", "answered"] as const;
const daysLater = 7;

/** Row of somebody to keep in touch with. A logged contact restarts the rhythm; nothing is sent by itself. */
export function ContactRow({ lead }: { lead: LeadRow }) {
  const { keepInTouch: texts } = useTexts("day");
  const lastContact = useLastContact(lead);
  return (
    <li className="flex flex-col gap-1.5 py-2.5 text-sm">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">
          <Link
            to={{ search: sectionSearch("leads", { lead: String(lead.id) }) }}
            className="rounded-sm font-medium text-ink hover:text-accent-text pointer-coarse:inline-flex pointer-coarse:min-h-6 pointer-coarse:items-center"
          >
            {lead.name}
          </Link>
          <span className="text-ink-muted"> · {lead.company}</span>
        </p>
        <p className="text-ink-muted text-xs">
          {lastContact ? texts.last(lastContact.when, lastContact.type) : texts.never}
        </p>
      </div>
      <Buttons lead={lead} />
    </li>
  );
}

function Buttons({ lead }: { lead: LeadRow }) {
  const { keepInTouch: texts, contacts, today: row } = useTexts("day");
  const today = useToday();
  const change = useLeadChange();
  const log = useLogContact();
  const deleteContact = useDeleteContact();
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <LazyMenu
        trigger={
          <IconButton
            size="sm"
            variant="secondary"
            label={texts.logFor(lead.name)}
            className="w-auto! px-2.5 text-xs pointer-coarse:text-sm"
            icon={
              <>
                <MessageSquarePlus size={14} aria-hidden />
                {texts.log}
              </>
            }
          />
        }
        actions={contactTypes.map((type) => ({
          id: type,
          label: contacts[type],
          onAction: () => log.run({ lead, type, undo: (entryId) => deleteContact.run({ lead, entryId }) }),
        }))}
      />
      <PlainButton
        size="sm"
        title={texts.laterHint}
        aria-label={row.forLead(texts.later, lead.name)}
        onClick={() =>
          change.run({
            lead,
            fields: { followUpDate: addDays(today, daysLater), followUpCompleted: false },
            says: ({ later }) => later,
          })
        }
      >
        {texts.later}
      </PlainButton>
      <Link
        to={{ search: guideSearch(lead.id) }}
        aria-label={row.forLead(row.template, lead.name)}
        className={buttonClass("secondary", "sm")}
      >
        {row.template}
      </Link>
    </div>
  );
}
