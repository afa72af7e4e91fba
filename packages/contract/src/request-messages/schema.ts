import * as z from "zod/mini";
import { instant, optionalText, pageQuery, pathId, requiredText, withProblem } from "../fields.ts";
import { visible } from "../visible-text.ts";
import { attachment, newAttachment } from "./attachments.ts";
import { requestMessageTextMax } from "./limits.ts";
import { progressStates } from "./progress.ts";
import {
  appointment,
  latestAppointment,
  latestOffer,
  newAppointment,
  newOffer,
  offer,
  proposalAnswer,
} from "./proposals.ts";

/** `isOwnSide` tells whether the author is the reader or a member of the reader's company. */
const author = z.object({ name: z.string(), isOwn: z.boolean(), isOwnSide: z.boolean() });

/** Messages under a request, as a list of requests shows them to one side. */
export const conversation = z.object({
  count: z.number(),
  /** Number of messages of the other side that the reader's side has not read. A company reads them together. */
  unread: z.number(),
  lastMessageAt: instant,
  /** Absent when it is erased, because its author deleted the account. */
  lastMessage: z.optional(z.object({ id: z.number(), text: z.string(), attachment: z.optional(attachment), author })),
  /** Latest appointment and offer, also when later messages have none. */
  appointment: z.optional(latestAppointment),
  offer: z.optional(latestOffer),
});
export type Conversation = z.output<typeof conversation>;

/**
 * How a company proceeds with an accepted request. `by` is the member who set it. It is absent for the freelancer, who
 * sees the states of `isSharedProgress` only, for a state that an offer has set, and when that member's account is
 * deleted.
 */
export const requestProgress = z.object({
  state: z.enum(progressStates),
  at: instant,
  by: z.optional(z.object({ name: z.string(), isOwn: z.boolean() })),
});
export type RequestProgress = z.output<typeof requestProgress>;

export const requestMessage = z.object({
  id: z.number(),
  /** Empty when the message is only a file. */
  text: z.string(),
  attachment: z.optional(attachment),
  createdAt: instant,
  author,
  /** Whether the reader's side had not read the message before this read. */
  isUnread: z.boolean(),
  appointment: z.optional(appointment),
  offer: z.optional(offer),
});
export type RequestMessage = z.output<typeof requestMessage>;

export const requestMessageText = requiredText(requestMessageTextMax, "requestMessageRequired");

/** Fields of the form for a message without a proposal. With a file, the text may be empty. */
export const messageForm = z.object({ text: requestMessageText });
export const fileMessageForm = z.object({ text: optionalText(requestMessageTextMax) });

/**
 * Contains at most one proposal. Only a freelancer sends an `offer`. An answer may come with a proposal. The text may be
 * empty when the message has a file. A company sets `progress` with a refusal, which may decline an offer too.
 */
export const newRequestMessage = z
  .object({
    text: optionalText(requestMessageTextMax),
    attachment: z.optional(newAttachment),
    appointment: z.optional(newAppointment),
    offer: z.optional(newOffer),
    answer: z.optional(proposalAnswer),
    progress: z.optional(z.literal("ended")),
  })
  .check(
    z.refine(({ text, attachment: file }) => text !== "" || file !== undefined, {
      ...withProblem("requestMessageRequired"),
      path: ["text"],
    }),
    z.refine(({ appointment: dates, offer: price }) => !(dates && price), {
      ...withProblem("invalid"),
      path: ["offer"],
    }),
    z.meta({
      anyOf: [
        { properties: { text: { type: "string", pattern: visible.source } }, required: ["text"] },
        { required: ["attachment"] },
      ],
      not: { properties: { appointment: {}, offer: {} }, required: ["appointment", "offer"] },
    }),
  );
export type NewRequestMessage = z.output<typeof newRequestMessage>;

/** `readUntil` is the id of the newest message that the reader has seen. Only a company sets `progress`. */
export const requestConversationChange = z.object({
  readUntil: z.optional(z.int().check(z.gte(1))),
  progress: z.optional(z.enum(progressStates)),
});

export const requestMessageParams = z.object({ requestId: pathId });
export const attachmentParams = z.object({ requestId: pathId, messageId: pathId });
export const requestMessageQuery = z.object({ limit: pageQuery.limit, cursor: z.optional(pathId) });
