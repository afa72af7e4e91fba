import { randomUUID } from "node:crypto";
import type { ErrorBody } from "@linkedpotential/contract/errors";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { lambdaCall } from "@linkedpotential/local/testing/lambda-call";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ChainContext } from "./middleware.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** Returns a body that the sign-in parses successfully. No such account exists, so a parsed call answers 401. */
const credentials = () => ({ email: `${randomUUID()}@example.org`, password: "geheim-und-lang" });

/** Sends an API Gateway event to the Lambda of the sign-in. */
async function signIn(given: Partial<APIGatewayProxyEventV2>, contentType = "application/json") {
  const { handler } = await import("../auth/login.ts");
  const { event, context } = lambdaCall("auth/login", randomUUID(), { headers: { "content-type": contentType } });
  const { statusCode, body = "{}" } = await handler({ ...event, ...given }, context as ChainContext);
  return { status: statusCode, ...(JSON.parse(body) as ErrorBody) };
}

describe("a body", () => {
  it.each([
    "application/json",
    "Application/JSON",
    "application/json;charset=utf-8",
    "application/json ; charset=utf-8",
  ])("may be sent as %s", async (type) => {
    expect(await signIn({ body: JSON.stringify(credentials()) }, type)).toMatchObject({ status: 401 });
  });

  it.each(["", "text/plain", "application/jsonp", "x-application/json", "multipart/form-data; a=application/json"])(
    "may not be sent as '%s'",
    async (type) => {
      const answer = await signIn({ body: JSON.stringify(credentials()) }, type);
      expect(answer).toMatchObject({ status: 415, code: "request.not_json" });
    },
  );

  it("is read as text or Base64", async () => {
    const body = Buffer.from(JSON.stringify(credentials())).toString("base64");
    expect(await signIn({ body, isBase64Encoded: true })).toMatchObject({ status: 401 });
    expect(await signIn({ body, isBase64Encoded: false })).toMatchObject({ status: 400, code: "request.malformed" });
  });

  it("is limited to 512 KB, counted in bytes", async () => {
    const base = Buffer.byteLength(JSON.stringify({ ...credentials(), ballast: "" }));
    const body = (bytes: number) => {
      const umlauts = Math.floor((bytes - base) / 2);
      return JSON.stringify({ ...credentials(), ballast: "ü".repeat(umlauts) + "u".repeat((bytes - base) % 2) });
    };
    expect(await signIn({ body: body(512 * 1024) })).toMatchObject({ status: 401 });
    expect(await signIn({ body: body(512 * 1024 + 1) })).toMatchObject({ status: 413, code: "request.too_large" });
  });

  it.each([
    ["nothing", {}],
    ["an empty text", { body: "" }],
    ["an incomplete object", { body: '{"email":' }],
  ])("of %s cannot be read", async (_what, given) => {
    expect(await signIn(given)).toMatchObject({ status: 400, code: "request.malformed" });
  });

  it("that is invalid gets the first message for each field", async () => {
    const answer = await signIn({ body: JSON.stringify({ email: "keine", password: "", rememberMe: "ja" }) });
    expect(answer).toMatchObject({ status: 400, code: "request.invalid" });
    expect(answer.fields).toEqual({
      email: "Gültige E-Mail erforderlich",
      password: "Bitte füllen Sie alle Felder aus.",
      rememberMe: "Ungültige Angabe.",
    });
    expect(answer.fieldProblems).toEqual({
      email: { key: "emailInvalid" },
      password: { key: "required" },
      rememberMe: { key: "invalid" },
    });
  });

  it("that is too long or too short gets the limits", async () => {
    const answer = await stack.call("auth/register", {
      body: { name: "ä".repeat(101), email: "a@example.org", password: "kurz", workspaceSlug: "freelance" },
    });
    expect((answer.json as ErrorBody).fieldProblems).toEqual({
      name: { key: "tooLong", params: { max: 100 } },
      password: { key: "passwordTooShort", params: { min: 8 } },
    });
  });

  it("names a field within a field by its path", async () => {
    const { token } = await signedInUser(stack);
    const body = { notifications: { new_post: { mail: "ja" } } };
    const { json } = await stack.call("user/update-settings", { token, body });
    expect(Object.keys((json as ErrorBody).fields ?? {})).toEqual(["notifications.new_post.mail"]);
  });
});
