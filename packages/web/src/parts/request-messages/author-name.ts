import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";

/**
 * Returns the name to show with a message: `known` for the other side, or else the author's own. Undefined for the
 * reader.
 */
export const authorName = (
  { isOwn, isOwnSide, name }: RequestMessage["author"],
  known?: string,
): string | undefined => {
  if (isOwn) return undefined;
  return isOwnSide ? name : (known ?? name);
};
