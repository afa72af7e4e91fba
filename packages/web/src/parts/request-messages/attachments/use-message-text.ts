import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { useTexts } from "../../../texts/texts.ts";

export type WrittenMessage = Pick<RequestMessage, "text" | "attachment">;

/** Returns the function that gives a message in one line: its text, and the name of its file. */
export function useMessageText(): (message: WrittenMessage) => string {
  const { file: texts } = useTexts("request-messages");
  return ({ text, attachment }) => [text, attachment && texts.named(attachment.name)].filter(Boolean).join(" · ");
}

/** Returns the words of a message in which a search looks. */
export const wordsIn = ({ text, attachment }: WrittenMessage): string => `${text} ${attachment?.name ?? ""}`;
