import type { Endpoint, Failure } from "../protocol.ts";

export const endpoints = {
  "accounts/get": "GET /api/admin/users/{accountId}",
  "accounts/list-reports": "GET /api/admin/users/{accountId}/reports",
  "accounts/list-events": "GET /api/admin/users/{accountId}/events",
  "accounts/get-contract": "GET /api/admin/users/{accountId}/contract",
  "accounts/get-invoice": "GET /api/admin/users/{accountId}/invoices/{invoiceId}/pdf",
  "accounts/list-actions": "GET /api/admin/users/{accountId}/actions",
  "accounts/get-support": "GET /api/admin/users/{accountId}/support",
  "accounts/save-support": "PUT /api/admin/users/{accountId}/support",
  "accounts/save-note": "PUT /api/admin/users/{accountId}/note",
  "accounts/lock": "POST /api/admin/users/{accountId}/lock",
  "accounts/unlock": "POST /api/admin/users/{accountId}/unlock",
  "accounts/uphold-lock": "POST /api/admin/users/{accountId}/uphold-lock",
  "accounts/end-sessions": "POST /api/admin/users/{accountId}/end-sessions",
  "accounts/resend-verification": "POST /api/admin/users/{accountId}/resend-verification",
  "accounts/send-message": "POST /api/admin/users/{accountId}/messages",
  "accounts/give-premium": "POST /api/admin/users/{accountId}/premium",
  "accounts/end-subscription": "POST /api/admin/users/{accountId}/end-subscription",
  "accounts/refund-payment": "POST /api/admin/users/{accountId}/invoices/{invoiceId}/refunds",
  "accounts/start-export": "POST /api/admin/users/{accountId}/export",
  "accounts/delete": "POST /api/admin/users/{accountId}/deletion",
  "accounts/read-lock": "POST /api/account-locks/read",
  "accounts/object-to-lock": "POST /api/account-locks/objections",
} as const satisfies Record<`accounts/${string}`, Endpoint>;

export const errors = {
  "account.own": { status: 409, de: "Ihr eigenes Konto können Sie hier nicht sperren oder löschen." },
  "account.is_admin": { status: 409, de: "Konten von Admins können hier nicht gesperrt oder gelöscht werden." },
  "account.already_locked": { status: 409, de: "Dieses Konto ist schon gesperrt." },
  "account.not_locked": { status: 409, de: "Dieses Konto ist nicht mehr gesperrt." },
  "account.lock_changed": {
    status: 409,
    de: "Zu dieser Sperre gibt es inzwischen Neues. Bitte prüfen Sie sie noch einmal.",
  },
  "account.no_objection": { status: 409, de: "Gegen diese Sperre wartet kein Einspruch." },
  "account.already_verified": { status: 409, de: "Diese Adresse ist schon bestätigt." },
  "account.unreachable": {
    status: 409,
    de: "Dieses Konto ist nicht erreichbar. Die Adresse ist nicht bestätigt, oder E-Mails kommen nicht an.",
  },
  "account.has_contract": {
    status: 409,
    de: "Dieses Konto hat ein laufendes Abo. Premium lässt sich erst schenken, wenn es beendet ist.",
  },
  "account.already_cancelled": {
    status: 409,
    de: "Dieses Abo ist schon gekündigt. Es endet mit dem bezahlten Zeitraum.",
  },
  "account.invoice_changed": {
    status: 409,
    de: "Zu dieser Rechnung gab es inzwischen eine andere Erstattung. Bitte prüfen Sie den Betrag noch einmal.",
  },
  "account.refund_too_high": { status: 400, de: "Das ist mehr, als von dieser Rechnung noch übrig ist." },
  "account.not_refundable": {
    status: 409,
    de: "Diese Zahlung lässt sich hier nicht erstatten. Zu ihr gehört keine Kartenzahlung.",
  },
  "account.payment_disputed": {
    status: 409,
    de: "Die Person hat diese Zahlung bei ihrer Bank reklamiert. Bis die Bank entschieden hat, lässt sie sich nicht erstatten.",
  },
  "account.refund_refused": {
    status: 409,
    de: "Der Zahlungsdienst hat die Erstattung abgelehnt, und es wurde nichts erstattet. Den Grund sehen Sie dort bei der Zahlung.",
  },
  "account.not_freelancer": { status: 409, de: "Premium gibt es nur für Freelancer." },
  "account.not_business": { status: 409, de: "Begleitung gibt es nur für Unternehmen." },
  "account.support_changed": {
    status: 409,
    de: "Die Begleitung wurde inzwischen geändert. Bitte prüfen Sie sie noch einmal.",
  },
  "account.note_changed": {
    status: 409,
    de: "Jemand hat die Notiz inzwischen geändert. Bitte prüfen Sie beide Fassungen.",
  },
  "account.date_too_far": { status: 400, de: "Premium lässt sich höchstens zwei Jahre im Voraus schenken." },
  "account.date_past": { status: 400, de: "Bitte wählen Sie einen Tag, der noch kommt." },
  "account_lock.invalid": {
    status: 404,
    de: "Dieser Link gilt nicht. Bei Fragen zu Ihrem Konto hilft unser Support.",
  },
  "account_lock.lifted": { status: 410, de: "Diese Sperre ist aufgehoben. Sie können sich wieder anmelden." },
} as const satisfies Record<string, Failure>;
