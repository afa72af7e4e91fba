import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";

export type WrittenMessage = Pick<RequestMessage, "text" | "attachment">;

/** Returns a message in one line: its text, and the name of its file. */
export const messageText = ({ text, attachment }: WrittenMessage): string =>
  [text, attachment?.name].filter(Boolean).join(" · ");

/** Returns the words of a message in which a search looks. */
export const wordsIn = ({ text, attachment }: WrittenMessage): string => `${text} ${attachment?.name ?? ""}`;
