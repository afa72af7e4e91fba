import * as z from "zod/mini";
import { instant, optionalText, pathId, patternOf, requiredText, withProblem } from "../fields.ts";
import { conversation, requestProgress } from "../request-messages/schema.ts";
import { requestMessageMax, requestMessageMin, requestReplyMax } from "./limits.ts";
import { requestStatuses } from "./statuses.ts";

/** Contact data that a person agreed to share. `company` is empty if the person named none. */
export const sharedContact = z.object({ name: z.string(), company: z.string(), email: z.string() });

/**
 * A request, with the requester as the reader sees them: with a short name and without fields that the reader may not
 * see (D12).
 */
export const collaborationRequest = z.object({
  id: z.number(),
  fromUserId: z.number(),
  toUserId: z.number(),
  postId: z.number(),
  message: z.string(),
  status: z.enum(requestStatuses),
  createdAt: instant,
  /** Time at which a company accepted a request for its project. Absent if that was before it was stored. */
  answeredAt: z.optional(instant),
  /** Text with which the author accepted the request. Absent without one. */
  reply: z.optional(z.string()),
  /** Contact data that a business shared when it accepted the request. Absent without its consent. */
  contact: z.optional(sharedContact),
  /**
   * Member of the company who accepted a request for a project. Colleagues see the full name, the requester a short one.
   * Absent for other requests, and when the member's account is deleted.
   */
  answeredBy: z.optional(z.object({ userId: z.number(), name: z.string() })),
  /** Messages under an accepted request for a project. Absent while there are none. */
  conversation: z.optional(conversation),
  /** Absent until the company has set it. */
  progress: z.optional(requestProgress),
  requesterName: z.string(),
  requesterProfileImage: z.nullable(z.string()),
  requesterActivityArea: z.string(),
  requesterSkills: z.array(z.string()),
  requesterDescription: z.string(),
  requesterLinkedInUrl: z.string(),
});
export type CollaborationRequest = z.output<typeof collaborationRequest>;

/** A request together with the title of its post, for a list about several posts. */
export const receivedRequest = z.extend(collaborationRequest, { postTitle: z.string() });

const id = z.int().check(z.gte(1));
/** Accepts a message with at least `min` characters, not counting surrounding blanks. */
export function requestMessageOf(min: number) {
  const isLongEnough = new RegExp(`^\\s*\\S[\\s\\S]{${min - 2},}\\S\\s*$`, "u");
  return requiredText(requestMessageMax, "requestMessageRequired").check(
    z.refine((text) => isLongEnough.test(text), withProblem("requestMessageTooShort", { min })),
    z.meta({ allOf: [{ pattern: patternOf("text").source }, { pattern: isLongEnough.source }] }),
  );
}
const requestMessage = requestMessageOf(requestMessageMin);

/** `fromUserId` must be the caller, `toUserId` the author of the post. */
export const newCollaborationRequest = z.object({ fromUserId: id, toUserId: id, postId: id, message: requestMessage });
export type NewCollaborationRequest = z.output<typeof newCollaborationRequest>;

/**
 * `reply` and `sharesContact` count only for an accepted request, because a rejected one is deleted (D21).
 * `sharesContact` is the consent of a business to show the requester its full name, its company and its address. It
 * counts only for requests about projects.
 */
export const requestAnswer = z.object({
  status: z.enum(["accepted", "rejected"], withProblem("required")),
  reply: z.optional(optionalText(requestReplyMax)),
  sharesContact: z.optional(z.boolean()),
});

export const requestParams = z.object({ requestId: pathId });
export const requestPageQuery = z.object({ limit: z.optional(pathId), cursor: z.optional(pathId) });
