import * as z from "zod/mini";
import { instant, pageQuery, pathId, requiredText } from "../fields.ts";
import { requestMessageTextMax } from "./limits.ts";

/** Messages under a request, as a list of requests shows them to one side. */
export const conversation = z.object({
  count: z.number(),
  /** Number of messages of the other side that the reader's side has not read. A company reads them together. */
  unread: z.number(),
  lastMessageAt: instant,
});
export type Conversation = z.output<typeof conversation>;

/** `author.isOwnSide` tells whether the author is the reader or a member of the reader's company. */
export const requestMessage = z.object({
  id: z.number(),
  text: z.string(),
  createdAt: instant,
  author: z.object({ name: z.string(), isOwn: z.boolean(), isOwnSide: z.boolean() }),
  /** Whether the reader's side had not read the message before this read. */
  isUnread: z.boolean(),
});
export type RequestMessage = z.output<typeof requestMessage>;

export const newRequestMessage = z.object({ text: requiredText(requestMessageTextMax, "requestMessageRequired") });

export const requestMessageParams = z.object({ requestId: pathId });
export const requestMessageQuery = z.object({ limit: pageQuery.limit, cursor: z.optional(pathId) });
