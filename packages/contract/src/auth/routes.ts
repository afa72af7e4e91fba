import { success } from "../fields.ts";
import { defineRoute } from "../route.ts";
import { user } from "../user/schema.ts";
import * as schema from "./schema.ts";

export const whoAmI = defineRoute("auth/me", { access: "user", answer: user });

export const login = defineRoute("auth/login", {
  access: "public",
  body: schema.login,
  answer: schema.signedIn,
  errors: ["auth.invalid_credentials", "auth.unverified"],
});

export const register = defineRoute("auth/register", {
  access: "public",
  body: schema.registration,
  answer: schema.registered,
  status: 201,
  errors: ["auth.email_taken", "auth.mail_failed"],
});

export const registerBusiness = defineRoute("auth/register-business", {
  access: "public",
  body: schema.businessRegistration,
  answer: schema.registered,
  status: 201,
  errors: ["auth.email_taken", "auth.mail_failed", "auth.code_invalid"],
});

export const logout = defineRoute("auth/logout", { access: "user", answer: success });

export const verifyEmail = defineRoute("auth/verify-email", {
  access: "public",
  body: schema.verification,
  answer: schema.message,
  errors: ["auth.verification_expired", "auth.verification_invalid"],
});

export const resendVerification = defineRoute("auth/resend-verification", {
  access: "public",
  body: schema.mailRequest,
  answer: schema.message,
  errors: ["auth.mail_failed"],
});

export const forgotPassword = defineRoute("auth/forgot-password", {
  access: "public",
  body: schema.mailRequest,
  answer: schema.message,
  errors: ["auth.mail_failed"],
});

export const resetPassword = defineRoute("auth/reset-password", {
  access: "public",
  body: schema.passwordReset,
  answer: schema.message,
  errors: ["auth.reset_expired", "auth.reset_invalid"],
});

/** The new address becomes the account's by the link that was mailed to it (D61). */
export const confirmEmail = defineRoute("auth/confirm-email", {
  access: "public",
  body: schema.verification,
  answer: schema.message,
  errors: ["auth.email_change_expired", "auth.email_change_invalid", "profile.email_taken", "auth.mail_failed"],
});

/** The way back by the link that was mailed to the address before (D61). */
export const revertEmail = defineRoute("auth/revert-email", {
  access: "public",
  body: schema.verification,
  answer: schema.emailReverted,
  errors: ["auth.email_revert_expired", "auth.email_revert_invalid", "profile.email_taken"],
});

export const changePassword = defineRoute("auth/change-password", {
  access: "user",
  body: schema.passwordChange,
  answer: success,
  errors: ["auth.wrong_password"],
});
