import { type ErrorCode, errors } from "@linkedpotential/contract/errors";
import type { Route } from "@linkedpotential/contract/route";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

const text = { type: "string" };
const requestId = { "x-request-id": { $ref: "#/components/headers/RequestId" } };

const leadsVersion =
  "The ETags of the list of leads before and after this write, separated by a comma. Absent when nothing was written.";

export const json = (schema: JsonSchema, more: object = {}) => ({ "application/json": { schema, ...more } });

export function responsesOf(route: Route): Record<string, object> {
  const { revalidated, status = 200 } = route;
  return {
    [status]: success(route),
    ...(revalidated && { 304: { description: "The caller's copy is current.", headers: headersOf(route) } }),
    ...Object.fromEntries(failuresOf(route).map(([of, codes]) => [of, failure(of, codes)])),
  };
}

const headersOf = ({ access, revalidated, namesLeadsVersion }: Route) => ({
  ...requestId,
  ...(access !== "public" && { "x-news": { $ref: "#/components/headers/News" } }),
  ...(revalidated && { etag: { schema: text, description: "The version of the answer, for `If-None-Match`." } }),
  ...(namesLeadsVersion && { "x-leads-version": { schema: text, description: leadsVersion } }),
});

function success(route: Route) {
  const { answer, mediaType, paged } = route;
  const next = { "x-next-cursor": { schema: text, description: "Cursor of the next page or part, if there is one." } };
  const content = mediaType ? { [mediaType]: { schema: text } } : json(jsonSchemaOf(answer, "output"));
  return { description: "Success.", headers: { ...headersOf(route), ...((paged || mediaType) && next) }, content };
}

/**
 * Groups the route's error codes by status. Adds the two errors of the gateway: 431 for headers over 10 KB, and 503 for
 * a timeout.
 */
function failuresOf(route: Route): [number, ErrorCode[]][] {
  const byStatus = Map.groupBy(codesOf(route), (code): number => errors[code].status);
  return [...byStatus, [431, ["request.too_large"]], [503, ["request.internal"]]];
}

function failure(status: number, codes: ErrorCode[]) {
  const wait = { "retry-after": { schema: { type: "integer", minimum: 1 }, description: "Seconds to wait." } };
  return {
    description: codes.map((code) => `\`${code}\`: ${errors[code].de}`).join("\n\n"),
    headers: { ...requestId, ...(status === 429 && wait) },
    content: json({
      allOf: [{ $ref: "#/components/schemas/Error" }, { type: "object", properties: { code: { enum: codes } } }],
    }),
  };
}

function codesOf({ access, method, params, query, body, status, errors: own = [] }: Route): ErrorCode[] {
  const isWriting = method !== "GET";
  const codes: Partial<Record<ErrorCode, boolean>> = {
    "session.missing": access !== "public",
    "session.account_locked": access !== "public",
    "session.account_deleted": access !== "public",
    "session.removed_from_team": access !== "public",
    "session.forbidden": access !== "public" && access !== "user",
    "session.cross_site": access !== "public" && isWriting,
    "request.not_found": Boolean(params),
    "request.invalid": Boolean(query || body),
    "request.malformed": Boolean(body),
    "request.not_json": Boolean(body),
    "request.too_large": Boolean(body),
    "request.in_progress": status === 201,
    "request.key_reused": status === 201,
    "request.conflict": isWriting,
    "request.rate_limited": true,
    "request.internal": true,
  };
  const brought = (Object.keys(codes) as ErrorCode[]).filter((code) => codes[code]);
  return [...new Set([...own, ...brought])];
}
