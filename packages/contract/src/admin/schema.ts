import * as z from "zod/mini";
import { email, instant, optionalText, pathId, requiredLine, says } from "../fields.ts";
import { plans } from "../plans.ts";
import { roles } from "../user/values.ts";
import { addressStates, adminActions, codeUsesMax, deletedAtOnceMax, userSearchMax } from "./values.ts";

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
  emails: z.array(email(), says("addressRequired")).check(
    z.refine((list) => list.length > 0, says("addressRequired")),
    z.refine((list) => list.length <= deletedAtOnceMax, says("tooManyAddresses", { max: deletedAtOnceMax })),
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
const codeUses = says("codeUses");
export const newRegistrationCode = z.object({
  maxUses: z.int(codeUses).check(z.minimum(1, codeUses), z.maximum(codeUsesMax, codeUses)),
  expiresAt: instant,
});
export const codeParams = z.object({ code: requiredLine(100) });

export const adminActionEntry = z.object({
  id: z.number(),
  at: instant,
  /** Name of the admin. Null when the account is deleted. */
  admin: z.nullable(z.string()),
  action: z.enum(adminActions),
  /** The code, the title of the event or the id of the report. Empty for accounts, so that no personal data remains. */
  subject: z.string(),
});
export type AdminActionEntry = z.output<typeof adminActionEntry>;
