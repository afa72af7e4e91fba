import { addressOf } from "@linkedpotential/contract/endpoints";
import type { Settings } from "@linkedpotential/contract/user/schema";
import { type CommunityCalls, communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let stack: TestStack;
let calls: CommunityCalls;
beforeAll(async () => {
  stack = await startTestStack();
  calls = communityCalls(stack);
});
afterAll(() => stack.stop());

const mailsTo = ({ user }: Someone) => stack.mails().filter(({ to }) => to === user.email);
const switchesOf = async ({ token }: Someone) =>
  ((await stack.call("user/get-settings", { token })).json as Settings).notifications;
/** Returns the unsubscribe address in the header of the newest mail, and the page that its text links to. */
function unsubscribeLinksOf(someone: Someone) {
  const [mail] = mailsTo(someone);
  const [, oneClick = ""] = /^<http:\/\/127\.0\.0\.1:3000(.+)>$/.exec(mail?.headers?.["List-Unsubscribe"] ?? "") ?? [];
  const page = URL.parse(mail?.text.trim().split("\n").at(-1) ?? "");
  return { oneClick, page, token: page?.searchParams.get("token") ?? "" };
}
/** Creates an author who got a mail about a request. */
async function mailed() {
  const [author, requester] = [await calls.member(), await calls.member()];
  const post = await calls.publish(author);
  const request = await calls.request(requester, post);
  await stack.deliver();
  return { author, requester, request };
}
const post = (path: string, options: Parameters<TestStack["call"]>[1] = {}) =>
  stack.call({ method: "POST", path }, options);
const confirm = (token: string) => stack.call("unsubscribe/confirm", { params: { token } });
const refusal = { status: 404, json: { code: "unsubscribe.invalid" } };

describe("a mail with an unsubscribe link", () => {
  it.each([
    ["a form", { "content-type": "application/x-www-form-urlencoded" }, "List-Unsubscribe=One-Click"],
    [
      "a form in parts",
      { "content-type": "multipart/form-data; boundary=x" },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])("supports one-click unsubscribing by a mail program that sends %s (RFC 8058)", async (_, headers, rawBody) => {
    const { author, requester, request } = await mailed();
    const before = await switchesOf(author);
    expect(before.collaboration_request.mail).toBe(true);
    const { oneClick } = unsubscribeLinksOf(author);
    expect(mailsTo(author)[0]?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(await post(oneClick, { headers, rawBody })).toMatchObject({
      status: 200,
      json: { kind: "collaboration_request" },
    });
    expect(await switchesOf(author)).toEqual({ ...before, collaboration_request: { inApp: true, mail: false } });
    await calls.withdraw(requester, request.id);
    await mailed();
    expect(mailsTo(author)).toHaveLength(1);
  });

  it("can be unsubscribed from repeatedly, and switched on again in the settings", async () => {
    const { author } = await mailed();
    const { token } = unsubscribeLinksOf(author);
    for (let times = 0; times < 2; times += 1) {
      expect(await confirm(token)).toMatchObject({ status: 200, json: { kind: "collaboration_request" } });
    }
    const body = { notifications: { collaboration_request: { mail: true } } };
    await stack.call("user/update-settings", { token: author.token, body });
    const { requester } = await mailed();
    await calls.request(requester, await calls.publish(author));
    await stack.deliver();
    expect(mailsTo(author)).toHaveLength(2);
    // All mails of one kind to a user have the same link, so the link in an old mail still works.
    expect(unsubscribeLinksOf(author).token).toBe(token);
  });

  it("links to a page that asks for confirmation; opening links changes nothing", async () => {
    const { author } = await mailed();
    const { page, oneClick, token } = unsubscribeLinksOf(author);
    expect(page?.pathname).toBe("/freelance/unsubscribe");
    const opened = await stack.call({ method: "GET", path: oneClick });
    expect(opened).toMatchObject({ status: 200, headers: { "content-type": "text/html; charset=utf-8" } });
    expect(opened.text).toContain(`content="0; url=http://127.0.0.1:3000/freelance/unsubscribe?token=${token}"`);
    const hostile = await stack.call("unsubscribe/open", { params: { token: '"><script>alert(1)</script>' } });
    expect(hostile).toMatchObject({ status: 404, json: { code: "request.not_found" } });
    expect((await switchesOf(author)).collaboration_request.mail).toBe(true);
  });

  it("cannot be switched off by another user's link or another kind's, and a missing account gives the same error", async () => {
    const [{ author }, { author: other }] = [await mailed(), await mailed()];
    const [, , mac] = unsubscribeLinksOf(other).token.split(".");
    const id = author.user.id;
    const guesses = [
      `collaboration_request.${id}.${mac}`,
      `crm_followup.${unsubscribeLinksOf(author).token.split(".").slice(1).join(".")}`,
      `collaboration_request.4711.${mac}`,
      `unknown_kind.${id}.${mac}`,
    ];
    const answers = await Promise.all(guesses.map(confirm));
    for (const answer of answers) expect(answer).toMatchObject(refusal);
    expect(new Set(answers.map(({ text }) => text.replace(/"requestId":"[^"]*"/, ""))).size).toBe(1);
    const switches = await switchesOf(author);
    expect([switches.collaboration_request.mail, switches.crm_followup.mail]).toEqual([true, true]);
    // An account that never got such a mail has no key. Any signature must therefore be refused.
    const fresh = await calls.member();
    expect(await confirm(`collaboration_request.${fresh.user.id}.${mac}`)).toMatchObject(refusal);
  });

  it("has the same link if two mails are sent concurrently", async () => {
    const { user } = await calls.member();
    const [{ UserEntity }, { ensureMailKey }] = await Promise.all([
      import("@linkedpotential/core/user/user.entity"),
      import("@linkedpotential/core/unsubscribe/mail-key"),
    ]);
    const { data } = await UserEntity.get({ userId: user.id }).go({ consistent: true });
    if (!data) throw new Error("the account is gone");
    const keys = await Promise.all([1, 2, 3].map(() => ensureMailKey(data)));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[\w-]{43}$/);
  });
});

it("the API reveals no signing key", async () => {
  const { author } = await mailed();
  const { UserEntity } = await import("@linkedpotential/core/user/user.entity");
  const { data } = await UserEntity.get({ userId: author.user.id }).go();
  const mails = await Promise.all(
    (["auth/me", "user/get-settings"] as const).map((id) => stack.call(id, { token: author.token })),
  );
  for (const { text } of mails) expect(text).not.toContain(data?.mailKey);
  expect(addressOf("unsubscribe/confirm", { params: { token: "a.1.b" } }).path).toBe("/api/unsubscribe/a.1.b");
});
