import * as z from "zod/mini";
import { countCharacters } from "../characters.ts";
import { allowedCharacters, atMost, email, requiredLine, withProblem } from "../fields.ts";
import type { PlainKey } from "../problem-texts.ts";
import { defaultSettings, user } from "../user/schema.ts";
import { languages } from "../user/settings.ts";
import { defaultWorkspace, workspaceSlugs } from "../workspaces.ts";
import { passwordMin, resetPasswordMin } from "./limits.ts";

const workspaceSlug = z._default(z.enum(workspaceSlugs), defaultWorkspace);

/** Maximum length of a password. Longer passwords would only cost hashing time (D4). */
const passwordMax = 128;
const password = (min: number, missing: PlainKey = "newPasswordRequired") =>
  z.string(withProblem(missing)).check(
    z.minLength(1, withProblem(missing)),
    z.refine((text) => countCharacters(text) >= min, withProblem("passwordTooShort", { min })),
    z.meta({ minLength: min }),
    z.regex(/\S/, withProblem(missing)),
    ...atMost(passwordMax),
    allowedCharacters("any"),
  );

const firstPassword = password(passwordMin, "required");
const newPassword = password(passwordMin);
const resetPassword = password(resetPasswordMin);
export const givenPassword = (missing: PlainKey) =>
  z
    .string(withProblem(missing))
    .check(z.minLength(1, withProblem(missing)), ...atMost(passwordMax), allowedCharacters("any"));

export const personNameMax = 100;
export const personName = requiredLine(personNameMax);
const linkToken = requiredLine(200);

export const login = z.object({
  email: email(),
  password: givenPassword("required"),
  rememberMe: z._default(z.boolean(), false),
  workspaceSlug,
});

const newAccount = z.object({
  name: personName,
  email: email(),
  password: firstPassword,
  language: z._default(z.enum(languages), defaultSettings.language),
});
export const registration = z.extend(newAccount, { workspaceSlug });
export const businessRegistration = z.extend(newAccount, { registrationCode: requiredLine(50) });
export const verification = z.object({ token: linkToken, email: email() });
export const mailRequest = z.object({ email: email(), workspaceSlug });
export const passwordReset = z.object({ token: linkToken, email: email(), newPassword: resetPassword });
export const newPasswordOfLink = z.pick(passwordReset, { newPassword: true });
export const passwordChange = z.object({
  currentPassword: givenPassword("currentPasswordRequired"),
  newPassword,
});

export const passwordProof = z.pick(passwordChange, { currentPassword: true });

/**
 * The answer to a sign-in. `token` is also set as an HttpOnly cookie; a request may authenticate with the token or with
 * the cookie (D3).
 */
export const signedIn = z.object({ user, token: z.string(), message: z.string() });
export const registered = z.object({
  success: z.literal(true),
  message: z.string(),
  email: z.string(),
  requiresVerification: z.literal(true),
});
/** The answer to a reverted change of address. `token` allows setting a new password, like the link in a reset mail. */
export const emailReverted = z.object({
  success: z.literal(true),
  message: z.string(),
  email: z.string(),
  token: z.string(),
});
export const message = z.object({ success: z.literal(true), message: z.string() });
