import { afterAll, beforeAll, expect, it } from "vitest";
import { delivered } from "../events/bus.ts";
import { startTestStack, type TestStack } from "../testing/stack.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const password = "geheim-und-lang";
const signIn = async (email: string, given = password) => {
  await delivered();
  return stack.call("auth/login", { body: { email, password: given } });
};

it("tells who cannot sign in yet that the mail with the link came back, and only who knows the password", async () => {
  const email = "Bounce+Ida@simulator.amazonses.com";
  await stack.call("auth/register", { body: { name: "Ida Öz", email, password } });
  expect(await signIn(email)).toMatchObject({
    status: 403,
    json: {
      code: "auth.unverified",
      error: "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.",
      fields: { email: "Unsere E-Mail an diese Adresse kam nicht an. Bitte prüfen Sie die Adresse." },
      requiresVerification: true,
    },
  });
  expect((await signIn(email, "falsch-geraten")).json).not.toHaveProperty("fields");
});

it("says nothing of the kind where the mail may just be unread", async () => {
  for (const email of ["success@simulator.amazonses.com", "ida@example.org"]) {
    await stack.call("auth/register", { body: { name: "Ida Öz", email, password } });
    const { status, json } = await signIn(email);
    expect([status, json]).toEqual([403, expect.not.objectContaining({ fields: expect.anything() })]);
  }
});
