import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import type { ReactNode } from "react";
import { SkillList } from "../../../parts/people/skill-list.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { ConversationLink, PersonStatus } from "../sent/person-requests.tsx";
import { useNamed } from "../sent/use-name-of.ts";
import { SaveButton } from "../shortlist/save-button.tsx";
import { ShortlistNote } from "../shortlist/shortlist-note.tsx";
import { Availability } from "./availability.tsx";
import { DayRate } from "./day-rate.tsx";
import { LastSignIn } from "./last-sign-in.tsx";
import { ProfileLink } from "./profile-link.tsx";

const shownSkills = 6;

interface FreelancerCardProps {
  person: Freelancer;
  /** Button before the link to the profile. */
  action?: ReactNode;
  /** Button after the link to the profile. */
  note?: ReactNode;
  /** Line that says why a search found the freelancer. */
  reason?: ReactNode;
  /** Checkbox that chooses the freelancer. */
  selection?: ReactNode;
}

/** Shows a freelancer with the fullest known name, and the state of the requests to and from that person. */
export function FreelancerCard({ person: listed, action, note, reason, selection }: FreelancerCardProps) {
  const texts = useTexts("freelancers");
  const person = useNamed()(listed);
  const { name, activityArea, description } = person;
  return (
    <li aria-label={name} className="card flex min-w-0 flex-col gap-3 p-5 has-checked:border-accent">
      <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-2">
        {selection}
        <Avatar name={name} image={person.profileImage} />
        <div className="min-w-0 flex-1 basis-40 text-sm">
          <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
          {activityArea && <p className="text-ink-muted [overflow-wrap:anywhere]">{activityArea}</p>}
          <LastSignIn lastSignIn={person.lastSignIn} />
        </div>
        <PersonStatus userId={person.id} />
      </div>
      <DayRate rate={person.dayRate} />
      <Availability availability={person.availability} />
      {description && (
        <p className="line-clamp-3 text-pretty text-ink-muted text-sm [overflow-wrap:anywhere]">{description}</p>
      )}
      <SkillList label={texts.skills} skills={person.skills} max={shownSkills} more={texts.moreSkills} />
      {reason}
      <ShortlistNote person={person} />
      <div className="mt-auto flex flex-wrap gap-2">
        <ConversationLink person={person} />
        {action}
        <ProfileLink userId={person.id} label={texts.openOf(name)}>
          {texts.open}
        </ProfileLink>
        {note}
        <SaveButton person={person} />
      </div>
    </li>
  );
}
