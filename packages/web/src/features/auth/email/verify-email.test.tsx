import { newRegistration } from "@linkedpotential/fixtures/accounts";
import { mailedToken } from "@linkedpotential/local/testing/accounts";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectPath } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { signIn } from "../../../testing/sign-in.ts";
import { expectHeading, expectText, expectToast, findDialog, findField, press } from "../../../testing/user.ts";

const someLink = "/freelance/verify-email?token=abc&email=jemand%40beispiel.de";
const expired = {
  status: 400,
  body: { error: "Der Bestätigungslink ist abgelaufen.", code: "auth.verification_expired" },
};
const tokens = ["freelance_authToken", "authToken", "rememberMe"];

/** Registers a person in a workspace and returns the mailed link. */
async function registered(workspaceSlug: "freelance" | "linkedpotential" | "paullouisconsulting" = "freelance") {
  const { stack } = await renderScreen("/landing/freelance", { as: "nobody" });
  const { email, password, ...body } = newRegistration({ workspaceSlug });
  await stack.call("auth/register", { body: { ...body, email, password } });
  const token = mailedToken(stack, email);
  const mailed = new RegExp(`/${workspaceSlug}/verify-email\\?`).test(stack.lastMailTo(email)?.text ?? "");
  const link = `/${workspaceSlug}/verify-email?${new URLSearchParams({ token, email })}`;
  return { email, password, token, link, mailed, stack };
}

it.each(["linkedpotential", "paullouisconsulting", "freelance"] as const)(
  "the mailed link verifies the address once in %s [ROUTE-14, ROUTE-110..112, VERIFY-02, VERIFY-12, VERIFY-05, VERIFY-06, PERM-03, ROLE-03]",
  async (workspaceSlug) => {
    const { email, password, token, link, mailed } = await registered(workspaceSlug);
    expect(mailed).toBe(true);
    const { network, reload } = await renderScreen(link, { as: "nobody" });
    await expectHeading("E-Mail-Adresse bestätigt");
    expect(location.pathname + location.search).toBe(`/${workspaceSlug}/verify-email`);
    await reload();
    await expectHeading("E-Mail-Adresse bestätigt");
    expect(network.sent("auth/verify-email").map(({ body }) => body)).toEqual([{ token, email }]);
    await press("Jetzt anmelden", { role: "link" });
    await findDialog("Anmelden");
    await signIn(email, password);
    await expectPath(`/${workspaceSlug}/dashboard`);
  },
);

it("the sign-in after the verification is filled with the address, and greets a new user", async () => {
  const { email, link } = await registered();
  await renderScreen(link, { as: "nobody" });
  await press("Jetzt anmelden", { role: "link" });
  const dialog = await findDialog("Anmelden");
  expect((await findField("E-Mail-Adresse", dialog)).value).toBe(email);
  await expectText("Schön, dass Sie da sind. Melden Sie sich mit Ihrer bestätigten Adresse an.", dialog);
});

it("verification removes the stored tokens and shows a toast [VERIFY-10, VERIFY-11, VERIFY-18, TOAST-05, D29]", async () => {
  const { link } = await registered();
  await renderScreen(link, { as: "nobody", browserStorage: Object.fromEntries(tokens.map((key) => [key, "alt"])) });
  await expectToast("E-Mail-Adresse bestätigt");
  expect(tokens.map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
});

it.each(["", "?token=abc", "?email=jemand%40beispiel.de"])(
  "a link with the query '%s' is rejected without a request [VERIFY-05..07, VERIFY-04]",
  async (query) => {
    const { network } = await renderScreen(`/freelance/verify-email${query}`, { as: "nobody" });
    await expectText("Ungültiger Bestätigungslink. Token oder E-Mail-Adresse fehlt.");
    expect(network.sent()).toEqual([]);
  },
);

it("the verification page shows that the link has expired [VERIFY-08, ERR-131]", async () => {
  await renderScreen(someLink, { as: "nobody", failing: { "auth/verify-email": expired } });
  await expectHeading("Der Link ist abgelaufen");
  expect(screen.getByRole("button", { name: "Neuen Link anfordern" })).toBeTruthy();
});

it("the verification page shows the server's message of any other refusal [VERIFY-09, ERR-132]", async () => {
  await renderScreen(someLink, { as: "nobody" });
  await expectHeading("Bestätigung nicht möglich");
  await expectText(
    "Der Bestätigungslink ist ungültig oder wurde bereits verwendet. Haben Sie Ihre Adresse schon bestätigt, melden Sie sich einfach an.",
  );
});

it("the verification page requests another link [VERIFY-13..15, VERIFY-16-NS]", async () => {
  const { email, stack } = await registered("paullouisconsulting");
  const link = `/paullouisconsulting/verify-email?token=abc&email=${encodeURIComponent(email)}`;
  const { network } = await renderScreen(link, { as: "nobody", failing: { "auth/verify-email": expired } });
  await expectHeading("Der Link ist abgelaufen");
  const release = network.hold("auth/resend-verification");
  await press("Neuen Link anfordern");
  await expectText(/^Ein neuer Link wird angefordert/);
  release();
  await expectHeading("Ein neuer Link ist unterwegs");
  expect(network.sent("auth/resend-verification").map(({ body }) => body)).toEqual([
    { email, workspaceSlug: "paullouisconsulting" },
  ]);
  expect(stack.mails().filter(({ to }) => to === email)).toHaveLength(2);
});

it("the verification page shows a lost connection and retries [ERR-133]", async () => {
  const { link } = await registered();
  const { network } = await renderScreen(link, { as: "nobody", failing: { "auth/verify-email": "offline" } });
  await expectHeading("Verbindungsfehler");
  network.clearFailures();
  await press("Erneut versuchen");
  await expectHeading("E-Mail-Adresse bestätigt");
});

it.each([
  ["confirm-email", "auth/confirm-email", "auth.email_change_expired", undefined],
  ["revert-email", "auth/revert-email", "auth.email_revert_expired", "Konto zurückholen"],
] as const)(
  "the page %s shows an incomplete or expired link, and retries after a lost connection",
  async (page, route, code, start) => {
    await renderScreen(`/freelance/${page}?token=abc`, { as: "nobody" });
    await expectText("Ungültiger Bestätigungslink. Token oder E-Mail-Adresse fehlt.");
    const link = `/freelance/${page}?token=abc&email=jemand%40beispiel.de`;
    const { network } = await renderScreen(link, { as: "nobody", failing: { [route]: "offline" } });
    if (start) await press(start);
    await expectHeading("Verbindungsfehler");
    network.fail(route, { status: 400, body: { error: "abgelaufen", code } });
    await press("Erneut versuchen");
    await expectHeading("Der Link ist abgelaufen");
  },
);
