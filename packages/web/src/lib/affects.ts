import type { RouteId } from "@linkedpotential/contract/endpoints";
import { leadIdOfTask } from "@linkedpotential/contract/tasks/rules";
import { apiPath, type Call } from "./api.ts";
import { getSession } from "./session.ts";

const tasks = () => [apiPath("tasks/list")];
const account = () => [apiPath("auth/me")];
const lead = ({ params }: { params: { leadId: string | number } }) => [
  ...tasks(),
  apiPath("leads/list"),
  apiPath("leads/get", { params }),
  apiPath("leads/list-timeline", { params }),
];
/** A follow-up is a date of its lead (D34). */
const leadsOfFollowUp = ({ params: { taskId } }: { params: { taskId: string | number } }) =>
  leadIdOfTask(Number(taskId)) === null ? [] : [apiPath("leads/list")];

const liveTrainings = () => [
  apiPath("live-trainings/list"),
  apiPath("live-trainings/list", { query: { view: "past" } }),
  apiPath("live-trainings/list-participations"),
];

const own = () => ({ params: { userId: getSession().user?.id ?? 0 }, query: {} });
const ownPosts = () => [apiPath("community/list-own", own())];
const sentRequests = () => [
  apiPath("community/list-requested", own()),
  apiPath("collaboration-requests/list-sent", own()),
];

/** Addresses that an action makes stale: asked again, unless its own answer was put into the cache there. */
export const affects: { readonly [Id in RouteId]?: (call: Call<Id>) => string[] } = {
  "leads/create": tasks,
  "leads/update": lead,
  "leads/delete": tasks,
  "leads/restore": lead,
  "leads/import": ({ body }) => (body.dryRun ? [] : [...tasks(), apiPath("leads/list")]),
  "tasks/delete": leadsOfFollowUp,
  "templates/delete": tasks,
  "live-trainings/create": liveTrainings,
  "live-trainings/update": liveTrainings,
  "live-trainings/delete": liveTrainings,
  "live-trainings/register": () => [apiPath("live-trainings/list-participations")],
  "live-trainings/cancel": () => [apiPath("live-trainings/list-participations")],
  "community/create": ownPosts,
  "community/update": ownPosts,
  "community/delete": ownPosts,
  "collaboration-requests/create": sentRequests,
  "collaboration-requests/withdraw": sentRequests,
  "profile/update": account,
  "profile/cancel-email": account,
};
