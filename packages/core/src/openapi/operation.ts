import type { ErrorCode } from "@linkedpotential/contract/errors";
import type { Route } from "@linkedpotential/contract/route";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: unknown;
  description?: string;
}

const text = { type: "string" };

/** One route as an OpenAPI 3.1 operation. */
export function operationOf(route: Route) {
  const { id, access, body } = route;
  return {
    operationId: id.replace("/", "."),
    tags: [id.split("/")[0]],
    security: access === "public" ? [] : [{ bearer: [] }, { cookie: [] }],
    ...(access !== "public" && access !== "user" && { "x-access": access }),
    parameters: parametersOf(route),
    ...(body && { requestBody: { required: true, content: json(jsonSchemaOf(body, "input")) } }),
    responses: {
      [route.status ?? 200]: success(route),
      ...(route.revalidated && { 304: { description: "The caller's copy is still right." } }),
      default: { description: "A failure, told by its code.", content: json(failure(route)) },
    },
  };
}

const json = (schema: JsonSchema) => ({ "application/json": { schema } });

function parametersOf(route: Route): Parameter[] {
  const { params, query, status, revalidated } = route;
  return [
    ...(params ? fields(jsonSchemaOf(params, "input"), "path") : []),
    ...(query ? fields(jsonSchemaOf(query, "input"), "query") : []),
    ...(status === 201 ? [header("Idempotency-Key", "Repeated with the same key, the call happens once.")] : []),
    ...(revalidated ? [header("If-None-Match", "The ETag of the copy at hand.")] : []),
  ];
}

const header = (name: string, description: string): Parameter => ({
  name,
  in: "header",
  required: false,
  schema: text,
  description,
});

function fields({ properties = {}, required = [] }: JsonSchema, place: "path" | "query"): Parameter[] {
  return Object.entries(properties as JsonSchema).map(([name, schema]) => ({
    name,
    in: place,
    required: (required as string[]).includes(name),
    schema,
  }));
}

function success({ answer, mediaType, paged, revalidated }: Route) {
  const headers = {
    ...(paged && { "x-next-cursor": { schema: text, description: "Cursor of the next page, if there is one." } }),
    ...(revalidated && { etag: { schema: text } }),
  };
  const content = mediaType ? { [mediaType]: { schema: text } } : json(jsonSchemaOf(answer, "output"));
  return { description: "Success", headers, content };
}

const failure = (route: Route) => ({
  allOf: [{ $ref: "#/components/schemas/Error" }, { properties: { code: { enum: codesOf(route) } } }],
});

/** The codes of a route's own and those that its shape brings. */
const codesOf = ({ access, params, body, status, errors = [] }: Route): ErrorCode[] => [
  ...errors,
  ...(access === "public" ? [] : (["session.missing", "session.forbidden", "session.cross_site"] as const)),
  ...(params ? (["request.not_found"] as const) : []),
  ...(body ? (["request.invalid", "request.malformed", "request.not_json", "request.too_large"] as const) : []),
  ...(status === 201 ? (["request.in_progress", "request.key_reused"] as const) : []),
  "request.rate_limited",
  "request.conflict",
  "request.internal",
];
