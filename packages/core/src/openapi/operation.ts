import type { Route } from "@linkedpotential/contract/route";
import { type JsonSchema, jsonSchemaOf } from "./json-schema.ts";
import { json, responsesOf } from "./responses.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: unknown;
  description?: string;
}

export function operationOf(route: Route) {
  const { id, summary, access, body, sample } = route;
  return {
    operationId: id.replace("/", "."),
    summary,
    description: callers[access],
    tags: [id.split("/")[0]],
    security: access === "public" ? [] : [{ bearer: [] }, { cookie: [] }],
    ...(access !== "public" && access !== "user" && { "x-access": access }),
    parameters: parametersOf(route),
    ...(body && {
      requestBody: { required: true, content: json(jsonSchemaOf(body, "input"), { example: sample }) },
    }),
    responses: responsesOf(route),
  };
}

const callers: Record<Route["access"], string> = {
  public: "Public, without a session.",
  user: "For every signed-in account.",
  freelancer: "For signed-in freelancers.",
  business: "For signed-in business accounts.",
  admin: "For administrators.",
};

function parametersOf(route: Route): Parameter[] {
  const { params, query, status, revalidated } = route;
  return [
    ...(params ? fields(jsonSchemaOf(params, "output"), "path") : []),
    ...(query ? fields(jsonSchemaOf(query, "output"), "query") : []),
    ...(status === 201 ? [header("Idempotency-Key", "Calls with the same key take effect once.")] : []),
    ...(revalidated ? [header("If-None-Match", "The ETag of the caller's copy.")] : []),
  ];
}

const header = (name: string, description: string): Parameter => ({
  name,
  in: "header",
  required: false,
  schema: { type: "string" },
  description,
});

const descriptions: Record<string, string> = {
  limit: "Maximum number of items; the server may return fewer.",
  cursor: "`x-next-cursor` of the previous page. Other values are refused.",
};

function fields({ properties = {}, required = [] }: JsonSchema, place: "path" | "query"): Parameter[] {
  return Object.entries(properties as JsonSchema).map(([name, schema]) => ({
    name,
    in: place,
    required: (required as string[]).includes(name),
    schema,
    ...(descriptions[name] !== undefined && { description: descriptions[name] }),
  }));
}
