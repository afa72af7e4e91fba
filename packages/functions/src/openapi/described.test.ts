import { type ErrorCode, errors } from "@linkedpotential/contract/errors";
import { touchTypes } from "@linkedpotential/contract/leads/choices";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Document {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  [part: string]: unknown;
}

let stack: TestStack;
let document: Document;
beforeAll(async () => {
  stack = await startTestStack();
  document = (await stack.call("openapi/get")).json as Document;
});
afterAll(() => stack.stop());

const operation = (path: string, method: string) => document.paths[path]?.[method] ?? {};
const requestId = { "x-request-id": { $ref: "#/components/headers/RequestId" } };
const news = { "x-news": { $ref: "#/components/headers/News" } };
const [text, described] = [{ type: "string" }, expect.any(Object)];
const ended = "missing account_locked account_deleted removed_from_team".split(" ").map((name) => `session.${name}`);

function failure(codes: string[], headers: object = {}) {
  const allOf = [{ $ref: "#/components/schemas/Error" }, { type: "object", properties: { code: { enum: codes } } }];
  return {
    description: codes.map((code) => `\`${code}\`: ${errors[code as ErrorCode].de}`).join("\n\n"),
    headers: { ...requestId, ...headers },
    content: { "application/json": { schema: { allOf } } },
  };
}
const wait = { "retry-after": { schema: { type: "integer", minimum: 1 }, description: "Seconds to wait." } };
const always = {
  429: failure(["request.rate_limited"], wait),
  431: failure(["request.too_large"]),
  500: failure(["request.internal"]),
  503: failure(["request.internal"]),
};

describe("the exact OpenAPI document", () => {
  it("has its metadata and shared components", () => {
    const { paths: _, ...frame } = document;
    expect(frame).toEqual({
      openapi: "3.1.0",
      info: {
        title: "LinkedPotential",
        version: "1.0.0",
        description: "The API of LinkedPotential's web app. Messages for users are in German, ids are JSON numbers.",
        license: { name: "All rights reserved", identifier: "LicenseRef-LinkedPotential" },
        contact: { name: "LinkedPotential", url: "http://127.0.0.1:3000" },
      },
      servers: [{ url: "http://127.0.0.1:3000" }],
      tags: expect.arrayContaining([{ name: "leads", description: "The CRM." }]),
      components: {
        headers: {
          RequestId: { schema: text, description: "Identifies the call in the logs." },
          News: { schema: { type: "integer" }, description: expect.any(String) },
        },
        schemas: {
          Error: {
            type: "object",
            required: ["error", "code"],
            properties: {
              error: { ...text, description: "A German message for the user." },
              code: { ...text, enum: Object.keys(errors) },
              fields: {
                type: "object",
                additionalProperties: text,
                description: "A German message for each invalid field.",
              },
              fieldProblems: {
                type: "object",
                additionalProperties: { $ref: "#/components/schemas/Problem" },
                description: "The same problems as keys, for translation.",
              },
              ...{ requiresVerification: { const: true }, requestId: text, lockToken: described, company: described },
            },
          },
          Problem: {
            type: "object",
            description: "A problem: the key of a message, with its parameters.",
            required: ["key"],
            properties: {
              key: { ...text, enum: expect.arrayContaining(["tooLong", "plan_limit"]) },
              params: { type: "object", additionalProperties: { type: ["number", "string"] } },
            },
          },
        },
        securitySchemes: {
          bearer: {
            ...{ type: "http", scheme: "bearer", bearerFormat: "JWT" },
            description: "A session opened with an `Origin` header also needs its cookie.",
          },
          cookie: { type: "apiKey", in: "cookie", name: "lp_session" },
        },
      },
    });
  });

  it("describes a paged list for freelancers", () => {
    const { responses, ...list } = operation("/api/leads", "get");
    const header = { in: "header", required: false, schema: text };
    expect(list).toEqual({
      operationId: "leads.list",
      summary: "List the leads by page",
      description: "For signed-in freelancers.",
      tags: ["leads"],
      security: [{ bearer: [] }, { cookie: [] }],
      "x-access": "freelancer",
      parameters: [
        {
          name: "limit",
          in: "query",
          required: false,
          schema: expect.objectContaining({ type: "integer", minimum: 1 }),
          description: "Maximum number of items; the server may return fewer.",
        },
        {
          name: "cursor",
          in: "query",
          required: false,
          schema: expect.objectContaining({ ...text, maxLength: 1000 }),
          description: "`x-next-cursor` of the previous page. Other values are refused.",
        },
        { name: "view", in: "query", required: false, schema: { ...text, enum: ["full"] } },
        { ...header, name: "If-None-Match", description: "The ETag of the caller's copy." },
      ],
    });
    const etag = { schema: text, description: "The version of the answer, for `If-None-Match`." };
    const next = { schema: text, description: "Cursor of the next page or part, if there is one." };
    expect(responses).toEqual({
      200: {
        description: "Success.",
        headers: { ...requestId, ...news, etag, "x-next-cursor": next },
        content: { "application/json": { schema: expect.objectContaining({ type: "array" }) } },
      },
      304: { description: "The caller's copy is current.", headers: { ...requestId, ...news, etag } },
      400: failure(["request.invalid"]),
      401: failure(ended),
      403: failure(["session.forbidden"]),
      ...always,
    });
  });

  it("describes a creation below another resource", () => {
    const { responses, requestBody, ...log } = operation("/api/leads/{leadId}/timeline", "post");
    expect(log).toMatchObject({
      parameters: [
        { name: "leadId", in: "path", required: true, schema: { type: "integer", minimum: 1 } },
        {
          name: "Idempotency-Key",
          in: "header",
          required: false,
          schema: text,
          description: "Calls with the same key take effect once.",
        },
      ],
    });
    expect(log.parameters).toHaveLength(2);
    const { content } = requestBody as { content: Record<string, { schema: object; example: object }> };
    expect(requestBody).toMatchObject({ required: true });
    expect(content["application/json"]).toMatchObject({
      schema: {
        type: "object",
        properties: {
          type: { ...text, enum: [...touchTypes] },
          text: { type: ["string", "null"], maxLength: 500 },
        },
        required: ["type"],
      },
      example: { type: "call", text: "Will im April beginnen." },
    });
    expect(Object.keys(content["application/json"]?.schema ?? {})).toEqual(["type", "properties", "required"]);
    const version = { schema: text, description: expect.stringMatching(/before and after this write/) };
    expect(responses).toEqual({
      201: {
        description: "Success.",
        headers: { ...requestId, ...news, "x-leads-version": version },
        content: { "application/json": { schema: expect.any(Object) } },
      },
      400: failure(["request.invalid", "request.malformed"]),
      401: failure(ended),
      403: failure(["session.forbidden", "session.cross_site"]),
      404: failure(["lead.not_found", "request.not_found"]),
      409: failure(["request.in_progress", "request.key_reused", "request.conflict"]),
      413: failure(["request.too_large"]),
      415: failure(["request.not_json"]),
      ...always,
    });
  });

  it("describes a file in parts", () => {
    const { responses } = operation("/api/leads/export", "get") as { responses: Record<string, object> };
    const next = { schema: text, description: "Cursor of the next page or part, if there is one." };
    expect(responses[200]).toEqual({
      description: "Success.",
      headers: { ...requestId, ...news, "x-next-cursor": next },
      content: { "text/csv; charset=utf-8": { schema: text } },
    });
  });

  it("describes a route for every account, and a public one", () => {
    const { responses: ofUser, ...settings } = operation("/api/user/settings", "get");
    expect(settings).toEqual({
      operationId: "user.get-settings",
      summary: "Get the settings",
      description: "For every signed-in account.",
      tags: ["user"],
      security: [{ bearer: [] }, { cookie: [] }],
      parameters: [],
    });
    expect(Object.keys(ofUser as object)).toEqual(["200", "401", "429", "431", "500", "503"]);
    const login = operation("/api/auth/login", "post");
    expect(login).toMatchObject({ description: "Public, without a session.", security: [], tags: ["auth"] });
    expect(login).not.toHaveProperty("x-access");
    expect(login.responses).not.toHaveProperty("403.content.application/json.schema.allOf.1.properties.code.enum.2");
  });

  it("allows a blank where the route converts it to null", () => {
    const { requestBody } = operation("/api/leads", "post");
    expect(requestBody).toMatchObject({
      content: {
        "application/json": {
          schema: {
            properties: {
              followUpDate: { anyOf: [{ ...text, format: "date" }, { type: "null" }, { const: "" }] },
              nextStep: { type: ["string", "null"] },
              status: { ...text, default: "new" },
              followUpCompleted: { type: "boolean", default: false },
            },
            required: ["name", "company", "position"],
          },
        },
      },
    });
  });

  it("lists the keys of a record as properties", () => {
    const { requestBody } = operation("/api/user/settings", "put");
    const channel = { type: "object", properties: { inApp: { type: "boolean" }, mail: { type: "boolean" } } };
    const kinds = ["collaboration_request", "collaboration_request_accepted", "crm_followup", "new_post"];
    const properties = Object.fromEntries([...kinds, "event_reminder"].map((kind) => [kind, channel]));
    const { content } = requestBody as { content: Record<string, { schema: { properties: object } }> };
    expect(content["application/json"]?.schema.properties).toMatchObject({
      notifications: { type: "object", properties, additionalProperties: false },
    });
    expect(content["application/json"]?.schema.properties).not.toHaveProperty("notifications.propertyNames");
  });
});
