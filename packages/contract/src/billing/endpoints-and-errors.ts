import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "billing/get-subscription": "GET /api/subscription",
  "billing/list-invoices": "GET /api/invoices",
  "billing/get-invoice": "GET /api/invoices/{invoiceId}/pdf",
  "billing/create-payment-intent": "POST /api/create-payment-intent",
  "billing/cancel-subscription": "POST /api/cancel-subscription",
  "billing/reactivate": "POST /api/subscription/reactivate",
  "billing/begin-card-change": "POST /api/subscription/card",
  "billing/use-card": "PUT /api/subscription/card",
  "billing/set-billing-address": "PUT /api/subscription/billing-address",
  "billing/cancel-contract": "POST /api/cancellations",
  "billing/withdraw": "POST /api/withdrawals",
  "billing/confirm-declaration": "POST /api/declarations/confirm",
  "billing/webhook": "POST /api/webhooks/payments",
} as const satisfies Record<`billing/${string}`, Endpoint>;

export const errors = {
  "billing.already_premium": { status: 409, de: "Sie nutzen Premium bereits." },
  "billing.invoice_not_found": { status: 404, de: "Diese Rechnung gibt es nicht." },
  "billing.no_subscription": { status: 409, de: "Es gibt kein laufendes Abo." },
  "billing.card_unconfirmed": {
    status: 409,
    de: "Die Karte ist noch nicht bestätigt. Bitte geben Sie sie noch einmal ein.",
  },
  "billing.card_declined": {
    status: 409,
    de: "Mit dieser Karte wurde die offene Zahlung abgelehnt. Ihre bisherige Karte bleibt hinterlegt. Bitte versuchen Sie es mit einer anderen.",
  },
  "billing.unavailable": {
    status: 500,
    de: "Der Zahlungsdienst ist gerade nicht erreichbar. Bitte versuchen Sie es in ein paar Minuten erneut.",
  },
  "billing.declaration_link_invalid": {
    status: 404,
    de: "Dieser Link gilt nicht oder nicht mehr. Über Ihre Erklärung entscheidet unser Support.",
  },
  "billing.signature_invalid": { status: 400, de: "Diese Meldung ist nicht gültig signiert." },
} as const satisfies Record<string, Failure>;
