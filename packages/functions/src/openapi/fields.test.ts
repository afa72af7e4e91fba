import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, expect, it } from "vitest";

interface Operation {
  requestBody?: { content: Record<string, object> };
  responses: Record<string, object>;
}

let stack: TestStack;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  stack = await startTestStack();
  ({ paths } = (await stack.call("openapi/get")).json as { paths: typeof paths });
});
afterAll(() => stack.stop());

const bodyOf = (path: string, method: string) => paths[path]?.[method]?.requestBody?.content["application/json"];
const text = { type: "string" };

it("the OpenAPI document contains limits of texts and lists, and formats of addresses and instants", () => {
  const letters = { pattern: expect.any(String) };
  expect(bodyOf("/api/profile", "put")).toMatchObject({
    schema: {
      properties: {
        name: { ...text, maxLength: 100 },
        email: { ...text, maxLength: 254, format: "idn-email" },
        description: { type: ["string", "null"], maxLength: 2000 },
        skills: {
          type: ["array", "string", "null"],
          maxItems: 30,
          items: { type: ["string", "null"], maxLength: 50 },
          pattern: "^[^,]{0,50}(,[^,]{0,50}){0,29}$",
          allOf: [letters],
        },
      },
    },
  });
  expect(bodyOf("/api/leads", "post")).toMatchObject({
    schema: { properties: { tags: { type: ["array", "null"], maxItems: 10, items: { maxLength: 40 } } } },
  });
  const responses = paths["/api/leads/{leadId}/timeline"]?.get?.responses;
  const at = { ...text, pattern: expect.any(String), format: "date-time" };
  expect(responses).toMatchObject({
    200: { content: { "application/json": { schema: { items: { oneOf: Array(5).fill({ properties: { at } }) } } } } },
  });
});
