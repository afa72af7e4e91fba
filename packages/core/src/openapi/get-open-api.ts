import { errors } from "@linkedpotential/contract/errors";
import type { getOpenApi as contract } from "@linkedpotential/contract/openapi/routes";
import { problemTexts } from "@linkedpotential/contract/problem-texts";
import type { AnswerOf } from "@linkedpotential/contract/route";
import { routes } from "@linkedpotential/contract/routes";
import { config } from "../config.ts";
import { operationOf } from "./operation.ts";
import { tags } from "./tags.ts";

type Document = AnswerOf<typeof contract>;

const error = {
  type: "object",
  required: ["error", "code"],
  properties: {
    error: { type: "string", description: "A German sentence that a person can act on." },
    code: { type: "string", enum: Object.keys(errors) },
    fields: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "A German text for each wrong field.",
    },
    fieldProblems: {
      type: "object",
      additionalProperties: { $ref: "#/components/schemas/Problem" },
      description: "The same for readers of other languages.",
    },
    requiresVerification: { const: true },
    requestId: { type: "string" },
  },
};

const problem = {
  type: "object",
  description: "What is wrong: the key of a text, with what the text names.",
  required: ["key"],
  properties: {
    key: { type: "string", enum: [...Object.keys(problemTexts), ...Object.keys(errors)] },
    params: { type: "object", additionalProperties: { type: "number" } },
  },
};

let document: Document | undefined;

export async function getOpenApi(): Promise<Document> {
  document ??= {
    openapi: "3.1.0",
    info: {
      title: "LinkedPotential",
      version: "1.0.0",
      description: "What the web app of LinkedPotential calls. Texts for people are German, ids are JSON numbers.",
      license: { name: "All rights reserved", identifier: "LicenseRef-LinkedPotential" },
      contact: { name: "LinkedPotential", url: config().siteUrl },
    },
    servers: [{ url: config().siteUrl }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: paths(),
    components: {
      headers: {
        RequestId: { schema: { type: "string" }, description: "Names the call in the logs." },
        News: {
          schema: { type: "integer" },
          description: "A number of the session. It changes when there is something new among the notifications.",
        },
      },
      schemas: { Error: error, Problem: problem },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "A session that was opened with an `Origin` header needs its cookie as well.",
        },
        cookie: { type: "apiKey", in: "cookie", name: config().sessionCookie },
      },
    },
  };
  return document;
}

function paths(): Record<string, Record<string, unknown>> {
  const made: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    made[route.path] = { ...made[route.path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return made;
}
