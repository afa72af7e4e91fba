import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "leads/list": "GET /api/leads",
  "leads/create": "POST /api/leads",
  "leads/import": "POST /api/leads/import",
  "leads/export": "GET /api/leads/export",
  "leads/get": "GET /api/leads/{leadId}",
  "leads/update": "PATCH /api/leads/{leadId}",
  "leads/delete": "DELETE /api/leads/{leadId}",
  "leads/restore": "POST /api/leads/{leadId}/restore",
  "leads/list-timeline": "GET /api/leads/{leadId}/timeline",
  "leads/log-touch": "POST /api/leads/{leadId}/timeline",
} as const satisfies Record<`leads/${string}`, Endpoint>;

export const errors = {
  "lead.not_found": { status: 404, de: "Diesen Lead gibt es nicht mehr." },
  "lead.restore_expired": { status: 404, de: "Dieser Lead lässt sich nicht mehr wiederherstellen." },
  "lead.import_unreadable": {
    status: 400,
    de: "Die Datei konnte nicht gelesen werden. Bitte prüfen Sie, ob es eine CSV-Datei ist.",
  },
  plan_limit: {
    status: 403,
    de: "Im kostenlosen Plan sind bis zu 50 Leads möglich; die Community gehört zu Premium.",
  },
} as const satisfies Record<string, Failure>;
