import { listKeys } from "@linkedpotential/contract/keys/routes";
import { listLeads, updateLead } from "@linkedpotential/contract/leads/routes";
import type { Route } from "@linkedpotential/contract/route";
import { lambdaCall } from "@linkedpotential/local/testing/lambda-call";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import type { APIGatewayProxyEventV2 } from "aws-lambda";
import { afterAll, describe, expect, it } from "vitest";
import type { ChainContext } from "./middleware.ts";

const stack = await startTestStack();
afterAll(() => stack.stop());

type Public = Route & { access: "public" };

/** Calls a public route with these traits. Returns the input that the use case got and the response to its result. */
async function callPublicRoute(
  traits: Partial<Route>,
  given: Partial<APIGatewayProxyEventV2> = {},
  result: unknown = { keys: [] },
) {
  const { publicDocument } = await import("./public-document.ts");
  let input: unknown;
  const contract = { ...listKeys, ...traits } as Public;
  const handler = publicDocument(contract, async (_ctx, asked) => {
    input = asked;
    return result as never;
  });
  const { event, context } = lambdaCall(listKeys.id, "aufruf-1");
  const { statusCode, headers, body, isBase64Encoded } = await handler({ ...event, ...given }, context as ChainContext);
  return { input, statusCode, headers, body, isBase64Encoded };
}

describe("a file", () => {
  it("is returned unchanged, with its media type and the cursor of its next part", async () => {
    const { text, ...rest } = { text: "Name;Firma\n", mediaType: "text/csv; charset=utf-8" };
    const part = await callPublicRoute(rest, {}, { text, nextCursor: "17" });
    expect(part).toMatchObject({ statusCode: 200, body: text });
    expect(part.headers).toMatchObject({ "content-type": rest.mediaType, "x-next-cursor": "17" });
    const last = await callPublicRoute(rest, {}, { text });
    expect(last.headers).not.toHaveProperty("x-next-cursor");
    expect(last.isBase64Encoded).toBeUndefined();
  });

  it("of bytes is returned in Base64 with its name", async () => {
    const bytes = new Uint8Array([0, 37, 255]);
    const answer = await callPublicRoute({ mediaType: "application/pdf" }, {}, { bytes, name: "Rechnung-1.pdf" });
    expect(answer).toMatchObject({ statusCode: 200, body: "ACX/", isBase64Encoded: true });
    expect(answer.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="Rechnung-1.pdf"',
    });
  });
});

describe("a signed call", () => {
  const traits = { signature: "x-signature", bodyMax: 10 };
  const body = (text: string) => ({ body: text, headers: { "x-signature": "s" } });

  it("passes the raw body and the signature, empty if there is none", async () => {
    expect((await callPublicRoute(traits, body(' {"a":1} '))).input).toEqual({ payload: ' {"a":1} ', signature: "s" });
    expect((await callPublicRoute(traits, { body: "x", headers: {} })).input).toEqual({ payload: "x", signature: "" });
    expect((await callPublicRoute(traits, { headers: {} })).input).toEqual({ payload: "", signature: "" });
    const encoded = { body: Buffer.from("ü").toString("base64"), isBase64Encoded: true };
    expect((await callPublicRoute(traits, encoded)).input).toMatchObject({ payload: "ü" });
    expect((await callPublicRoute(traits, { isBase64Encoded: true })).input).toMatchObject({ payload: "" });
  });

  it("is limited in bytes by its route", async () => {
    expect((await callPublicRoute(traits, body("ü".repeat(5)))).statusCode).toBe(200);
    const large = await callPublicRoute(traits, body("ü".repeat(5).concat("u")));
    expect([large.statusCode, JSON.parse(large.body ?? "{}").code]).toEqual([413, "request.too_large"]);
  });
});

describe("the input of a route", () => {
  const { query, params } = { query: listLeads.query, params: updateLead.params };

  it("consists of query and path, and an invalid path is not found", async () => {
    const both = { queryStringParameters: { limit: "7" }, pathParameters: { leadId: "3" } };
    expect((await callPublicRoute({ query, params }, both)).input).toMatchObject({ limit: 7, leadId: 3 });
    expect((await callPublicRoute({ query }, {})).input).toEqual({});
    for (const leadId of ["0", "x", "1.5", ""]) {
      const answer = await callPublicRoute({ params }, { pathParameters: { leadId } });
      expect([answer.statusCode, answer.input], leadId).toEqual([404, undefined]);
    }
    expect((await callPublicRoute({ params }, {})).statusCode).toBe(404);
  });

  it("is refused with the invalid field of the query", async () => {
    const { statusCode, body = "{}" } = await callPublicRoute({ query }, { queryStringParameters: { limit: "viele" } });
    expect([statusCode, Object.keys(JSON.parse(body).fields)]).toEqual([400, ["limit"]]);
  });

  it("contains the known version without quotes, weak or strong, if the route supports it", async () => {
    const known = (version: string) => ({ headers: { "if-none-match": version } });
    for (const version of ['"v1"', 'W/"v1"']) {
      expect((await callPublicRoute({ revalidated: true }, known(version))).input).toEqual({ knownVersion: "v1" });
    }
    expect((await callPublicRoute({ revalidated: true }, { headers: {} })).input).toEqual({ knownVersion: undefined });
    expect((await callPublicRoute({}, known('"v1"'))).input).toEqual({});
  });
});

describe("a page", () => {
  const paged = { paged: true, answer: listLeads.answer };

  it("has the list as its body, and cursor and version in headers if present", async () => {
    const full = await callPublicRoute(paged, {}, { items: [], nextCursor: "9", version: "v1" });
    expect([full.statusCode, full.body]).toEqual([200, "[]"]);
    expect(full.headers).toMatchObject({ "x-next-cursor": "9", etag: '"v1"' });
    const bare = await callPublicRoute(paged, {}, { items: [] });
    for (const name of ["x-next-cursor", "etag"]) expect(bare.headers).not.toHaveProperty(name);
  });

  it("that is unchanged is not sent again", async () => {
    const { statusCode, headers, body } = await callPublicRoute(
      paged,
      {},
      { items: [], version: "v1", unchanged: true },
    );
    expect([statusCode, body]).toEqual([304, undefined]);
    expect(headers).toMatchObject({ etag: '"v1"' });
  });
});

it("answers are not checked against the contract where that setting is off", async () => {
  stack.configure({ CHECK_ANSWERS: "off" });
  const unchecked = await callPublicRoute({}, {}, { mehr: 1 });
  stack.configure({ CHECK_ANSWERS: "on" });
  expect((await callPublicRoute({}, {}, { mehr: 1 })).statusCode).toBe(500);
  expect([unchecked.statusCode, unchecked.body]).toEqual([200, '{"mehr":1}']);
});
