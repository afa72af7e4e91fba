import { useCallback } from "react";
import { useAuthors, useCompany } from "../../parts/company/api.ts";
import { useTexts } from "../../texts/texts.ts";

/**
 * Returns a function that names the member who made an entry. A name that several members have is followed by the number
 * of the member.
 */
export function useMemberNames(): (entry: { memberId?: number }) => string {
  const { company: texts } = useTexts("business");
  const { members } = useCompany();
  const authorOf = useAuthors();
  return useCallback(
    (entry) => {
      const name = authorOf(entry)?.name ?? texts.formerMember;
      const isShared = members.filter((member) => member.name === name).length > 1;
      return isShared ? `${name} (${entry.memberId})` : name;
    },
    [members, authorOf, texts],
  );
}
