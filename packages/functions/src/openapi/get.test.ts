import { routes } from "@linkedpotential/contract/routes";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionCookieName } from "../http/session-cookie.ts";

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required?: string[] } }> };
  responses: Record<string, object>;
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

const operation = (path: string, method: string) => document.paths[path]?.[method];

describe("the OpenAPI document", () => {
  it("describes every route with its status, its failures and who may call it", () => {
    expect(document.openapi).toBe("3.1.0");
    for (const route of routes) {
      const described = operation(route.path, route.method.toLowerCase());
      expect(described?.responses, route.id).toHaveProperty(String(route.status ?? 200));
      expect(described?.responses).toHaveProperty("default");
      expect(described?.security).toHaveLength(route.access === "public" ? 0 : 2);
      const inPath = route.path.match(/\{\w+\}/g) ?? [];
      expect(described?.parameters.filter((parameter) => parameter.in === "path")).toHaveLength(inPath.length);
    }
    const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((of) => of.operationId));
    expect(new Set(ids).size).toBe(routes.length);
  });

  it("tells required fields from those that may be missing", () => {
    const body = operation("/api/profile", "put")?.requestBody?.content["application/json"]?.schema;
    expect(body?.required).toEqual(["name", "email"]);
    expect(Object.keys(body?.properties ?? {})).toContain("skills");
    const settings = operation("/api/user/settings", "put")?.requestBody?.content["application/json"]?.schema;
    expect(settings).not.toHaveProperty("required");
  });

  it("names the cookie that authenticates and the header against double submits", () => {
    expect(document.components.securitySchemes.cookie.name).toBe(sessionCookieName);
    const names = operation("/api/leads", "post")?.parameters.map(({ name }) => name);
    expect(names).toContain("Idempotency-Key");
  });
});
