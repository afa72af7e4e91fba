import { newRegistration } from "@linkedpotential/fixtures/accounts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectPath } from "../../../testing/navigation.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { openLandingDialog, signIn } from "../../../testing/sign-in.ts";
import { expectText, fill, findDialog, findField, press, textOf, user } from "../../../testing/user.ts";

const landing = "/landing/freelance";
const someone = ["jemand@beispiel.de", "geheim-und-lang"] as const;
const alert = async () => textOf(await within(await findDialog()).findByRole("alert"));

/** Creates an account and opens the page as a signed-out visitor. */
async function visit(path = landing) {
  const { account } = await renderScreen("/freelance/dashboard");
  const visitor = await renderScreen(path, { as: "nobody" });
  return { ...visitor, email: account.user.email, password: account.password };
}

it("sign-in sends the input, the workspace and whether to stay signed in as JSON [AUTH-01, AUTH-06, AUTH-08, WS-03, API-02, CALL-02, CALL-04, CALL-06]", async () => {
  const { network, email, password } = await visit();
  const form = await openLandingDialog("Anmelden");
  expect((await findField("E-Mail-Adresse", form)).type).toBe("email");
  await user.click(await within(form).findByText("Angemeldet bleiben"));
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
  "sign-in on %s opens the dashboard of %s, and the dialog links to its forgot-password page [WS-03, WS-05..07, SESS-17, SESS-18, AUTH-16..19, AUTH-20, CONST-02, PERM-02, PERM-04, ROLE-02, ROLE-06]",
  async (path, slug) => {
    const { email, password } = await visit(path);
    const form = await openLandingDialog("Anmelden");
    const forgot = within(form).getByRole("link", { name: "Passwort vergessen?" });
    expect(forgot.getAttribute("href")).toBe(`/${slug}/forgot-password`);
    await signIn(email, password);
    await expectPath(`/${slug}/dashboard`);
    expect(await screen.findByRole("heading", { name: "Aufgaben" })).toBeTruthy();
  },
);

it("sign-in stores the token and removes the entries of the previous account [SESS-09, SESS-10, SESS-12, SESS-14..16, SESS-34, SESS-35, STORE-01]", async () => {
  const { email, password } = await visit();
  const before = { profileImage: "alt", profileImageDimensions: "{}", activeSection: "leads" };
  for (const [key, value] of Object.entries(before)) localStorage.setItem(key, value);
  await openLandingDialog("Anmelden");
  await signIn(email, password);
  await expectPath("/freelance/dashboard");
  expect(localStorage.getItem("freelance_authToken")).toMatch(/^ey/);
  const left = Object.keys(before).map((key) => localStorage.getItem(key));
  expect(left).toEqual([null, null, "dashboard"]);
});

it("the dialog shows the specified English error texts [AUTH-12, AUTH-13, ERR-07, ERR-12]", async () => {
  const failing = { "auth/login": { status: 400 }, "auth/register": { status: 400 } };
  await renderScreen(landing, { as: "nobody", language: "en", failing });
  await press("Sign in", { container: await screen.findByRole("banner") });
  const form = await findDialog();
  await press("Sign in", { container: form });
  await waitFor(() => expect(textOf(form)).toContain("Please fill in all fields"));
  await fill("E-mail address", someone[0]);
  await fill("Password", someone[1]);
  await press("Sign in", { container: form });
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

it("the dialog opens at its address, and closing it moves the focus to the page", async () => {
  await renderScreen(`${landing}#anmelden`, { as: "nobody" });
  await findDialog();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement?.matches("main[tabindex]")).toBe(true));
});

it("the sign-in form shows what is missing at each field and sends nothing [AUTH-09]", async () => {
  const { network } = await renderScreen(landing, { as: "nobody" });
  const form = await openLandingDialog("Anmelden");
  await press("Anmelden", { container: form });
  await expectText("Bitte geben Sie Ihre E-Mail-Adresse ein.", form);
  await expectText("Bitte füllen Sie alle Felder aus.", form);
  expect(document.activeElement).toBe(await findField("E-Mail-Adresse"));
  await fill("E-Mail-Adresse", "keine-adresse");
  expect(textOf(form)).not.toContain("Bitte geben Sie Ihre E-Mail-Adresse ein.");
  await user.keyboard("{Enter}");
  await expectText("Gültige E-Mail erforderlich", form);
  expect(network.sent()).toEqual([]);
});

it("a wrong password shows the server's message and keeps the input [AUTH-21, ERR-06, ERR-01, SESS-38]", async () => {
  const { email } = await visit();
  await openLandingDialog("Anmelden");
  await signIn(email, "ganz-falsch");
  expect(await alert()).toBe("E-Mail-Adresse oder Passwort ist falsch.");
  expect([(await findField("E-Mail-Adresse")).value, (await findField("Passwort")).value]).toEqual([
    email,
    "ganz-falsch",
  ]);
});

it.each([
  [
    "a refused sign-in without a server message shows a default text [ERR-08]",
    { status: 400 },
    /^Login fehlgeschlagen$/,
  ],
  [
    "an answer without a user counts as a failed sign-in [SESS-09]",
    { status: 200, body: { message: "ok" } },
    /^Login fehlge/,
  ],
  [
    "a sign-in without a connection shows an unexpected error [ERR-09]",
    "offline",
    /^Ein unerwarteter Fehler ist aufgetreten.*Internetverbindung/,
  ],
] as const)("%s", async (_title, failure, words) => {
  await renderScreen(landing, { as: "nobody", failing: { "auth/login": failure } });
  await openLandingDialog("Anmelden");
  await signIn(...someone);
  expect(await alert()).toMatch(words);
});

it("the dialog is empty and free of errors at each opening [AUTH-05]", async () => {
  await renderScreen(landing, { as: "nobody" });
  await openLandingDialog("Anmelden");
  await signIn(someone[0], "");
  await expectText("Bitte füllen Sie alle Felder aus.");
  await press("Schließen", { container: await findDialog() });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const form = await openLandingDialog("Anmelden");
  expect([(await findField("E-Mail-Adresse")).value, (await findField("Passwort")).value]).toEqual(["", ""]);
  expect(textOf(form)).not.toContain("Bitte füllen Sie alle Felder aus.");
});

it("an unverified account can request another mail, and only its address stays in the form [SESS-22, D6]", async () => {
  const { network, stack } = await renderScreen(landing, { as: "nobody" });
  const { email, password, ...body } = newRegistration();
  await stack.call("auth/register", { body: { ...body, email, password } });
  const form = await openLandingDialog("Anmelden");
  await signIn(email, password);
  await expectText("Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.", form);
  expect(within(form).queryByRole("alert")).toBeNull();
  await press("E-Mail erneut senden");
  await expectText("Die E-Mail ist noch einmal an Sie unterwegs.", await findDialog());
  expect(network.sent("auth/resend-verification").map((call) => call.body)).toEqual([
    { email, workspaceSlug: "freelance" },
  ]);
  await press("Zur Anmeldung");
  expect([(await findField("E-Mail-Adresse")).value, (await findField("Passwort")).value]).toEqual([email, ""]);
});

it("a double click signs in once and opens the page that the visitor asked for [ROUTE-10, ROUTE-13, ROUTE-18, ROUTE-22]", async () => {
  const { network, email, password } = await visit("/freelance/dashboard?section=leads");
  const form = await findDialog("Anmelden");
  expect(location.pathname).toBe(landing);
  await fill("E-Mail-Adresse", email, form);
  await fill("Passwort", password, form);
  await user.dblClick(within(form).getByRole("button", { name: "Anmelden" }));
  await expectPath("/freelance/dashboard");
  expect(location.search).toBe("?section=leads");
  expect(network.sent("auth/login")).toHaveLength(1);
});
