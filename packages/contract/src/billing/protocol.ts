import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "billing/get-subscription": "GET /api/subscription",
  "billing/list-invoices": "GET /api/invoices",
  "billing/get-invoice": "GET /api/invoices/{invoiceId}/pdf",
  "billing/create-payment-intent": "POST /api/create-payment-intent",
  "billing/cancel-subscription": "POST /api/cancel-subscription",
  "billing/reactivate": "POST /api/subscription/reactivate",
  "billing/cancel-contract": "POST /api/cancellations",
  "billing/withdraw": "POST /api/withdrawals",
  "billing/webhook": "POST /api/webhooks/payments",
} as const satisfies Record<`billing/${string}`, Endpoint>;

export const errors = {
  "billing.already_premium": { status: 409, de: "Sie nutzen Premium bereits." },
  "billing.invoice_not_found": { status: 404, de: "Diese Rechnung gibt es nicht." },
  "billing.no_subscription": { status: 409, de: "Es gibt kein laufendes Abonnement." },
  "billing.unavailable": {
    status: 500,
    de: "Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten erneut.",
  },
  "billing.signature_invalid": { status: 400, de: "Diese Meldung trägt keine gültige Unterschrift." },
} as const satisfies Record<string, Failure>;
