import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "moderation/report": "POST /api/reports",
  "moderation/object": "POST /api/objections",
  "moderation/list-hidden": "GET /api/hidden-posts",
  "moderation/list-reports": "GET /api/admin/reports",
  "moderation/hide": "POST /api/admin/moderations",
  "moderation/decide": "POST /api/admin/reports/{reportId}/decision",
} as const satisfies Record<`moderation/${string}`, Endpoint>;

export const errors = {
  "report.own": { status: 400, de: "Eigene Inhalte können Sie nicht melden." },
  "report.already_open": { status: 409, de: "Das haben Sie schon gemeldet. Wir prüfen es und sagen Ihnen Bescheid." },
  "report.not_found": { status: 404, de: "Diese Meldung gibt es nicht." },
  "report.changed": {
    status: 409,
    de: "Zu dieser Meldung gibt es inzwischen Neues. Bitte laden Sie sie neu und entscheiden Sie dann.",
  },
  "report.outcome_impossible": { status: 409, de: "Diese Entscheidung passt nicht zum Stand der Meldung." },
  "moderation.own": { status: 400, de: "Eigene Inhalte ändern oder löschen Sie selbst." },
  "moderation.already_hidden": { status: 409, de: "Das ist schon ausgeblendet." },
  "objection.nothing_hidden": { status: 404, de: "Hier ist nichts mehr ausgeblendet." },
  "objection.too_late": {
    status: 409,
    de: "Einspruch war ein Jahr lang möglich. Bitte schreiben Sie unserem Support.",
  },
  "objection.already_made": { status: 409, de: "Ihr Einspruch ist schon bei uns. Wir prüfen ihn." },
} as const satisfies Record<string, Failure>;
