import { actionsOf } from "../grant.ts";
import type { Route } from "../route.ts";

type Concept = Record<string, Route>;
const each = (concept: Concept, row: (route: Route) => [string, string]) =>
  Object.fromEntries(Object.values(concept).map(row));

/** By address: whom a route lets in, the status of its success, and what it refuses beside what every route refuses. @internal */
export const doorsOf = (concept: Concept) =>
  each(concept, ({ method, path, access, status = 200, errors = [] }) => [
    `${method} ${path}`,
    [access, status, ...errors].join(" "),
  ]);

/** By id: what the Lambda of a route may do in AWS, and the secrets that it may read. @internal */
export const rightsOf = (concept: Concept) =>
  each(concept, ({ id, grant }) => [
    id,
    [...actionsOf(grant).map((action) => action.replace("dynamodb:", "")), ...(grant.secrets ?? [])].join(" "),
  ]);

/** Routes of which nobody reads what they are for, or whose example their own rules refuse. @internal */
export const undescribed = (concept: Concept) =>
  Object.values(concept)
    .filter(({ summary, body, sample }) => summary === "" || (body && !body.safeParse(sample).success))
    .map(({ id }) => id);
