import * as z from "zod/mini";
import { sharedContact } from "../collaboration-requests/schema.ts";
import { instant, pathId } from "../fields.ts";

/** The accepted request that connected two people. */
export const networkOrigin = z.object({
  /** Title of the post at the time of the acceptance. */
  postTitle: z.string(),
  /** Whether the reader sent the request. */
  isOwnRequest: z.boolean(),
  message: z.string(),
  /** Text with which the request was accepted. Empty without one. */
  reply: z.string(),
  /** Contact data that a business shared when it accepted. Absent without its consent. */
  contact: z.optional(sharedContact),
});
export type NetworkOrigin = z.output<typeof networkOrigin>;

export const networkedUser = z.object({
  id: z.number(),
  name: z.string(),
  initials: z.string(),
  profileImage: z.nullable(z.string()),
  activityArea: z.string(),
  skills: z.array(z.string()),
  description: z.string(),
  linkedinUrl: z.string(),
  connectedAt: instant,
  /** Null for connections that are older than this field. */
  origin: z.nullable(networkOrigin),
});

export type NetworkedUser = z.output<typeof networkedUser>;

export const networkedUserParams = z.object({ otherUserId: pathId });
export const networkQuery = z.object({ limit: z.optional(pathId), cursor: z.optional(pathId) });
