import { endpointOf, type RouteId } from "@linkedpotential/contract/endpoints";
import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import { apiPath, type Call } from "./api.ts";

const tasks = () => [apiPath("tasks/list")];
const account = () => [apiPath("auth/me")];
const lead = ({ params }: { params: { leadId: string | number } }) => [
  ...tasks(),
  apiPath("leads/list"),
  apiPath("leads/get", { params }),
  apiPath("leads/list-timeline", { params }),
];
/**
 * Returns the leads list if the task is a follow-up, because a follow-up is shown as a task but stored in its lead
 * (D34).
 */
const leadsOfFollowUp = ({ params: { taskId } }: { params: { taskId: string | number } }) =>
  leadIdOfTask(Number(taskId)) === null ? [] : [apiPath("leads/list")];

const liveTrainings = () => [
  apiPath("live-trainings/list"),
  apiPath("live-trainings/list", { query: { view: "past" } }),
  apiPath("live-trainings/list-participations"),
];

/**
 * Addresses of reads about live trainings. A notification may be about one of them, so it makes them stale.
 */
export const liveTrainingReads: readonly string[] = [
  `${apiPath("live-trainings/list")}*`,
  apiPath("live-trainings/list-participations"),
];

const contract = () => [apiPath("billing/get-subscription"), ...account()];

const company = () => [apiPath("business/get-company")];

/** Returns all reads of admins, because every action of an admin also adds an entry to the audit log. */
const administration = () => ["/api/admin/*"];

/**
 * Addresses of reads that show other people. A write in the community may make all of them stale, also in other tabs.
 */
export const communityReads: readonly string[] = (
  [
    "community/list",
    "community/get-author",
    "community/list-own",
    "community/list-others",
    "community/list-requested",
    "collaboration-requests/list-for-post",
    "collaboration-requests/list-received",
    "collaboration-requests/list-sent",
    "network/list",
    "project-requests/list-received",
  ] as const
).map((id) => `${endpointOf(id).path.split("{")[0]}*`);
const community = () => [...communityReads];

/** Beginnings of the addresses of the lists of requests that name the messages under them. */
export const requestLists: readonly string[] = (
  [
    "project-requests/list-sent",
    "project-requests/list-received",
    "collaboration-requests/list-for-post",
    "collaboration-requests/list-sent",
  ] as const
).map((id) => endpointOf(id).path.replace(/\{.*/, ""));

/** Returns the reads of the bell. Reading a conversation marks the notifications about it as read. */
const bell = () => [apiPath("notifications/count-unread"), `${apiPath("notifications/list")}*`];

/** Returns the reads that name the number of unread messages under the requests for a project. */
const ownPosts = () => [`${endpointOf("community/list-own").path.split("{")[0]}*`];

const eventsOfAdmins = () => [...liveTrainings(), ...administration()];
const participantsOfAdmins = () => [...liveTrainingReads, ...administration()];

const profilesOfFreelancers = () => [`${apiPath("freelancers/list")}/*`];

const shortlist = () => [apiPath("freelancers/list", { query: { shortlist: "true" } })];

/** Returns the reads of a business that its requests to freelancers make stale. */
const projectRequestsOfBusiness = () => [...profilesOfFreelancers(), `${apiPath("project-requests/list-sent")}*`];

/** Returns all reads of a company. Joining or leaving one changes all of them. */
const wholeCompany = () => ["/api/business/*", ...projectRequestsOfBusiness(), ...shortlist(), ...community()];

/** Returns the reads that blocking makes stale. Blocking also hides or shows people in the notifications. */
const visiblePeople = () => [...community(), `${apiPath("blocks/list")}*`, `${apiPath("notifications/list")}*`];

/**
 * Maps each write to the addresses of the reads that it makes stale. A star at the end matches every address with that
 * prefix.
 */
export const affects: { readonly [Id in RouteId]?: (call: Call<Id>) => string[] } = {
  "leads/create": tasks,
  "leads/update": lead,
  "leads/log-touch": lead,
  "leads/delete-touch": lead,
  // Undoing a copy deletes the new lead while its form may be open, so the read of that lead is stale too.
  "leads/delete": ({ params }) => [...tasks(), apiPath("leads/get", { params })],
  "leads/restore": lead,
  "leads/import": ({ body }) => (body.dryRun ? [] : [...tasks(), `${apiPath("leads/list")}*`]),
  // Undoing an import may revert any lead, so every read of a lead is stale.
  "leads/undo-import": () => [...tasks(), `${apiPath("leads/list")}*`],
  "tasks/delete": leadsOfFollowUp,
  "templates/delete": tasks,
  "live-trainings/create": eventsOfAdmins,
  "live-trainings/update": eventsOfAdmins,
  "live-trainings/delete": eventsOfAdmins,
  "live-trainings/create-series": eventsOfAdmins,
  "live-trainings/add-participant": participantsOfAdmins,
  "live-trainings/remove-participant": participantsOfAdmins,
  "live-trainings/move-on-waiting-list": participantsOfAdmins,
  "live-trainings/register": () => [apiPath("live-trainings/list-participations")],
  "live-trainings/cancel": () => [apiPath("live-trainings/list-participations")],
  "community/create": community,
  "community/update": community,
  "community/delete": community,
  "community/create-project": community,
  "community/update-project": community,
  "community/fill-project": community,
  "collaboration-requests/create": community,
  "collaboration-requests/withdraw": community,
  "collaboration-requests/answer": () => [...community(), ...profilesOfFreelancers()],
  "network/remove": community,
  "blocks/create": visiblePeople,
  "blocks/delete": visiblePeople,
  "shortlist/update": shortlist,
  "project-requests/create": projectRequestsOfBusiness,
  "project-requests/withdraw": projectRequestsOfBusiness,
  "project-requests/update-sent": ({ body }) => (body.sharesContact ? projectRequestsOfBusiness() : []),
  "request-messages/update": ({ body }) => [
    ...(body.progress ? requestLists.map((list) => `${list}*`) : []),
    ...(body.readUntil ? [...ownPosts(), ...bell()] : []),
  ],
  "request-messages/send": ({ body }) => [
    ...bell(),
    ...(body.progress ? requestLists.map((list) => `${list}*`) : []),
    ...(body.answer?.contact ? profilesOfFreelancers() : []),
  ],
  "moderation/object": () => [...community(), ...account(), apiPath("moderation/list-hidden")],
  "follow-up-links/apply": () => [...tasks(), apiPath("leads/list")],
  "calendar-feed/renew": () => [apiPath("calendar-feed/get")],
  "calendar-feed/delete": () => [apiPath("calendar-feed/get")],
  "unsubscribe/confirm": () => [apiPath("user/get-settings")],
  "billing/cancel-subscription": contract,
  "billing/reactivate": contract,
  "billing/use-card": contract,
  "billing/set-billing-address": contract,
  "support/send": ({ body }) => (body.isCallRequest ? [apiPath("business/get-support")] : []),
  "business/update-company": company,
  "business/hand-over-company": company,
  "business/remove-member": () => [...company(), ...community()],
  "business/invite": company,
  "business/resend-invitation": company,
  "business/withdraw-invitation": company,
  "business/leave-company": wholeCompany,
  "business/join-company": wholeCompany,
  "business/save-learning": () => [apiPath("business/list-learnings")],
  "business/delete-learning": () => [apiPath("business/list-learnings")],
  "admin/delete-user": administration,
  "admin/delete-users": administration,
  "accounts/lock": () => [...administration(), ...community()],
  "accounts/unlock": () => [...administration(), ...community()],
  "accounts/uphold-lock": administration,
  "accounts/end-sessions": administration,
  "accounts/resend-verification": administration,
  "accounts/send-message": administration,
  "accounts/give-premium": administration,
  "accounts/end-subscription": administration,
  "accounts/refund-payment": administration,
  "accounts/start-export": administration,
  "accounts/save-support": administration,
  "accounts/save-note": administration,
  "accounts/delete": () => [...administration(), ...community()],
  "admin/create-code": administration,
  "admin/revoke-code": administration,
  "admin/change-code": administration,
  "admin/settle-declaration": administration,
  "call-requests/settle": administration,
  "call-requests/reply": administration,
  "moderation/decide": administration,
  "moderation/hide": () => [...administration(), ...community()],
  "profile/update": account,
  "profile/cancel-email": account,
};
