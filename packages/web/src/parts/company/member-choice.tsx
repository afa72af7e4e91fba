import type { Member } from "@linkedpotential/contract/business/company/schema";
import { useTexts } from "../../texts/texts.ts";
import { Select } from "../../ui/select.tsx";
import { useCompany } from "./api.ts";

interface MemberChoiceProps {
  members: readonly Member[];
  /** Id of the member whose figures are shown. Null shows those of all members. */
  value: number | null;
  onChange: (memberId: number | null) => void;
}

const everybody = "everybody";

/** Chooses between the figures of all members and those of one. */
export function MemberChoice({ members, value, onChange }: MemberChoiceProps) {
  const { company: texts, team } = useTexts("business");
  const { memberId } = useCompany();
  const nameOf = ({ id, name }: Member): string => {
    const shown = name ?? texts.formerMember;
    return id === memberId ? team.self(shown) : shown;
  };
  return (
    <Select
      aria-label={texts.scope}
      className="w-full sm:w-64"
      choices={[
        { id: everybody, label: texts.everybody },
        ...members.map((member) => ({ id: String(member.id), label: nameOf(member) })),
      ]}
      value={value === null ? everybody : String(value)}
      onChange={(id) => onChange(id === everybody ? null : Number(id))}
    />
  );
}
