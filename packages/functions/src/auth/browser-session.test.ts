import { type SignedIn, signedInUser } from "@linkedpotential/local/testing/accounts";
import { startTestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const stack = await startTestStack();
let account: SignedIn;
beforeAll(async () => {
  account = await signedInUser(stack);
});
afterAll(() => stack.stop());

const site = "http://127.0.0.1:3000";

async function signIn(headers: Record<string, string>, { email, password } = account) {
  const { json, cookies } = await stack.call("auth/login", { body: { email, password }, headers });
  const [cookie = ""] = cookies;
  return { token: (json as { token: string }).token, cookie: cookie.split(";")[0] ?? "" };
}
const read = async (token: string, ...cookies: string[]) => {
  const { status, json } = await stack.call("auth/me", { token, cookies });
  return status === 200 ? status : [status, (json as { code: string }).code];
};
const change = async (token: string, ...cookies: string[]) =>
  (await stack.call("user/set-language", { token, cookies, headers: { origin: site }, body: { language: "de" } }))
    .status;
const refused = [401, "session.missing"];

describe("the token of a session that a browser has opened [D67]", () => {
  it.each([site, "https://fremd.example", "null"])("is refused without its cookie, opened from %s", async (origin) => {
    const { token, cookie } = await signIn({ origin });
    expect(await read(token)).toEqual(refused);
    expect(await change(token)).toBe(401);
    expect(await read(token, cookie)).toBe(200);
    expect(await change(token, cookie)).toBe(200);
  });

  it("is refused with the cookie of another session, of the same account or of another", async () => {
    const { token } = await signIn({ origin: site });
    const others = [await signIn({ origin: site }), await signIn({}), await signedInUser(stack)];
    for (const { cookie } of others) expect(await read(token, cookie)).toEqual(refused);
    expect(await read(token, "lp_session=kaputt")).toEqual(refused);
    expect(await read(token, "lp_session=")).toEqual(refused);
  });

  it("is not accepted as a cookie, nor the cookie as a token", async () => {
    for (const headers of [{ origin: site }, {}]) {
      const { token, cookie } = await signIn(headers);
      const [name = "", value = ""] = cookie.split("=");
      expect(await read("", `${name}=${token}`)).toEqual(refused);
      expect(await read(token, `${name}=${token}`)).toEqual("origin" in headers ? refused : 200);
      expect(await read(value)).toEqual(refused);
      expect(await read(value, cookie)).toEqual(refused);
    }
  });

  it("is not needed in addition to the cookie", async () => {
    const { cookie } = await signIn({ origin: site });
    expect(await read("", cookie)).toBe(200);
    expect(await change("", cookie)).toBe(200);
  });
});

it("the token of a session opened without an Origin needs no cookie and ignores any [D67]", async () => {
  const { token } = await signIn({});
  const { cookie } = await signedInUser(stack);
  expect(await read(token)).toBe(200);
  expect(await change(token)).toBe(200);
  expect(await read(token, cookie)).toBe(200);
});
