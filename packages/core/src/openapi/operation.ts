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
  public: "For everybody, without a session.",
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
    ...(status === 201 ? [header("Idempotency-Key", "Repeated with the same key, the call happens once.")] : []),
    ...(revalidated ? [header("If-None-Match", "The ETag of the copy at hand.")] : []),
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
  limit: "Most items of the page; the server may answer fewer.",
  cursor: "`x-next-cursor` of the page before. Other texts are refused.",
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
