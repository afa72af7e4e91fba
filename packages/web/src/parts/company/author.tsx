import type { Member } from "@linkedpotential/contract/business/company/schema";
import { useTexts } from "../../texts/texts.ts";
import { Avatar } from "../../ui/avatar.tsx";

/** Shows who made an entry: the picture or initials, with the name as a tooltip and for screen readers. */
export function Author({ member }: { member: Member | undefined }) {
  const { company } = useTexts("business");
  const name = member?.name ?? company.formerMember;
  return (
    <span title={name} className="inline-flex shrink-0 align-middle">
      <Avatar size="sm" name={name} image={member?.profileImage ?? null} />
      <span className="sr-only">{company.by(name)}</span>
    </span>
  );
}
