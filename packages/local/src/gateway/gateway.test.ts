import { assertGranted } from "@linkedpotential/core/outbound-calls";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Handler } from "../lambda/handlers.ts";
import { plainRequest } from "../testing/request.ts";
import { createGateway } from "./gateway.ts";

const gatewayTo = (handler: Handler, timeoutMs = 30_000) => createGateway({ load: async () => handler, timeoutMs });
const ok = gatewayTo(async () => ({ statusCode: 200, body: "{}" }));
const jsonOf = (answer: { body?: string | Buffer }) => JSON.parse(String(answer.body));
const post = (bytes: number) =>
  plainRequest("/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: Buffer.alloc(bytes, "a"),
  });

beforeEach(() => {
  const silence = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  return () => silence.mockRestore();
});

describe("the gateway", () => {
  it("passes on status, lower-case headers, cookies and binary bodies", async () => {
    const gateway = gatewayTo(async () => ({
      statusCode: 201,
      headers: { ETag: '"1"' },
      cookies: ["a=1; Path=/", "b=2"],
      body: "AP8B",
      isBase64Encoded: true,
    }));
    expect(await gateway.answer(plainRequest("/api/leads"))).toEqual({
      status: 201,
      headers: { etag: '"1"' },
      cookies: ["a=1; Path=/", "b=2"],
      body: Buffer.from([0, 255, 1]),
    });
  });

  it("answers unknown addresses and methods with a German 404", async () => {
    for (const request of [plainRequest("/api/nothing"), plainRequest("/api/leads", { method: "PUT" })]) {
      const answer = await ok.answer(request);
      expect(answer.status).toBe(404);
      expect(jsonOf(answer)).toMatchObject({ code: "request.not_found", error: "Diese Adresse gibt es nicht." });
    }
  });

  it("refuses requests above 10 MB and events above 6 MB", async () => {
    const mb = 1024 * 1024;
    expect((await ok.answer(post(5 * mb))).status).toBe(200);
    expect((await ok.answer(post(7 * mb))).status).toBe(413);
    const tooLong = { ...post(1), bodyLength: 10 * mb + 1 };
    expect(jsonOf(await ok.answer(tooLong))).toMatchObject({ code: "request.too_large" });
  });

  it("refuses request lines and headers above 10,240 bytes", async () => {
    const headers = { "x-long": "a".repeat(10_240) };
    expect((await ok.answer(plainRequest("/api/leads", { headers }))).status).toBe(431);
    expect((await ok.answer(plainRequest(`/api/leads?view=${"a".repeat(10_300)}`))).status).toBe(431);
  });

  it("fails answers above 6 MB and functions that take longer than 30 seconds", async () => {
    const long = gatewayTo(async () => ({ statusCode: 200, body: "a".repeat(6 * 1024 * 1024) }));
    expect((await long.answer(plainRequest("/api/leads"))).status).toBe(500);
    const slow = gatewayTo(() => new Promise(() => {}), 5);
    expect((await slow.answer(plainRequest("/api/leads"))).status).toBe(503);
  });

  it("does not reveal why a function failed", async () => {
    const broken = gatewayTo(() => Promise.reject(new TypeError("the secret reason")));
    const answer = await broken.answer(plainRequest("/api/leads"));
    expect(answer.status).toBe(500);
    expect(jsonOf(answer)).toEqual({
      error: expect.any(String),
      code: "request.internal",
      requestId: answer.headers["x-request-id"],
    });
  });

  it("restricts a function to its grant", async () => {
    const mailing = gatewayTo(async () => {
      assertGranted("ses:SendEmail");
      return { statusCode: 200 };
    });
    expect((await mailing.answer(plainRequest("/api/leads"))).status).toBe(500);
    expect((await mailing.answer(plainRequest("/api/support", { method: "POST" }))).status).toBe(200);
  });
});
