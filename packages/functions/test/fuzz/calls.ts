import type { RouteId } from "@linkedpotential/contract/endpoints";
import type { Route } from "@linkedpotential/contract/route";
import { routes } from "@linkedpotential/contract/routes";
import fc, { type Arbitrary } from "fast-check";
import { invalidObject, invalidValue, validValue } from "./values.ts";

export const callers = ["nobody", "freelancer", "business", "admin"] as const;
export type Caller = (typeof callers)[number];

export interface Call {
  id: RouteId;
  caller: Caller;
  by: "bearer" | "cookie";
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  /** Body that is sent as it is, instead of `body` as JSON. */
  raw?: string | undefined;
  headers: Record<string, string>;
}

const ids = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("1", "2", "3", "1000001") },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...["0", "-1", "01", "abc", "1e3", "999999", "9007199254740991", "9007199254740993", "%00", "💜", " 1", "1,2"],
    ),
  },
);

const paramsOf = ({ path }: Route): Arbitrary<Record<string, string>> =>
  fc.record(Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, ids])));

const queryText = fc.oneof(fc.constantFrom("", "0", "-1", "1.5", "full", "null", "x".repeat(1001)), fc.string());
const wildQuery = fc.dictionary(fc.constantFrom("limit", "cursor", "view", "search", "__proto__"), queryText, {
  maxKeys: 3,
});

function queryOf({ query }: Route): Arbitrary<Record<string, string>> {
  const validQuery = query ? (validValue(query) as Arbitrary<Record<string, string | undefined>>) : fc.constant({});
  return fc.oneof({ weight: 3, arbitrary: validQuery }, { weight: 1, arbitrary: wildQuery }).map(withoutUndefined);
}

const withoutUndefined = (object: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(object).filter((entry): entry is [string, string] => entry[1] !== undefined));

const bodyOf = ({ body }: Route): Arbitrary<unknown> =>
  body
    ? fc.oneof({ weight: 1, arbitrary: validValue(body) }, { weight: 1, arbitrary: invalidObject(body) })
    : fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: invalidValue });

const raw = fc.oneof(
  { weight: 30, arbitrary: fc.constant(undefined) },
  fc.constantFrom(
    "",
    "{ kaputt",
    "\uFEFF{}",
    "null",
    "[]",
    "5",
    '"x"',
    '{"__proto__":{"isAdmin":true}}',
    "[".repeat(5000),
  ),
);

const header = (name: string, values: string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...values).map((value) => ({ [name]: value })) },
  );
const rarely = (other: Arbitrary<Record<string, string>>) =>
  fc.oneof({ weight: 20, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: other });

const headers = fc
  .tuple(
    header("idempotency-key", ["1", "2", "", " ", "x".repeat(300), "ä\u0080", "a#b"]),
    header("if-none-match", ["{{etag}}", "{{etag}}", "*", '"x"', 'W/"1-2"', ""]),
    header("origin", ["http://127.0.0.1:3000", "http://evil.example", "null", ""]),
    rarely(header("content-type", ["text/plain", "application/json; charset=utf-16", "application/jsonp", ""])),
    rarely(header("authorization", ["Bearer", "Basic eDp5", "Bearer a.b.c", `Bearer ${"x".repeat(300)}`])),
    rarely(header("x-long", ["x".repeat(11_000)])),
  )
  .map((parts): Record<string, string> => Object.assign({}, ...parts));

const callOf = (route: Route): Arbitrary<Call> =>
  fc.record({
    id: fc.constant(route.id),
    caller: callerOf(route),
    by: fc.constantFrom("bearer" as const, "bearer" as const, "cookie" as const),
    params: paramsOf(route),
    query: queryOf(route),
    body: bodyOf(route),
    raw,
    headers,
  });

const callerOf = ({ access }: Route) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<Caller>(access === "public" ? "nobody" : "freelancer") },
    { weight: 1, arbitrary: fc.constantFrom(...callers) },
  );

/**
 * Routes that are called rarely. Each call takes a minimum duration, so that its timing does not show who has an
 * account.
 */
const slow: readonly RouteId[] = ["auth/forgot-password", "auth/resend-verification"];
const weightOf = ({ id, params, query, body }: Route): number =>
  slow.includes(id) ? 1 : 2 + (params ? 4 : 0) + (query ? 20 : 0) + (body ? 10 : 0);

export const anyCall: Arbitrary<Call> = fc.oneof(
  ...routes.map((route) => ({ weight: weightOf(route), arbitrary: callOf(route) })),
);
