import { dateText } from "@linkedpotential/contract/date-texts";
import { today } from "@linkedpotential/contract/dates";
import type { NetworkedUser } from "@linkedpotential/contract/network/schema";
import { Link2Off } from "lucide-react";
import { useUser } from "../../../lib/session/session.ts";
import { ModerationMenu } from "../../../parts/moderation/moderation-menu.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { LongText } from "../../../ui/long-text.tsx";
import type { LeadCandidate } from "../lead/lead-candidate.ts";
import { TakeOverLead } from "../lead/take-over-lead.tsx";
import { PersonHead } from "../person/person-head.tsx";
import { Skills } from "../person/skills.tsx";
import { ConnectionOrigin } from "./connection-origin.tsx";

export function ConnectionCard({ person, onRemove }: { person: NetworkedUser; onRemove: () => void }) {
  const {
    people: texts,
    origin: { via },
  } = useTexts("network");
  const common = useTexts("common");
  const { timezone } = useUser();
  const language = useLanguage();
  const { name, description, skills, connectedAt, origin } = person;
  const contact = origin?.contact;
  const candidate: LeadCandidate = {
    name: contact?.name ?? name,
    company: contact?.company ?? "",
    email: contact?.email ?? "",
    linkedinUrl: person.linkedinUrl,
    notes: origin ? [via(origin.postTitle), origin.message, origin.reply].filter(Boolean).join("\n\n") : "",
  };
  const since = dateText(today(new Date(connectedAt), timezone), language);
  return (
    <li aria-label={name} className="card flex min-w-0 flex-col gap-3 p-5">
      <PersonHead
        name={name}
        image={person.profileImage}
        activityArea={person.activityArea}
        linkedInUrl={person.linkedinUrl}
        menu={<ModerationMenu person={{ userId: person.id, name }} />}
      >
        {texts.since(since)}
      </PersonHead>
      {description && <LongText texts={common} text={description} />}
      <Skills label={texts.skills} skills={skills} />
      {origin && <ConnectionOrigin name={name} origin={origin} />}
      <div className="mt-auto -mr-2.5 flex flex-wrap items-center justify-between gap-2">
        <TakeOverLead candidate={candidate} size="sm" />
        <Button
          size="sm"
          variant="quiet"
          icon={<Link2Off size={16} aria-hidden />}
          aria-label={texts.removeOf(name)}
          onPress={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
