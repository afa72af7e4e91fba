import { storedItems } from "@linkedpotential/local/testing/items";
import { startTestStack, type TestStack } from "@linkedpotential/local/testing/stack";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestContext } from "../../context.ts";

let stack: TestStack;
let open: (wish: { rememberMe?: boolean; proven?: string }) => Promise<{ sessionId: string; expiresAt: Date }>;
const email = "ida@example.org";
const now = new Date("2031-03-12T09:00:00.000Z");

beforeAll(async () => {
  stack = await startTestStack();
  const { openSession } = await import("./open-session.ts");
  const { hashPassword } = await import("../password/password-hash.ts");
  const { CredentialEntity } = await import("../credential.entity.ts");
  const passwordHash = await hashPassword("geheim-und-lang", 10);
  await CredentialEntity.put({ email, userId: 7, passwordHash, emailVerified: true, role: "freelancer" }).go();
  const ctx = { now: () => now, config: { passwordCost: 10 } } as RequestContext;
  open = ({ rememberMe = false, proven = passwordHash }) =>
    openSession(
      ctx,
      { email, userId: 7, passwordHash: proven },
      { workspace: "freelance", rememberMe, password: "geheim-und-lang" },
    );
});
afterAll(() => stack.stop());

const sessions = async () => (await storedItems()).filter(({ sessionId }) => sessionId !== undefined);

describe("a session", () => {
  it.each([
    [false, 24],
    [true, 30 * 24],
  ])("with rememberMe %s lasts %i hours, and its item expires then", async (rememberMe, hours) => {
    const { sessionId, expiresAt } = await open({ rememberMe });
    expect(expiresAt.getTime() - now.getTime()).toBe(hours * 3_600_000);
    expect(sessionId).toMatch(/^[0-9a-f]{32}$/);
    expect((await sessions()).find((item) => item.sessionId === sessionId)).toMatchObject({
      ...{ userId: 7, workspace: "freelance" },
      ...{ expiresAt: expiresAt.toISOString(), ttl: expiresAt.getTime() / 1000 },
    });
  });

  it("is not opened if the password was changed in the meantime", async () => {
    const before = await sessions();
    const proven = "$scrypt$ln=10,r=8,p=1$another$another";
    await expect(open({ proven })).rejects.toMatchObject({ code: "auth.invalid_credentials" });
    expect(await sessions()).toEqual(before);
  });
});
