import type { Endpoint, Failure } from "../../protocol.ts";

export const endpoints = {
  "business/get-company": "GET /api/business/company",
  "business/update-company": "PUT /api/business/company",
  "business/hand-over-company": "PUT /api/business/company/owner",
  "business/leave-company": "DELETE /api/business/company/membership",
  "business/remove-member": "DELETE /api/business/members/{memberId}",
  "business/invite": "POST /api/business/invitations",
  "business/resend-invitation": "PUT /api/business/invitations/{invitationId}",
  "business/withdraw-invitation": "DELETE /api/business/invitations/{invitationId}",
  "business/preview-invitation": "POST /api/business/invitation-links/preview",
  "business/register-member": "POST /api/business/invitation-links/register",
  "business/join-company": "POST /api/business/invitation-links/join",
  "business/list-days": "GET /api/business/days",
  "business/save-days": "PUT /api/business/days",
  "business/list-learnings": "GET /api/business/learnings",
  "business/save-learning": "PUT /api/business/learnings",
  "business/delete-learning": "DELETE /api/business/learnings/{learningId}",
  "business/take-over": "PUT /api/business/taken-over",
} as const satisfies Record<`business/${string}`, Endpoint>;

export const errors = {
  "company.owner_only": { status: 403, de: "Das kann nur die Leitung des Unternehmens." },
  "company.owner_stays": {
    status: 409,
    de: "Sie leiten das Unternehmen. Übergeben Sie die Leitung zuerst an ein anderes Mitglied.",
  },
  "company.member_not_found": { status: 404, de: "Diese Person gehört nicht mehr zum Unternehmen." },
  "company.full": {
    status: 409,
    de: "Das Unternehmen hat schon 10 Mitglieder. Entfernen Sie zuerst jemanden, dann ist ein Platz frei.",
  },
  "company.already_member": { status: 409, de: "Diese Person gehört schon zum Unternehmen." },
  "company.too_many_invitations": {
    status: 409,
    de: "Es sind schon 20 Einladungen offen. Ziehen Sie zuerst eine zurück.",
  },
  "company.has_figures": {
    status: 409,
    de: "Ihr Konto hat schon ein Unternehmen mit eigenen Einträgen. Lassen Sie sich bitte an eine andere Adresse einladen.",
  },
  "company.has_members": {
    status: 409,
    de: "Sie leiten ein Unternehmen mit Mitgliedern. Übergeben Sie zuerst die Leitung, und verlassen Sie es dann.",
  },
  "company.other_member": {
    status: 409,
    de: "Sie gehören schon zu einem anderen Unternehmen. Verlassen Sie es zuerst.",
  },
  "company.not_author": { status: 403, de: "Diesen Eintrag kann nur die Person ändern, die ihn angelegt hat." },
  "company.learning_not_found": { status: 404, de: "Diesen Eintrag gibt es nicht mehr." },
  "invitation.not_found": { status: 404, de: "Diese Einladung ist nicht mehr offen." },
  "invitation.already_open": {
    status: 409,
    de: "Diese Adresse ist schon eingeladen. Sie können die Einladung erneut senden.",
  },
  "invitation.invalid": {
    status: 404,
    de: "Dieser Link gilt nicht. Öffnen Sie ihn bitte noch einmal aus der E-Mail, oder bitten Sie um eine neue Einladung.",
  },
  "invitation.used": { status: 410, de: "Diese Einladung wurde schon angenommen und gilt nur einmal." },
  "invitation.withdrawn": { status: 410, de: "Diese Einladung wurde zurückgezogen." },
  "invitation.expired": { status: 410, de: "Diese Einladung ist abgelaufen. Bitten Sie um eine neue." },
  "invitation.full": {
    status: 409,
    de: "In diesem Unternehmen ist kein Platz mehr frei. Bitte wenden Sie sich an die Person, die Sie eingeladen hat.",
  },
  "invitation.freelancer_account": {
    status: 409,
    de: "Zu dieser Adresse gehört ein Konto für Freelancer. Lassen Sie sich bitte an eine andere Adresse einladen.",
  },
  "invitation.has_account": {
    status: 409,
    de: "Zu dieser Adresse gehört schon ein Konto. Melden Sie sich an, um die Einladung anzunehmen.",
  },
  "invitation.other_address": {
    status: 409,
    de: "Diese Einladung gilt für eine andere Adresse. Melden Sie sich mit der eingeladenen Adresse an.",
  },
} as const satisfies Record<string, Failure>;
