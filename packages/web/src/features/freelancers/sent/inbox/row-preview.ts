import { foldedWords } from "@linkedpotential/contract/folding";
import type { RequestMessage } from "@linkedpotential/contract/request-messages/schema";
import { excerptOf, matches } from "../../../../lib/matches.ts";
import { messageText } from "../../../../parts/request-messages/attachments/message-text.ts";
import { authorName } from "../../../../parts/request-messages/author-name.ts";
import { type OpeningEntry, writtenEntries } from "../../../../parts/request-messages/opening.tsx";
import { type ListedRequest, namesIn } from "../listed-request.ts";

type LastMessage = Pick<RequestMessage, "text" | "attachment" | "author">;

/** Text of a conversation. `author` is absent for the reader. */
export interface Preview extends Pick<OpeningEntry, "author" | "text"> {
  hasFile?: boolean;
}

interface Written {
  /** Name of the freelancer. */
  name: string;
  /** Request and answer. */
  opening: readonly OpeningEntry[];
  /** Messages in which the search looks, newest first. Empty while they are not loaded. */
  messages: readonly RequestMessage[];
  /** Proposal in the last message. */
  proposal?: Preview | undefined;
  /** Answer without a text, while there are no messages after it. */
  wordlessAnswer?: Preview | undefined;
}

/**
 * Returns the part of the newest text in which the search finds a word, or else the last message or its proposal,
 * the answer or the request. Undefined if nothing is written.
 */
export function previewOf(one: ListedRequest, written: Written, find: string): Preview | undefined {
  const texts = textsIn(one, written);
  const names = namesIn(one);
  const search = foldedWords(find).filter((word) => !matches(names, word));
  for (const found of texts) {
    const excerpt = excerptOf(found.text, search.join(" "));
    if (excerpt !== undefined) return { ...found, text: excerpt };
  }
  return written.proposal ?? written.wordlessAnswer ?? texts[0];
}

/** Returns the known texts, newest first. */
function textsIn({ request }: ListedRequest, { name, opening, messages }: Written): Preview[] {
  const last = request.conversation?.lastMessage;
  const known = messages.length === 0 && last ? [last] : messages;
  return [...known.map((message) => messagePreview(message, name)), ...writtenEntries(opening).toReversed()];
}

/** Returns a message in one line. `name` is the name of the freelancer. */
export const messagePreview = (message: LastMessage, name: string): Preview => ({
  text: messageText(message),
  author: authorName(message.author, name),
  hasFile: message.attachment !== undefined,
});
