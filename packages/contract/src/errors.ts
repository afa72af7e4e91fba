import type { Problem } from "./problems.ts";

/**
 * Every error a caller can get: a stable code and the German sentence a person can act on (D16).
 * The browser translates by code (D25).
 */
export const errorTexts = {
  "request.invalid": "Bitte prüfen Sie Ihre Angaben.",
  "request.malformed": "Die Anfrage konnte nicht gelesen werden.",
  "request.not_json": "Die Anfrage muss als JSON gesendet werden.",
  "request.too_large": "Die Anfrage ist zu groß.",
  "request.not_found": "Diese Adresse gibt es nicht.",
  "request.rate_limited": "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
  "request.in_progress": "Diese Anfrage wird gerade schon bearbeitet. Bitte warten Sie einen Moment.",
  "request.key_reused": "Dieser Vorgangsschlüssel wurde schon für eine andere Anfrage verwendet.",
  "request.conflict": "Jemand hat gleichzeitig etwas geändert. Bitte versuchen Sie es erneut.",
  "request.internal": "Das hat leider nicht geklappt. Bitte versuchen Sie es später erneut.",
  "session.missing": "Sie sind nicht angemeldet. Bitte loggen Sie sich erneut ein.",
  "session.forbidden": "Dafür fehlt Ihnen die Berechtigung.",
  "session.cross_site": "Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.",
  "auth.invalid_credentials": "E-Mail-Adresse oder Passwort ist falsch.",
  "auth.unverified": "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.",
  "auth.email_taken": "Benutzer existiert bereits. Bitte melden Sie sich an.",
  "auth.mail_failed": "Die E-Mail konnte nicht gesendet werden. Bitte versuchen Sie es erneut.",
  "auth.verification_expired": "Der Bestätigungslink ist abgelaufen.",
  "auth.verification_invalid": "Der Bestätigungslink ist ungültig oder wurde bereits verwendet.",
  "auth.reset_expired": "Der Link zum Zurücksetzen ist abgelaufen.",
  "auth.reset_invalid": "Der Link zum Zurücksetzen ist ungültig oder wurde bereits verwendet.",
  "auth.email_change_expired": "Der Link zur neuen E-Mail-Adresse ist abgelaufen.",
  "auth.email_change_invalid": "Der Link zur neuen E-Mail-Adresse ist ungültig oder wurde bereits verwendet.",
  "auth.email_revert_expired": "Der Link zur bisherigen E-Mail-Adresse ist abgelaufen.",
  "auth.email_revert_invalid": "Der Link zur bisherigen E-Mail-Adresse ist ungültig oder wurde bereits verwendet.",
  "auth.wrong_password": "Das aktuelle Passwort ist falsch.",
  "auth.code_invalid": "Der Registrierungscode ist ungültig, abgelaufen oder aufgebraucht.",
  "profile.email_taken": "E-Mail-Adresse wird bereits verwendet.",
  "profile.image_invalid": "Bitte wählen Sie ein Bild im Format JPEG, PNG oder WebP.",
  "profile.image_too_large": "Datei zu groß",
  "profile.image_dimensions": "Das Bild darf höchstens 4.096 × 4.096 Pixel groß sein.",
  "task.not_found": "Diese Aufgabe gibt es nicht mehr.",
  "task.limit_reached": "Mehr Aufgaben lassen sich nicht anlegen.",
  "lead.not_found": "Diesen Lead gibt es nicht mehr.",
  "lead.restore_expired": "Dieser Lead lässt sich nicht mehr wiederherstellen.",
  "lead.import_unreadable": "Die Datei konnte nicht gelesen werden. Bitte prüfen Sie, ob es eine CSV-Datei ist.",
  plan_limit: "Im kostenlosen Plan sind bis zu 50 Leads möglich. Mit Premium gibt es keine Grenze.",
} as const;

export type ErrorCode = keyof typeof errorTexts;

/** What is wrong with a field of a body; or the error itself, where it is about that field. */
export type FieldProblem = Problem | { key: ErrorCode; params?: never };

/** The body of every answer that is not a success. */
export interface ErrorBody {
  error: string;
  code: ErrorCode;
  /** German text for each wrong field, by its name in the body. */
  fields?: Record<string, string>;
  /** The same for readers of other languages: what is wrong with each of them, by key. */
  fieldProblems?: Record<string, FieldProblem>;
  requiresVerification?: true;
  requestId?: string;
}
