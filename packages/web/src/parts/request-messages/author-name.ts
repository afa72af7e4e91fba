import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";

/** Person on the other side of a request. `company` is absent as long as it is not shared. */
interface Partner {
  name: string;
  company?: string | undefined;
}

/**
 * Returns the name to show with a message: `known` for the other side, or else the author's own, with the company for a
 * colleague of the partner. Undefined for the reader.
 */
export const authorName = (
  { isOwn, isOwnSide, name }: RequestMessage["author"],
  known?: string,
  partner?: Partner,
): string | undefined => {
  if (isOwn) return undefined;
  if (isOwnSide) return name;
  if (known !== undefined) return known;
  return partner?.company && partner.name !== name ? `${name} (${partner.company})` : name;
};
