import * as z from "zod/mini";
import { countCharacters } from "../characters.ts";
import { atMost, email, madeOf, requiredLine, says } from "../fields.ts";
import { user } from "../user/schema.ts";
import { defaultWorkspace, workspaceSlugs } from "../workspaces.ts";

/** `workspaceSlug` of a body; without one it is the default workspace (WS-05). */
const workspaceSlug = z._default(z.enum(workspaceSlugs), defaultWorkspace);

/** Longest password; longer input only costs hashing time (D4). */
const passwordMax = 128;
const password = (min: 6 | 8) =>
  z.string(says("required")).check(
    z.minLength(1, says("required")),
    z.refine((text) => countCharacters(text) >= min, says("passwordTooShort", { min })),
    z.meta({ minLength: min }),
    z.regex(/\S/, says("required")),
    ...atMost(passwordMax),
    madeOf("any"),
  );

/** Registration and the change dialog: at least 8 characters (D4). */
const newPassword = password(8);
/** The reset page: at least 6 characters (RESET-07). */
const resetPassword = password(6);
/** A password that is there already: to be compared, not to be judged. */
export const givenPassword = z
  .string(says("required"))
  .check(z.minLength(1, says("required")), ...atMost(passwordMax), madeOf("any"));

export const personName = requiredLine(100);
/** The secret in a mailed link. */
const linkToken = requiredLine(200);

export const login = z.object({
  email: email(),
  password: givenPassword,
  rememberMe: z._default(z.boolean(), false),
  workspaceSlug,
});

export const registration = z.object({ name: personName, email: email(), password: newPassword, workspaceSlug });
export const businessRegistration = z.object({
  name: personName,
  email: email(),
  password: newPassword,
  registrationCode: requiredLine(50),
});
export const verification = z.object({ token: linkToken, email: email() });
export const mailRequest = z.object({ email: email(), workspaceSlug });
export const passwordReset = z.object({ token: linkToken, email: email(), newPassword: resetPassword });
/** The part of it that is typed; the rest comes with the link. */
export const newPasswordOfLink = z.pick(passwordReset, { newPassword: true });
export const passwordChange = z.object({ currentPassword: givenPassword, newPassword });

/** `token` also travels as an HttpOnly cookie; either authenticates (D3). */
export const signedIn = z.object({ user, token: z.string(), message: z.string() });
export const registered = z.object({
  success: z.literal(true),
  message: z.string(),
  email: z.string(),
  requiresVerification: z.literal(true),
});
/** `token` entitles to a new password, as the link of the reset mail does. */
export const emailReverted = z.object({
  success: z.literal(true),
  message: z.string(),
  email: z.string(),
  token: z.string(),
});
export const message = z.object({ success: z.literal(true), message: z.string() });
