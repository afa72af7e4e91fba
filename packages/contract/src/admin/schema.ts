import * as z from "zod/mini";
import { email, instant, optionalText, pathId, requiredLine, withProblem } from "../fields.ts";
import { plans } from "../plans.ts";
import { roles } from "../user/roles.ts";
import { adminActions } from "./actions.ts";
import { codeUsesMax, deletedAtOnceMax, userSearchMax } from "./limits.ts";

const addressStates = ["account", "admin", "unknown"] as const;

export const listedUser = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  joinDate: instant,
  role: z.enum(roles),
  plan: z.enum(plans),
  isAdmin: z.boolean(),
});
export type ListedUser = z.output<typeof listedUser>;

export const userListQuery = z.object({
  search: z.optional(optionalText(userSearchMax)),
  limit: z.optional(pathId),
  cursor: z.optional(pathId),
});
export const pageQuery = z.object({ limit: z.optional(pathId), cursor: z.optional(pathId) });
export const accountParams = z.object({ accountId: pathId });

export const addressList = z.object({
  emails: z.array(email(), withProblem("addressRequired")).check(
    z.refine((list) => list.length > 0, withProblem("addressRequired")),
    z.refine((list) => list.length <= deletedAtOnceMax, withProblem("tooManyAddresses", { max: deletedAtOnceMax })),
    z.meta({ minItems: 1, maxItems: deletedAtOnceMax }),
  ),
});
export const addressHits = z.array(
  z.object({ email: z.string(), state: z.enum(addressStates), name: z.string(), joinDate: z.nullable(instant) }),
);
export type AddressHit = z.output<typeof addressHits>[number];
export const deletedCount = z.object({ deletedCount: z.number() });

export const registrationCode = z.object({
  code: z.string(),
  maxUses: z.number(),
  usesLeft: z.number(),
  expiresAt: instant,
});
export type RegistrationCode = z.output<typeof registrationCode>;
const codeUses = withProblem("codeUses");
export const newRegistrationCode = z.object({
  maxUses: z.int(codeUses).check(z.minimum(1, codeUses), z.maximum(codeUsesMax, codeUses)),
  expiresAt: instant,
});
export const codeParams = z.object({ code: requiredLine(100) });

export const adminActionEntry = z.object({
  id: z.number(),
  at: instant,
  /** Name of the admin. Null when the admin's account is deleted. */
  admin: z.nullable(z.string()),
  action: z.enum(adminActions),
  /**
   * The registration code, the title of the live training or the id of the report. Empty for actions on accounts, so
   * that no personal data remains.
   */
  subject: z.string(),
});
export type AdminActionEntry = z.output<typeof adminActionEntry>;
