import { type ErrorCode, errors } from "@linkedpotential/contract/errors";
import { routes } from "@linkedpotential/contract/routes";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required?: string[] }; example: unknown }> };
  responses: Record<string, Failure>;
}
interface Failure {
  headers: Record<string, object>;
  content: Record<string, { schema: { allOf: { properties: { code: { enum: ErrorCode[] } } }[] } }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: { cookie: { name: string } } };
}

let stack: TestStack;
let document: Document;
beforeAll(async () => {
  stack = await startTestStack();
  document = (await stack.call("openapi/get")).json as Document;
});
afterAll(() => stack.stop());

const codesAt = (response: Failure | undefined) =>
  response?.content["application/json"]?.schema.allOf[1]?.properties.code.enum;
const operation = (path: string, method: string) => document.paths[path]?.[method];

describe("the OpenAPI document", () => {
  it("passes Redocly's recommended rules", async () => {
    // Allow additional properties, because Redocly does not know properties that the schema names only in a condition.
    const rules = { "no-invalid-media-type-examples": { severity: "error", allowAdditionalProperties: true } } as const;
    const config = await createConfig({ extends: ["recommended"], rules });
    const problems = await lintFromString({ source: JSON.stringify(document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
  });

  it("describes every route with its status, failures and access", () => {
    expect(document.openapi).toBe("3.1.0");
    for (const route of routes) {
      const described = operation(route.path, route.method.toLowerCase());
      expect(described?.responses, route.id).toHaveProperty(String(route.status ?? 200));
      for (const code of route.errors ?? []) {
        expect(codesAt(described?.responses[errors[code].status]), `${route.id} ${code}`).toContain(code);
      }
      expect(described?.security).toHaveLength(route.access === "public" ? 0 : 2);
      const inPath = route.path.match(/\{\w+\}/g) ?? [];
      expect(described?.parameters.filter((parameter) => parameter.in === "path")).toHaveLength(inPath.length);
    }
    const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((of) => of.operationId));
    expect(new Set(ids).size).toBe(routes.length);
  });

  it("lists the failures per status, and the header for the wait", () => {
    const list = operation("/api/leads", "get")?.responses ?? {};
    expect(Object.keys(list)).toEqual(["200", "304", "400", "401", "403", "429", "431", "500", "503"]);
    expect(codesAt(list[400])).toEqual(["request.invalid"]);
    expect(list[429]?.headers).toHaveProperty("retry-after");
    const support = operation("/api/support", "post")?.responses ?? {};
    expect(codesAt(support[500])).toEqual(["auth.mail_failed", "request.internal"]);
    expect(codesAt(operation("/api/auth/me", "get")?.responses[401])).toEqual([
      "session.missing",
      "session.account_locked",
      "session.account_deleted",
      "session.removed_from_team",
    ]);
  });

  it("has a valid example of every body", () => {
    for (const route of routes.filter(({ body }) => body)) {
      const { example } =
        operation(route.path, route.method.toLowerCase())?.requestBody?.content["application/json"] ?? {};
      expect(route.body?.safeParse(example), route.id).toHaveProperty("success", true);
    }
  });

  it("distinguishes required from optional fields", () => {
    const body = operation("/api/profile", "put")?.requestBody?.content["application/json"]?.schema;
    expect(body?.required).toEqual(["name", "email"]);
    expect(Object.keys(body?.properties ?? {})).toContain("skills");
    const settings = operation("/api/user/settings", "put")?.requestBody?.content["application/json"]?.schema;
    expect(settings).not.toHaveProperty("required");
  });

  it("describes the session cookie and the idempotency header", () => {
    expect(document.components.securitySchemes.cookie.name).toBe("lp_session");
    const names = operation("/api/leads", "post")?.parameters.map(({ name }) => name);
    expect(names).toContain("Idempotency-Key");
  });
});
