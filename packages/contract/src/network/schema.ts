import * as z from "zod/mini";
import { instant, pathId } from "../fields.ts";

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
});

export type NetworkedUser = z.output<typeof networkedUser>;

export const networkedUserParams = z.object({ otherUserId: pathId });
export const networkQuery = z.object({ limit: z.optional(pathId), cursor: z.optional(pathId) });
