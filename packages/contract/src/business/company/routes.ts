import * as z from "zod/mini";
import { success } from "../../fields.ts";
import { record, session } from "../../grant.ts";
import { defineRoute } from "../../route.ts";
import * as schema from "./schema.ts";

/** Actions that every call needs to look up the caller's company, or to create one. */
const membership = [session, "PutItem", "UpdateItem"] as const;
const token = `1.1.${"A".repeat(43)}`;
const linkErrors = [
  "invitation.invalid",
  "invitation.used",
  "invitation.withdrawn",
  "invitation.expired",
  "invitation.full",
  "invitation.freelancer_account",
] as const;
const sampleDay = {
  date: "2027-03-12",
  leadsKontaktiert: "12",
  interesseGezeigt: "3",
  terminVereinbart: "1",
  projektGewonnen: "",
  zielgruppe: "Maschinenbau",
  notizen: "",
};
const sampleLearning = { topic: "worked", date: "2027-03-12", text: "Erst fragen, dann anbieten." } as const;

export const getCompany = defineRoute("business/get-company", {
  summary: "Get the own company with its members and open invitations",
  access: "business",
  grant: { table: [...membership, "BatchGetItem", "Query"] },
  answer: schema.company,
});

export const updateCompany = defineRoute("business/update-company", {
  summary: "Change the name or the monthly targets of the company or of a member; owner only",
  access: "business",
  grant: { table: [...membership, "ConditionCheckItem"] },
  body: schema.companyChange,
  sample: { name: "Nordlicht Energie" },
  answer: success,
  errors: ["company.owner_only", "company.member_not_found"],
});

export const handOverCompany = defineRoute("business/hand-over-company", {
  summary: "Hand the company over to a member; owner only",
  access: "business",
  grant: { table: [...membership, "ConditionCheckItem"] },
  body: schema.newOwner,
  sample: { memberId: 1 },
  answer: success,
  errors: ["company.owner_only", "company.member_not_found"],
});

export const leaveCompany = defineRoute("business/leave-company", {
  summary: "Leave the company; the own entries stay with it",
  access: "business",
  grant: { table: membership },
  answer: success,
  errors: ["company.owner_stays", "company.member_not_found"],
});

export const removeMember = defineRoute("business/remove-member", {
  summary: "Remove a member, whose entries stay with the company, and end the member's sessions; owner only",
  access: "business",
  grant: { table: [...membership, "Query", "DeleteItem"] },
  params: schema.memberParams,
  answer: success,
  errors: ["company.owner_only", "company.owner_stays", "company.member_not_found"],
});

export const invite = defineRoute("business/invite", {
  summary: "Invite an address to the company by mail; owner only",
  access: "business",
  grant: { table: [...membership, "BatchGetItem", "Query", "ConditionCheckItem"] },
  body: schema.newInvitation,
  sample: { email: "ida@example.org" },
  answer: schema.invitation,
  status: 201,
  errors: [
    "company.owner_only",
    "company.full",
    "company.already_member",
    "company.too_many_invitations",
    "invitation.already_open",
  ],
});

export const resendInvitation = defineRoute("business/resend-invitation", {
  summary: "Mail an open invitation again and extend its validity; owner only",
  access: "business",
  grant: { table: membership },
  params: schema.invitationParams,
  answer: schema.invitation,
  errors: ["company.owner_only", "invitation.not_found"],
});

export const withdrawInvitation = defineRoute("business/withdraw-invitation", {
  summary: "Withdraw an open invitation; owner only",
  access: "business",
  grant: { table: membership },
  params: schema.invitationParams,
  answer: success,
  errors: ["company.owner_only", "invitation.not_found"],
});

export const previewInvitation = defineRoute("business/preview-invitation", {
  summary: "Tell who invites to which company with the token from the mail; changes nothing",
  access: "public",
  grant: { table: ["GetItem", "UpdateItem"] },
  body: schema.invitationLink,
  sample: { token },
  answer: schema.previewedInvitation,
  errors: linkErrors,
});

export const registerMember = defineRoute("business/register-member", {
  summary: "Accept an invitation with a new account",
  access: "public",
  grant: { table: ["GetItem", record, "UpdateItem", "DeleteItem"] },
  body: schema.memberRegistration,
  sample: { token, name: "Ida Öz", password: "ein-langer-satz" },
  answer: schema.registeredMember,
  status: 201,
  errors: [...linkErrors, "invitation.has_account"],
});

export const joinCompany = defineRoute("business/join-company", {
  summary: "Accept an invitation with the own account",
  access: "business",
  grant: { table: [...membership, "Query", "DeleteItem"] },
  body: schema.invitationLink,
  sample: { token },
  answer: success,
  errors: [
    ...linkErrors,
    "invitation.other_address",
    "company.already_member",
    "company.other_member",
    "company.has_members",
    "company.has_figures",
  ],
});

export const listDays = defineRoute("business/list-days", {
  summary: "List the working days of all members of the company",
  access: "business",
  grant: { table: [...membership, "Query"] },
  query: schema.entryQuery,
  answer: z.array(schema.companyDay),
  paged: true,
});

export const saveDays = defineRoute("business/save-days", {
  summary: "Add, change and delete own working days; reports fields that another device has changed",
  access: "business",
  grant: { table: [...membership, "DeleteItem"] },
  body: schema.dayChanges,
  sample: { changes: [{ id: "sample", before: null, after: sampleDay }] },
  answer: schema.savedDays,
  errors: ["company.not_author"],
});

export const listLearnings = defineRoute("business/list-learnings", {
  summary: "List the learnings of all members of the company",
  access: "business",
  grant: { table: [...membership, "Query"] },
  query: schema.entryQuery,
  answer: z.array(schema.learning),
  paged: true,
});

export const saveLearning = defineRoute("business/save-learning", {
  summary: "Add or change an own learning",
  access: "business",
  grant: { table: membership },
  body: schema.newLearning,
  sample: { id: "sample", ...sampleLearning },
  answer: schema.learning,
  errors: ["company.not_author"],
});

export const deleteLearning = defineRoute("business/delete-learning", {
  summary: "Delete an own learning",
  access: "business",
  grant: { table: [...membership, "DeleteItem"] },
  params: schema.learningParams,
  answer: success,
  errors: ["company.learning_not_found", "company.not_author"],
});

export const takeOver = defineRoute("business/take-over", {
  summary: "Add entries that a browser has stored; the same entry is never added twice",
  access: "business",
  grant: { table: membership },
  body: schema.takenOver,
  sample: { days: [sampleDay], learnings: [sampleLearning] },
  answer: schema.takenOverCount,
});
