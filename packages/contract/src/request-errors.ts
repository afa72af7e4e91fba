import type { Failure } from "./protocol.ts";

export const requestErrors = {
  "request.invalid": { status: 400, de: "Bitte prüfen Sie Ihre Angaben." },
  "request.malformed": { status: 400, de: "Die Anfrage konnte nicht gelesen werden." },
  "request.not_json": { status: 415, de: "Die Anfrage muss als JSON gesendet werden." },
  "request.too_large": { status: 413, de: "Die Anfrage ist zu groß." },
  "request.not_found": { status: 404, de: "Diese Adresse gibt es nicht." },
  "request.rate_limited": {
    status: 429,
    de: "Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.",
  },
  "request.in_progress": {
    status: 409,
    de: "Diese Anfrage wird gerade schon bearbeitet. Bitte warten Sie einen Moment.",
  },
  "request.key_reused": { status: 409, de: "Dieser Vorgangsschlüssel wurde schon für eine andere Anfrage verwendet." },
  "request.conflict": { status: 409, de: "Jemand hat gleichzeitig etwas geändert. Bitte versuchen Sie es erneut." },
  "request.internal": { status: 500, de: "Das hat leider nicht geklappt. Bitte versuchen Sie es später erneut." },
  "session.missing": { status: 401, de: "Sie sind nicht angemeldet. Bitte loggen Sie sich erneut ein." },
  "session.account_locked": { status: 401, de: "Ihr Konto ist gesperrt." },
  "session.account_deleted": { status: 401, de: "Dieses Konto ist gelöscht." },
  "session.removed_from_team": {
    status: 401,
    de: "Sie gehören nicht mehr zu diesem Team. Melden Sie sich bitte neu an.",
  },
  "session.forbidden": { status: 403, de: "Dafür fehlt Ihnen die Berechtigung." },
  "session.cross_site": { status: 403, de: "Diese Anfrage kam von einer fremden Seite und wurde abgelehnt." },
} as const satisfies Record<string, Failure>;
