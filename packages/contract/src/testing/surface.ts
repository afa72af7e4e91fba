import { actionsOf } from "../grant.ts";
import type { Route } from "../route.ts";

type Concept = Record<string, Route>;
const each = (concept: Concept, row: (route: Route) => [string, string]) =>
  Object.fromEntries(Object.values(concept).map(row));

/**
 * Lists the routes of a concept (a folder of the contract, such as leads) by method and path. Gives access, success
 * status and own error codes of each route.
 * @internal
 */
export const routesByAddress = (concept: Concept) =>
  each(concept, ({ method, path, access, status = 200, errors = [] }) => [
    `${method} ${path}`,
    [access, status, ...errors].join(" "),
  ]);

/**
 * Lists the grants and secrets of each route of a concept by route id.
 * @internal
 */
export const grantsById = (concept: Concept) =>
  each(concept, ({ id, grant }) => [
    id,
    [...actionsOf(grant).map((action) => action.replace("dynamodb:", "")), ...(grant.secrets ?? [])].join(" "),
  ]);

/**
 * Returns the routes that have no summary, or whose sample their own schema rejects.
 * @internal
 */
export const withoutValidSample = (concept: Concept) =>
  Object.values(concept)
    .filter(({ summary, body, sample }) => summary === "" || (body && !body.safeParse(sample).success))
    .map(({ id }) => id);
