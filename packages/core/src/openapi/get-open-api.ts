import { errors } from "@linkedpotential/contract/errors";
import type { getOpenApi as contract } from "@linkedpotential/contract/openapi/routes";
import { problemTexts } from "@linkedpotential/contract/problem-texts";
import type { AnswerOf } from "@linkedpotential/contract/route";
import { routes } from "@linkedpotential/contract/routes";
import type { Context } from "../context.ts";
import { operationOf } from "./operation.ts";
import { tags } from "./tags.ts";

type Document = AnswerOf<typeof contract>;

const error = {
  type: "object",
  required: ["error", "code"],
  properties: {
    error: { type: "string", description: "A German message for the user." },
    code: { type: "string", enum: Object.keys(errors) },
    fields: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "A German message for each invalid field.",
    },
    fieldProblems: {
      type: "object",
      additionalProperties: { $ref: "#/components/schemas/Problem" },
      description: "The same problems as keys, for translation.",
    },
    requiresVerification: { const: true },
    lockToken: { type: "string", description: "Opens the notice of a locked account." },
    company: { type: "string", description: "The company that removed the caller." },
    requestId: { type: "string" },
  },
};

const problem = {
  type: "object",
  description: "A problem: the key of a message, with its parameters.",
  required: ["key"],
  properties: {
    key: { type: "string", enum: [...Object.keys(problemTexts), ...Object.keys(errors)] },
    params: { type: "object", additionalProperties: { type: ["number", "string"] } },
  },
};

let document: Document | undefined;

export async function getOpenApi({ config }: Context): Promise<Document> {
  document ??= {
    openapi: "3.1.0",
    info: {
      title: "LinkedPotential",
      version: "1.0.0",
      description: "The API of LinkedPotential's web app. Messages for users are in German, ids are JSON numbers.",
      license: { name: "All rights reserved", identifier: "LicenseRef-LinkedPotential" },
      contact: { name: "LinkedPotential", url: config.siteUrl },
    },
    servers: [{ url: config.siteUrl }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: paths(),
    components: {
      headers: {
        RequestId: { schema: { type: "string" }, description: "Identifies the call in the logs." },
        News: {
          schema: { type: "integer" },
          description: "A count of the session. It changes when the notifications have changed.",
        },
      },
      schemas: { Error: error, Problem: problem },
      securitySchemes: {
        bearer: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "A session opened with an `Origin` header also needs its cookie.",
        },
        cookie: { type: "apiKey", in: "cookie", name: config.sessionCookie },
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
