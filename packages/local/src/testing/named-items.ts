import { type FullAccount, fullAccountName } from "./full-account.ts";
import type { StoredItem } from "./items.ts";

/**
 * Returns the texts that identify a user.
 * @internal
 */
export const namesOf = ({ user, email }: Pick<FullAccount, "user" | "email">): string[] =>
  [String(user.id), email, ...fullAccountName.split(" "), ...(user.profileImage ? [user.profileImage] : [])].map(
    (name) => name.toLowerCase(),
  );

/** @internal */
export function isNamed(item: StoredItem, names: readonly string[]): boolean {
  const text = JSON.stringify(item, (_, value) => (value instanceof Set ? [...value] : value)).toLowerCase();
  return names.some((name) => text.includes(name));
}

/** @internal */
export const entitiesOf = (items: readonly StoredItem[]): string[] =>
  [...new Set(items.map((item) => String(item.__edb_e__)))].sort();
