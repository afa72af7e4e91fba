import * as z from "zod/mini";
import { pageQuery } from "../admin/schema.ts";
import { instant, optionalText, pathId, requiredLine, requiredText } from "../fields.ts";
import { messageSubjectMax, messageTextMax } from "../live-trainings/limits.ts";
import { callRequestNoteMax, callRequestStates } from "./limits.ts";

export const callRequestQuery = z.extend(pageQuery, { state: z._default(z.enum(callRequestStates), "open") });

export const callRequestParams = z.object({ requestId: pathId });

/** Request for a strategy call, as admins see it. */
export const storedCallRequest = z.object({
  id: z.number(),
  name: z.string(),
  /** Empty when a business account without a named company asked. */
  company: z.string(),
  email: z.string(),
  message: z.string(),
  receivedAt: instant,
  /** Id of the account that asked, or that has verified the address. Null without one. */
  userId: z.nullable(z.number()),
  state: z.enum(callRequestStates),
  /** Time, current name of the admin, and their note. Absent while the request is open. */
  settled: z.optional(z.object({ at: instant, by: z.nullable(z.string()), note: z.string() })),
  /** Replies that admins have mailed, oldest first, with the current name of the admin. */
  replies: z.array(z.object({ at: instant, by: z.nullable(z.string()), subject: z.string(), text: z.string() })),
});
export type StoredCallRequest = z.output<typeof storedCallRequest>;

export const callRequestState = z.object({
  isSettled: z.boolean(),
  note: z.optional(optionalText(callRequestNoteMax)),
});

/** Reply to the person who asked. The mail adds the greeting. `isSettled` also marks the request as dealt with. */
export const newCallReply = z.object({
  subject: requiredLine(messageSubjectMax, "subjectRequired"),
  text: requiredText(messageTextMax, "eventMessageRequired"),
  isSettled: z.boolean(),
});
