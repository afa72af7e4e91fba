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

it("reports a bounced verification mail at sign-in, but only with the right password", async () => {
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

it("reports no bounce when the mail was delivered", async () => {
  for (const email of ["success@simulator.amazonses.com", "ida@example.org"]) {
    await stack.call("auth/register", { body: { name: "Ida Öz", email, password } });
    const { status, json } = await signIn(email);
    expect([status, json]).toEqual([403, expect.not.objectContaining({ fields: expect.anything() })]);
  }
});
