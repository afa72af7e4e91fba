import { newRegistration } from "@linkedpotential/fixtures/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectPath } from "../../../testing/navigation.ts";
import { dialog, expectText, field, fill, hands, press, wordsOf } from "../../../testing/person.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { openDialog, signIn } from "../../../testing/sign-in.ts";

const landing = "/landing/freelance";
const someone = ["jemand@beispiel.de", "geheim-und-lang"] as const;
const alert = async () => wordsOf(await within(await dialog()).findByRole("alert"));

/** Creates an account and opens the page as a signed-out visitor. */
async function visit(path = landing) {
  const { account } = await renderScreen("/freelance/dashboard");
  const visitor = await renderScreen(path, { as: "nobody" });
  return { ...visitor, email: account.user.email, password: account.password };
}

it("sends what was entered, the workspace and whether to stay signed in, as JSON [AUTH-01, AUTH-06, AUTH-08, WS-03, API-02, CALL-02, CALL-04, CALL-06]", async () => {
  const { network, email, password } = await visit();
  const form = await openDialog("Anmelden");
  expect((await field("E-Mail-Adresse", form)).type).toBe("email");
  await hands.click(await within(form).findByText("Angemeldet bleiben"));
  await signIn(email, password);
  await expectPath("/freelance/dashboard");
  const [call] = network.sent("auth/login");
  expect(call?.body).toEqual({ email, password, rememberMe: true, workspaceSlug: "freelance" });
  expect(call?.headers.get("content-type")).toBe("application/json");
});

it.each([
  ["/landing/freelance", "freelance"],
  ["/landing/linkedpotential", "linkedpotential"],
  ["/landing/paullouisconsulting", "paullouisconsulting"],
  ["/freelance", "freelance"],
])(
  "signs in from %s to %s and leads to its forgot page [WS-03, WS-05..07, SESS-17, SESS-18, AUTH-16..19, AUTH-20, CONST-02, PERM-02, PERM-04, ROLE-02, ROLE-06]",
  async (path, slug) => {
    const { email, password } = await visit(path);
    const form = await openDialog("Anmelden");
    const forgot = within(form).getByRole("link", { name: "Passwort vergessen?" });
    expect(forgot.getAttribute("href")).toBe(`/${slug}/forgot-password`);
    await signIn(email, password);
    await expectPath(`/${slug}/dashboard`);
    expect(await screen.findByRole("heading", { name: "Aufgaben" })).toBeTruthy();
  },
);

it("keeps the token here and nothing of the account before [SESS-09, SESS-10, SESS-12, SESS-14..16, SESS-34, SESS-35, STORE-01]", async () => {
  const { email, password } = await visit();
  const before = { profileImage: "alt", profileImageDimensions: "{}", activeSection: "leads" };
  for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value);
  await openDialog("Anmelden");
  await signIn(email, password);
  await expectPath("/freelance/dashboard");
  expect(localStorage.getItem("freelance_authToken")).toMatch(/^ey/);
  const left = Object.keys(before).map((key) => localStorage.getItem(key));
  expect(left).toEqual([null, null, "dashboard"]);
});

it("has the specified sentences in English [AUTH-12, AUTH-13, ERR-07, ERR-12]", async () => {
  const failing = { "auth/login": { status: 400 }, "auth/register": { status: 400 } };
  await renderScreen(landing, { as: "nobody", language: "en", failing });
  await press("Sign in", { at: await screen.findByRole("banner") });
  const form = await dialog();
  await press("Sign in", { at: form });
  await waitFor(() => expect(wordsOf(form)).toContain("Please fill in all fields"));
  await fill("E-mail address", someone[0]);
  await fill("Password", someone[1]);
  await press("Sign in", { at: form });
  expect(await alert()).toBe("Login failed");
  await press("Register now");
  await fill("Name", "Ada");
  await fill("E-mail address", someone[0]);
  await fill("Password", someone[1]);
  await fill("Repeat password", "anders");
  await press("Create account");
  await expectText("Passwords do not match");
  await fill("Repeat password", someone[1]);
  await press("Create account");
  await waitFor(async () => expect(await alert()).toBe("Registration failed"));
});

it("opens by its address, and once closed the keyboard goes on in the page", async () => {
  await renderScreen(`${landing}#anmelden`, { as: "nobody" });
  await dialog();
  await hands.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement?.matches("main[tabindex]")).toBe(true));
});

it("says at each field what is missing and sends nothing [AUTH-09]", async () => {
  const { network } = await renderScreen(landing, { as: "nobody" });
  const form = await openDialog("Anmelden");
  await press("Anmelden", { at: form });
  await expectText("Bitte geben Sie Ihre E-Mail-Adresse ein.", form);
  await expectText("Bitte füllen Sie alle Felder aus.", form);
  expect(document.activeElement).toBe(await field("E-Mail-Adresse"));
  await fill("E-Mail-Adresse", "keine-adresse");
  expect(wordsOf(form)).not.toContain("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  await hands.keyboard("{Enter}");
  await expectText("Gültige E-Mail erforderlich", form);
  expect(network.sent()).toEqual([]);
});

it("shows the server's sentence for a wrong password and keeps the input [AUTH-21, ERR-06, ERR-01, SESS-38]", async () => {
  const { email } = await visit();
  await openDialog("Anmelden");
  await signIn(email, "ganz-falsch");
  expect(await alert()).toBe("E-Mail-Adresse oder Passwort ist falsch.");
  expect([(await field("E-Mail-Adresse")).value, (await field("Passwort")).value]).toEqual([email, "ganz-falsch"]);
});

it.each([
  ["has a text of its own where the server has none [ERR-08]", { status: 400 }, /^Login fehlgeschlagen$/],
  ["treats an answer without a user as failed [SESS-09]", { status: 200, body: { message: "ok" } }, /^Login fehlge/],
  [
    "says without a connection that something unexpected happened [ERR-09]",
    "offline",
    /^Ein unerwarteter Fehler ist aufgetreten.*Internetverbindung/,
  ],
] as const)("%s", async (_title, failure, words) => {
  await renderScreen(landing, { as: "nobody", failing: { "auth/login": failure } });
  await openDialog("Anmelden");
  await signIn(...someone);
  expect(await alert()).toMatch(words);
});

it("is empty and free of errors each time it is opened [AUTH-05]", async () => {
  await renderScreen(landing, { as: "nobody" });
  await openDialog("Anmelden");
  await signIn(someone[0], "");
  await expectText("Bitte füllen Sie alle Felder aus.");
  await press("Schließen", { at: await dialog() });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const form = await openDialog("Anmelden");
  expect([(await field("E-Mail-Adresse")).value, (await field("Passwort")).value]).toEqual(["", ""]);
  expect(wordsOf(form)).not.toContain("Bitte füllen Sie alle Felder aus.");
});

it("offers another mail to an account that is not verified, and clears all but the address [SESS-22, D6]", async () => {
  const { network, stack } = await renderScreen(landing, { as: "nobody" });
  const { email, password, ...body } = newRegistration();
  await stack.call("auth/register", { body: { ...body, email, password } });
  const form = await openDialog("Anmelden");
  await signIn(email, password);
  await expectText("Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.", form);
  expect(within(form).queryByRole("alert")).toBeNull();
  await press("E-Mail erneut senden");
  await expectText("Die E-Mail ist noch einmal unterwegs.", await dialog());
  expect(network.sent("auth/resend-verification").map((call) => call.body)).toEqual([
    { email, workspaceSlug: "freelance" },
  ]);
  await press("Zur Anmeldung");
  expect([(await field("E-Mail-Adresse")).value, (await field("Passwort")).value]).toEqual([email, ""]);
});

it("submits once however often it is pressed, and resumes where the visitor wanted to go [ROUTE-10, ROUTE-13, ROUTE-18, ROUTE-22]", async () => {
  const { network, email, password } = await visit("/freelance/dashboard?section=leads");
  const form = await dialog("Anmelden");
  expect(location.pathname).toBe(landing);
  await fill("E-Mail-Adresse", email, form);
  await fill("Passwort", password, form);
  await hands.dblClick(within(form).getByRole("button", { name: "Anmelden" }));
  await expectPath("/freelance/dashboard");
  expect(location.search).toBe("?section=leads");
  expect(network.sent("auth/login")).toHaveLength(1);
});
