import type { UserItem } from "../../user/user.entity.ts";

/** "Jörg" and "Jorg" are one: who looks for a person may not have the keys of the name. */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function userSearch(search: string): (user: Pick<UserItem, "name" | "email">) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return ({ name, email }) => {
    const text = folded(`${name}\n${email}`);
    return words.every((word) => text.includes(word));
  };
}
