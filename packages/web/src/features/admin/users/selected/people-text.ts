import type { ListedUser } from "@linkedpotential/contract/admin/schema";
import type { Language } from "@linkedpotential/contract/user/schema";
import type { Texts } from "../../../../texts/areas.ts";

const namedMax = 5;

/** Returns the names of the first people and the number of the others. */
export function peopleText(
  users: readonly ListedUser[],
  language: Language,
  { people }: Texts["admin-account"]["selected"],
): string {
  const named = users.slice(0, namedMax).map(({ name }) => name.trim());
  const others = users.length - named.length;
  return people(others > 0 ? named.join(", ") : new Intl.ListFormat(language).format(named), others);
}
