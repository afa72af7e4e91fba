import * as accountContracts from "./accounts/contract/routes.ts";
import * as accounts from "./accounts/routes.ts";
import * as admin from "./admin/routes.ts";
import * as auth from "./auth/routes.ts";
import * as billing from "./billing/routes.ts";
import * as blocks from "./blocks/routes.ts";
import * as company from "./business/company/routes.ts";
import * as business from "./business/routes.ts";
import * as calendarFeed from "./calendar-feed/routes.ts";
import * as callRequests from "./call-requests/routes.ts";
import * as collaborationRequests from "./collaboration-requests/routes.ts";
import * as community from "./community/routes.ts";
import type { RouteId } from "./endpoints.ts";
import * as followUpLinks from "./follow-up-links/routes.ts";
import * as freelancers from "./freelancers/routes.ts";
import * as keys from "./keys/routes.ts";
import * as leads from "./leads/routes.ts";
import * as legal from "./legal/routes.ts";
import * as liveTrainings from "./live-trainings/routes.ts";
import * as moderation from "./moderation/routes.ts";
import * as network from "./network/routes.ts";
import * as notifications from "./notifications/routes.ts";
import * as openapi from "./openapi/routes.ts";
import * as profile from "./profile/routes.ts";
import * as projectRequests from "./project-requests/routes.ts";
import * as requestMessages from "./request-messages/routes.ts";
import type { Route } from "./route.ts";
import * as shortlist from "./shortlist/routes.ts";
import * as support from "./support/routes.ts";
import * as tasks from "./tasks/routes.ts";
import * as templates from "./templates/routes.ts";
import * as trainings from "./trainings/routes.ts";
import * as unsubscribe from "./unsubscribe/routes.ts";
import * as user from "./user/routes.ts";

const concepts = {
  auth,
  user,
  unsubscribe,
  profile,
  support,
  business,
  company,
  legal,
  tasks,
  templates,
  leads,
  followUpLinks,
  calendarFeed,
  liveTrainings,
  trainings,
  community,
  collaborationRequests,
  network,
  freelancers,
  projectRequests,
  shortlist,
  requestMessages,
  blocks,
  moderation,
  notifications,
  billing,
  admin,
  accounts,
  accountContracts,
  callRequests,
  keys,
  openapi,
};
type Concepts = typeof concepts;
type AnyRoute = { [C in keyof Concepts]: Concepts[C][keyof Concepts[C]] }[keyof Concepts];
type Complete<All extends Record<RouteId, Route>> = All;

export type Routes = Complete<{ [Each in AnyRoute as Each["id"]]: Each }>;

export const routes: readonly Route[] = Object.values(concepts).flatMap((concept) => Object.values(concept) as Route[]);
