import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "auth/me": "GET /api/auth/me",
  "auth/login": "POST /api/auth/login",
  "auth/register": "POST /api/auth/register",
  "auth/register-business": "POST /api/auth/register-business",
  "auth/logout": "POST /api/auth/logout",
  "auth/verify-email": "POST /api/auth/verify-email",
  "auth/resend-verification": "POST /api/auth/resend-verification",
  "auth/forgot-password": "POST /api/auth/forgot-password",
  "auth/reset-password": "POST /api/auth/reset-password",
  "auth/change-password": "POST /api/auth/change-password",
  "auth/confirm-email": "POST /api/auth/confirm-email",
  "auth/revert-email": "POST /api/auth/revert-email",
} as const satisfies Record<`auth/${string}`, Endpoint>;

export const errors = {
  "auth.invalid_credentials": { status: 401, de: "E-Mail-Adresse oder Passwort ist falsch." },
  "auth.account_locked": { status: 403, de: "Ihr Konto ist gesperrt." },
  "auth.unverified": { status: 403, de: "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse." },
  "auth.email_taken": { status: 409, de: "Benutzer existiert bereits. Bitte melden Sie sich an." },
  "auth.mail_failed": { status: 500, de: "Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut." },
  "auth.verification_expired": { status: 400, de: "Der Bestätigungslink ist abgelaufen." },
  "auth.verification_invalid": {
    status: 400,
    de: "Der Bestätigungslink ist ungültig oder wurde bereits verwendet. Haben Sie Ihre Adresse schon bestätigt, melden Sie sich einfach an.",
  },
  "auth.reset_expired": { status: 400, de: "Der Link zum Zurücksetzen ist abgelaufen." },
  "auth.reset_invalid": { status: 400, de: "Der Link zum Zurücksetzen ist ungültig oder wurde bereits verwendet." },
  "auth.email_change_expired": { status: 400, de: "Der Link zur neuen E-Mail-Adresse ist abgelaufen." },
  "auth.email_change_invalid": {
    status: 400,
    de: "Der Link zur neuen E-Mail-Adresse ist ungültig oder wurde bereits verwendet.",
  },
  "auth.email_revert_expired": { status: 400, de: "Der Link zur bisherigen E-Mail-Adresse ist abgelaufen." },
  "auth.email_revert_invalid": {
    status: 400,
    de: "Der Link zur bisherigen E-Mail-Adresse ist ungültig oder wurde bereits verwendet.",
  },
  "auth.wrong_password": { status: 400, de: "Das aktuelle Passwort ist falsch." },
  "auth.code_invalid": { status: 400, de: "Der Registrierungscode ist ungültig, abgelaufen oder aufgebraucht." },
} as const satisfies Record<string, Failure>;
