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

const contract = () => [apiPath("billing/get-subscription"), ...account()];

/** Returns all reads of admins, because every action of an admin also adds an entry to the audit log. */
const administration = () => ["/api/admin/*"];

/**
 * Addresses of reads that show other people. A write in the community may make all of them stale, also in other tabs.
 */
export const communityReads: readonly string[] = (
  [
    "community/list",
    "community/list-own",
    "community/list-others",
    "community/list-requested",
    "collaboration-requests/list-for-post",
    "collaboration-requests/list-sent",
    "network/list",
  ] as const
).map((id) => `${endpointOf(id).path.split("{")[0]}*`);
const community = () => [...communityReads];

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
  "live-trainings/create": liveTrainings,
  "live-trainings/update": liveTrainings,
  "live-trainings/delete": liveTrainings,
  "live-trainings/register": () => [apiPath("live-trainings/list-participations")],
  "live-trainings/cancel": () => [apiPath("live-trainings/list-participations")],
  "community/create": community,
  "community/update": community,
  "community/delete": community,
  "collaboration-requests/create": community,
  "collaboration-requests/withdraw": community,
  "collaboration-requests/answer": community,
  "network/remove": community,
  "blocks/create": visiblePeople,
  "blocks/delete": visiblePeople,
  "moderation/object": () => [...community(), ...account(), apiPath("moderation/list-hidden")],
  "follow-up-links/apply": () => [...tasks(), apiPath("leads/list")],
  "calendar-feed/renew": () => [apiPath("calendar-feed/get")],
  "calendar-feed/delete": () => [apiPath("calendar-feed/get")],
  "unsubscribe/confirm": () => [apiPath("user/get-settings")],
  "billing/cancel-subscription": contract,
  "billing/reactivate": contract,
  "billing/use-card": contract,
  "billing/set-billing-address": contract,
  "admin/delete-user": administration,
  "admin/delete-users": administration,
  "admin/create-code": administration,
  "admin/revoke-code": administration,
  "moderation/decide": administration,
  "profile/update": account,
  "profile/cancel-email": account,
};
