import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mail } from "../mail/mailbox.ts";
import { runningStack } from "../running-stack.ts";
import { type SpawnedStack, spawnStack } from "../testing/spawned-stack.ts";

let stack: SpawnedStack;
beforeAll(async () => {
  stack = await spawnStack({ DATA_DIR: ":memory:", SEED: "off", PASSWORD_COST: "10" });
});
afterAll(() => stack.end("SIGKILL"));

type Body = string | object;
const send = (method: string, path: string, body: Body, headers: Record<string, string> = {}) =>
  fetch(`${stack.address}/__local/${path}`, {
    method,
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const putEvents = { "x-amz-target": "AWSEvents.PutEvents" };
const code = { code: "DEMO-2027", maxUses: 1, expiresAt: "2027-01-01T00:00:00Z" };

describe("invalid input of a tool is refused with a message", () => {
  const broken: [string, Body, Record<string, string>?][] = [
    ["events", "x", putEvents],
    ["events", "null", putEvents],
    ["events", "{}", putEvents],
    ["events", { Entries: [null] }, putEvents],
    ["events", { Entries: "x" }, putEvents],
    ["events", { Entries: [{ Source: 7 }] }, putEvents],
    ["plans", "null"],
    ["plans", "[]"],
    ["plans", { userId: 4711, plan: "premium" }],
    ["plans", { userId: -1, plan: "premium" }],
    ["plans", { userId: 1.5, plan: "premium" }],
    ["plans", { userId: 1e300, plan: "premium" }],
    ["registration-codes", "{"],
    ["registration-codes", { ...code, expiresAt: "morgen" }],
    ["registration-codes", { ...code, maxUses: 0.5 }],
    ["registration-codes", { ...code, code: "   a" }],
    ["registration-codes", { ...code, code: "x".repeat(5000) }],
    ["schedules/follow-ups/run", "null"],
    ["schedules/follow-ups/run", { now: 5 }],
    ["schedules/follow-ups/run", { now: "+275000-01-01T00:00:00Z" }],
    ["accounts", "x"],
    ["accounts", { email: "x" }],
    ["accounts", { leads: 5001 }],
    ["accounts", { leads: -1 }],
    ["accounts", { plan: "gold" }],
    ["accounts", { role: "admin" }],
    ["accounts", { name: "" }],
  ];
  it.each(broken)("POST %s %j", async (path, body, headers) => {
    const answer = await send("POST", path, body, headers);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: expect.stringMatching(/^[A-ZÄÖÜ].{10,}\.$/) });
  });

  const bucket = "s3/linkedpotential-media";
  const keys = ["avatars", "avatars/", `avatars/${"a".repeat(300)}`, "avatars/a/b", `${"a".repeat(300)}/a`];
  it.each(keys)("PUT media/%s, which is not a valid object key", async (key) => {
    const answer = await send("PUT", `${bucket}/media/${key}`, "x");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: "Bitte prüfen Sie Ihre Angaben." });
  });

  it("a picture can still be stored afterwards", async () => {
    expect((await send("PUT", `${bucket}/media/avatars/0a1b2c`, "x")).status).toBe(200);
    expect((await fetch(`${stack.address}/media/avatars/0a1b2c`)).status).toBe(200);
  });

  it("names the invalid fields", async () => {
    const answer = await send("POST", "registration-codes", { ...code, expiresAt: "morgen" });
    expect(await answer.json()).toMatchObject({ fields: { expiresAt: "Ungültige Angabe." } });
  });

  it.each([
    ["a charset nobody knows", 'Content-Type: text/plain; charset="x-klingon"\r\n\r\nGruß'],
    ["parts without end", `Content-Type: multipart/mixed; boundary=a\r\n\r\n${partsIn(5000)}`],
  ])("takes a mail with %s", async (_, raw) => {
    const form = { Action: "SendRawEmail", "RawMessage.Data": Buffer.from(`To: a@b.de\r\n${raw}`).toString("base64") };
    const body = new URLSearchParams({ ...form, Source: "c@d.de" });
    const answer = await fetch(`${stack.address}/__local/ses`, { method: "POST", body });
    expect(answer.status).toBe(200);
  });
});

/** Builds a multipart message nested to the given depth. */
function partsIn(depth: number): string {
  let inner = "Ende";
  for (let level = depth; level > 0; level -= 1) {
    inner = `--b${level - 1}\r\nContent-Type: multipart/mixed; boundary=b${level}\r\n\r\n${inner}`;
  }
  return inner.replace("--b0", "--a");
}

it("mails can be filtered by recipient, ignoring case", async () => {
  const register = async (email: string) => {
    const running = runningStack(stack.address);
    await running.call("auth/register", { body: { name: "Ida", email, password: "geheim-und-lang" } });
    await running.mailTo(email);
  };
  await register("Ida.Öz@example.org");
  await register("andere@example.org");
  const mailsTo = async (to: string) =>
    (await (await fetch(`${stack.address}/__local/mails?to=${encodeURIComponent(to)}`)).json()) as Mail[];
  expect((await mailsTo(" ida.o\u0308z@EXAMPLE.org")).map(({ to }) => to)).toEqual(["Ida.Öz@example.org"]);
  expect(await mailsTo("z@example.org")).toEqual([]);
  expect(await mailsTo("")).toEqual([]);
});
