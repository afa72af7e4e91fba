import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterEach(() => stack.setNow());
afterAll(() => stack.stop());

const status = async (token: string) => (await stack.call("auth/me", { token })).status;
const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe("a session", () => {
  it("ends with sign-out, at once and only this one [API-04, SESS-25, SESS-30]", async () => {
    const { token, email, password } = await signedInUser(stack);
    const other = await stack.call("auth/login", { body: { email, password } });
    const answer = await stack.call("auth/logout", { token });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: true });
    expect(answer.cookies).toEqual(["lp_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0"]);
    expect(await status(token)).toBe(401);
    expect(await status((other.json as { token: string }).token)).toBe(200);
  });

  it("allows no changes after it has ended", async () => {
    const { token, email, password } = await signedInUser(stack);
    await stack.call("auth/logout", { token });
    const afterSignOut = await stack.call("user/set-language", { token, body: { language: "fr" } });
    expect(afterSignOut.status).toBe(401);
    const again = await stack.call("auth/login", { body: { email, password } });
    expect(again.json).toMatchObject({ user: { language: "de" } });
  });

  it("lasts 24 hours, with a cookie that ends with the browser", async () => {
    const { token, email, password } = await signedInUser(stack);
    const { cookies } = await stack.call("auth/login", { body: { email, password } });
    expect(cookies[0]).toMatch(/^lp_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/);
    stack.setNow(later(23.9));
    expect(await status(token)).toBe(200);
    stack.setNow(later(24.1));
    expect(await status(token)).toBe(401);
  });

  it("lasts 30 days with `rememberMe`", async () => {
    const { token, email, password } = await signedInUser(stack, { rememberMe: true });
    stack.setNow("2027-03-12T09:00:00.000Z");
    const { cookies } = await stack.call("auth/login", { body: { email, password, rememberMe: true } });
    stack.setNow();
    expect(cookies[0]).toMatch(
      /^lp_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Expires=Sun, 11 Apr 2027 09:00:00 GMT$/,
    );
    stack.setNow(later(29.9 * 24));
    expect(await status(token)).toBe(200);
    stack.setNow(later(30.1 * 24));
    expect(await status(token)).toBe(401);
  });

  it("is accepted by its cookie, for changes only from our own site", async () => {
    const { cookie } = await signedInUser(stack);
    const change = (headers: Record<string, string>) =>
      stack.call("user/set-language", { cookies: [cookie], headers, body: { language: "en" } });
    expect((await stack.call("auth/me", { cookies: [cookie] })).status).toBe(200);
    expect((await change({})).status).toBe(403);
    expect((await change({ origin: "https://boese.example" })).status).toBe(403);
    expect((await change({ origin: "null" })).status).toBe(403);
    expect((await change({ origin: "http://127.0.0.1:3000" })).status).toBe(200);
  });

  it("uses a `__Host-` cookie with HTTPS, and accepts no other", async () => {
    const { cookieToken, email, password } = await signedInUser(stack);
    stack.configure({ SITE_URL: "https://linkedpotential.example" });
    const { cookies } = await stack.call("auth/login", { body: { email, password } });
    const known = await stack.call("auth/me", { cookies: [cookies[0]?.split(";")[0] ?? ""] });
    const unknown = await stack.call("auth/me", { cookies: [`lp_session=${cookieToken}`] });
    stack.configure({ SITE_URL: "http://127.0.0.1:3000" });
    expect(cookies[0]).toMatch(/^__Host-lp_session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookies[1]).toMatch(
      /^lp_device=[\w.-]+; Path=\/api\/auth\/login; HttpOnly; SameSite=Lax; Secure; Max-Age=34560000$/,
    );
    expect([known.status, unknown.status]).toEqual([200, 401]);
  });

  it("prefers the bearer token over the cookie", async () => {
    const one = await signedInUser(stack);
    const two = await signedInUser(stack);
    const me = await stack.call("auth/me", { token: one.token, cookies: [two.cookie] });
    expect(me.json).toMatchObject({ id: one.user.id });
  });

  it("is refused without a token, with garbage and with another signature [SESS-05..06]", async () => {
    const { token } = await signedInUser(stack);
    const [head, claims] = token.split(".");
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.`;
    for (const bad of ["garbage", `${head}.${claims}.AAAA`, unsigned]) expect(await status(bad)).toBe(401);
    expect((await stack.call("auth/me")).status).toBe(401);
  });

  it("is signed by a published key, of which there may be two", async () => {
    const { token } = await signedInUser(stack);
    const { json } = await stack.call("keys/list");
    const { keys } = json as { keys: Record<string, string>[] };
    const head = JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
    expect(keys).toHaveLength(2);
    expect(keys.map(({ kid }) => kid)).toContain(head.kid);
    expect(keys.every((key) => !("d" in key))).toBe(true);
  });

  it("of a freelancer gives access to routes for freelancers", async () => {
    const { token } = await signedInUser(stack);
    expect((await stack.call("leads/list", { token })).status).toBe(200);
  });

  it("is refused if its workspace does not exist", async () => {
    const { token } = await signedInUser(stack);
    const [head = "", claims = ""] = token.split(".");
    const [first] = JSON.parse(process.env.SIGNING_KEYS ?? "[]");
    const inWorkspace = (workspace: string) => {
      const claimed = JSON.parse(Buffer.from(claims, "base64url").toString());
      const body = Buffer.from(JSON.stringify({ ...claimed, workspace })).toString("base64url");
      const signature = sign(null, Buffer.from(`${head}.${body}`), createPrivateKey({ key: first, format: "jwk" }));
      return `${head}.${body}.${signature.toString("base64url")}`;
    };
    expect(await status(inWorkspace("freelance"))).toBe(200);
    expect(await status(inWorkspace("gibt-es-nicht"))).toBe(401);
  });

  it("survives a rotation of keys: tokens of both published keys are accepted, others are not", async () => {
    const { token } = await signedInUser(stack);
    const [, claims = ""] = token.split(".");
    const resigned = (key: KeyObject, kid: string) => {
      const head = Buffer.from(JSON.stringify({ alg: "EdDSA", typ: "JWT", kid })).toString("base64url");
      return `${head}.${claims}.${sign(null, Buffer.from(`${head}.${claims}`), key).toString("base64url")}`;
    };
    const [, second] = JSON.parse(process.env.SIGNING_KEYS ?? "[]");
    const { privateKey: foreign } = generateKeyPairSync("ed25519");
    expect(await status(resigned(createPrivateKey({ key: second, format: "jwk" }), second.kid))).toBe(200);
    expect(await status(resigned(foreign, "unknown"))).toBe(401);
    expect(await status(resigned(foreign, second.kid))).toBe(401);
  });
});
