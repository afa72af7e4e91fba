import * as z from "zod/mini";
import { instant, pathId } from "../fields.ts";

export const blockedPerson = z.object({
  userId: z.number(),
  name: z.string(),
  initials: z.string(),
  blockedAt: instant,
});
export type BlockedPerson = z.output<typeof blockedPerson>;

export const newBlock = z.object({ userId: z.int().check(z.gte(1)) });
export const blockParams = z.object({ otherUserId: pathId });
export const blockListQuery = z.object({ limit: z.optional(pathId), cursor: z.optional(pathId) });
