import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import { user } from "../user/schema.ts";
import * as schema from "./schema.ts";

const email = "ida.oez@example.org";
const workspaceSlug = "freelance";

export const whoAmI = defineRoute("auth/me", {
  summary: "Get the signed-in account",
  access: "user",
  grant: { table: [session] },
  answer: user,
});

export const login = defineRoute("auth/login", {
  summary: "Sign in; also sets the session cookie",
  access: "public",
  grant: {
    table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"],
    secrets: ["SIGNING_KEYS"],
  },
  body: schema.login,
  sample: { email, password: "ein-langer-satz", rememberMe: true, workspaceSlug },
  answer: schema.signedIn,
  errors: ["auth.invalid_credentials", "auth.account_locked", "auth.unverified"],
});

export const register = defineRoute("auth/register", {
  summary: "Register as a freelancer",
  access: "public",
  grant: { table: ["GetItem", record, "UpdateItem", "DeleteItem"] },
  body: schema.registration,
  sample: { name: "Ida Öz", email, password: "ein-langer-satz", workspaceSlug },
  answer: schema.registered,
  status: 201,
  errors: ["auth.email_taken"],
});

export const registerBusiness = defineRoute("auth/register-business", {
  summary: "Register as a business, with a registration code",
  access: "public",
  grant: { table: ["GetItem", record, "UpdateItem", "DeleteItem"] },
  body: schema.businessRegistration,
  sample: { name: "Ida Öz", email, password: "ein-langer-satz", registrationCode: "NORD-2027" },
  answer: schema.registered,
  status: 201,
  errors: ["auth.email_taken", "auth.code_invalid"],
});

export const logout = defineRoute("auth/logout", {
  summary: "End the session",
  access: "user",
  grant: { table: [session, "DeleteItem"] },
  answer: success,
});

export const verifyEmail = defineRoute("auth/verify-email", {
  summary: "Confirm an e-mail address with the mailed secret",
  access: "public",
  grant: { table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], mail: true },
  body: schema.verification,
  sample: { token: "aus-der-Mail", email },
  answer: schema.message,
  errors: ["auth.verification_expired", "auth.verification_invalid"],
});

export const resendVerification = defineRoute("auth/resend-verification", {
  summary: "Mail the confirmation link again",
  access: "public",
  grant: { table: ["GetItem", "PutItem", "UpdateItem"] },
  body: schema.mailRequest,
  sample: { email, workspaceSlug },
  answer: schema.message,
});

export const forgotPassword = defineRoute("auth/forgot-password", {
  summary: "Mail a link to reset the password",
  access: "public",
  grant: { table: ["GetItem", "PutItem", "UpdateItem"] },
  body: schema.mailRequest,
  sample: { email, workspaceSlug },
  answer: schema.message,
});

export const resetPassword = defineRoute("auth/reset-password", {
  summary: "Set a new password with the mailed secret",
  access: "public",
  grant: { table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"], mail: true },
  body: schema.passwordReset,
  sample: { token: "aus-der-Mail", email, newPassword: "ein-neuer-langer-satz" },
  answer: schema.message,
  errors: ["auth.reset_expired", "auth.reset_invalid"],
});

export const confirmEmail = defineRoute("auth/confirm-email", {
  summary: "Move the account to a new e-mail address with the mailed secret",
  access: "public",
  grant: { table: ["GetItem", "PutItem", "UpdateItem", "DeleteItem"], mail: true },
  body: schema.verification,
  sample: { token: "aus-der-Mail", email },
  answer: schema.message,
  errors: ["auth.email_change_expired", "auth.email_change_invalid", "profile.email_taken", "auth.mail_failed"],
});

export const revertEmail = defineRoute("auth/revert-email", {
  summary: "Revert to the previous e-mail address with the mailed secret",
  access: "public",
  grant: { table: ["GetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"] },
  body: schema.verification,
  sample: { token: "aus-der-Mail", email },
  answer: schema.emailReverted,
  errors: ["auth.email_revert_expired", "auth.email_revert_invalid", "profile.email_taken"],
});

export const changePassword = defineRoute("auth/change-password", {
  summary: "Change the password; ends the other sessions",
  access: "user",
  grant: { table: [session, "Query", "UpdateItem", "DeleteItem"], mail: true },
  body: schema.passwordChange,
  sample: { currentPassword: "ein-langer-satz", newPassword: "ein-neuer-langer-satz" },
  answer: success,
  errors: ["auth.wrong_password"],
});
