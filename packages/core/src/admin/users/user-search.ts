import type { UserItem } from "../../user/user.entity.ts";

/** Removes accents, so that "Jorg" finds "Jörg". */
const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export function userSearch(search: string): (user: Pick<UserItem, "name" | "email">) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return ({ name, email }) => {
    const text = folded(`${name}\n${email}`);
    return words.every((word) => text.includes(word));
  };
}
