import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "leads/list": "GET /api/leads",
  "leads/create": "POST /api/leads",
  "leads/import": "POST /api/leads/import",
  "leads/undo-import": "POST /api/leads/import/undo",
  "leads/export": "GET /api/leads/export",
  "leads/export-selected": "POST /api/leads/export",
  "leads/list-activity": "GET /api/leads/activity",
  "leads/get": "GET /api/leads/{leadId}",
  "leads/update": "PATCH /api/leads/{leadId}",
  "leads/delete": "DELETE /api/leads/{leadId}",
  "leads/restore": "POST /api/leads/{leadId}/restore",
  "leads/list-timeline": "GET /api/leads/{leadId}/timeline",
  "leads/log-touch": "POST /api/leads/{leadId}/timeline",
  "leads/delete-touch": "DELETE /api/leads/{leadId}/timeline/{entryId}",
} as const satisfies Record<`leads/${string}`, Endpoint>;

export const errors = {
  "lead.not_found": { status: 404, de: "Diesen Lead gibt es nicht mehr." },
  "lead.restore_expired": { status: 404, de: "Dieser Lead lässt sich nicht mehr wiederherstellen." },
  "lead.touch_undo_expired": { status: 404, de: "Dieser Eintrag lässt sich nicht mehr zurücknehmen." },
  "lead.import_unreadable": {
    status: 400,
    de: "Die Datei konnte nicht gelesen werden. Bitte prüfen Sie, ob es eine CSV-Datei ist.",
  },
  "lead.import_undo_expired": { status: 404, de: "Dieser Import lässt sich nicht mehr rückgängig machen." },
  plan_limit: {
    status: 403,
    de: "Im kostenlosen Tarif sind bis zu 50 Leads möglich; die Community gehört zu Premium.",
  },
} as const satisfies Record<string, Failure>;
