import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { ReceivedProjectRequest } from "@linkedpotential/contract/project-requests/schema";
import { newProject } from "@linkedpotential/fixtures/community";
import { newLead } from "@linkedpotential/fixtures/leads";
import { projectMessage } from "@linkedpotential/fixtures/project-requests";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerConfirmation, networkPath } from "../../../testing/community.ts";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press } from "../../../testing/user.ts";

const here = networkPath("received");
const contact = { sharesContact: true, company: "Nordlicht GmbH" };
const card = (name = "Petra Groß") => screen.findByRole("listitem", { name });

/** Opens the received requests of a freelancer on the free plan, to whom a business has sent a request. */
async function open(request: object = contact, as: object = {}): Promise<Screen & { business: string }> {
  const { stack, account } = await renderScreen("/freelance/dashboard?section=kpis", {
    as: { name: "Änne Weiß", ...as },
  });
  const calls = projectRequestCalls(stack);
  const business = await calls.business();
  await calls.request(business, account, request);
  return { ...(await renderScreen(here, { as: account })), business: business.user.email };
}

const leadsOf = ({ getFromApi }: Screen) => getFromApi<LeadRow[]>("/api/leads");

it("requests of businesses are shown on the free plan, with shared contact data", async () => {
  const { business } = await open();
  const shown = await card();
  for (const text of [projectMessage, "Nordlicht GmbH", business]) await expectText(text, shown);
  expect(within(shown).getByRole("link", { name: business }).getAttribute("href")).toBe(`mailto:${business}`);
});

it("requests without contact data say so", async () => {
  await open({});
  await expectText("Kontaktdaten wurden nicht mitgesendet.", await card("Petra G."));
});

/** Opens the received requests of a freelancer, to whom a business has sent a request for a project. */
async function openWithProject(as: object = {}) {
  const { stack, account } = await renderScreen("/freelance/dashboard?section=kpis", { as });
  const calls = projectRequestCalls(stack);
  const business = await calls.business();
  const { publish, fill: mark } = projectPostCalls(stack);
  const { id: postId } = await publish(business, { title: "Zollportal" });
  await calls.request(business, account, { postId });
  const fillProject = () => mark(business, postId, true);
  return { ...(await renderScreen(here, { as: account })), fillProject };
}

it("a request names the project for which the business asks, and a freelancer with Premium opens it", async () => {
  await openWithProject({ plan: "premium" });
  await press("Zum Auftrag: Zollportal", { role: "link" });
  await expectText(newProject().content, await findDialog("Zollportal"));
});

it("a project that is filled is explained, and the request still names it", async () => {
  const { fillProject } = await openWithProject({ plan: "premium" });
  await card("Petra G.");
  await fillProject();
  await press("Zum Auftrag: Zollportal", { role: "link" });
  await expectText("Diesen Beitrag gibt es nicht mehr");
});

it("the free plan names the project without a link, because it does not show projects", async () => {
  await openWithProject();
  const shown = await card("Petra G.");
  await expectText("Zum Auftrag: Zollportal", shown);
  expect(within(shown).queryByRole("link", { name: /Zollportal/ })).toBeNull();
});

it("there is no list of businesses while none has sent a request", async () => {
  const { network } = await renderScreen(here, { as: { plan: "premium" } });
  await expectText("Keine Anfragen vorhanden.");
  await waitFor(() => expect(network.sent("project-requests/list-received")).toHaveLength(1));
  expect(screen.queryByRole("heading", { name: "Von Unternehmen" })).toBeNull();
});

it("a request is accepted with a reply, and the address only by consent", async () => {
  const { network, account, getFromApi, business } = await open();
  await press("Anfrage von Petra Groß annehmen");
  const form = await findDialog("Anfrage von Petra Groß annehmen");
  await expectText(new RegExp(`^Sie können Petra Groß selbst schreiben: ${business}\\.`), form);
  await fill("Antwort (freiwillig)", "Gern ab März.");
  await press("Meinen vollen Namen und meine E-Mail-Adresse mitsenden", { role: "checkbox" });
  await expectText(`Das Unternehmen sieht dann ${account.user.email}.`, form);
  network.goOffline();
  await press("Anfrage annehmen", { container: form });
  await expectText(/^Keine Verbindung/, form);
  network.goOnline();
  await press("Anfrage annehmen", { container: form });
  await expectToast("Anfrage angenommen");
  const shown = await card();
  for (const text of ["Angenommen", "Gern ab März."]) await expectText(text, shown);
  expect(within(shown).queryByRole("button", { name: /annehmen|ablehnen/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(shown));
  expect(await getFromApi<ReceivedProjectRequest[]>("/api/received-project-requests")).toMatchObject([
    { status: "accepted", reply: "Gern ab März." },
  ]);
});

it("accepting says that a business without shared contact data cannot answer unless the freelancer shares theirs", async () => {
  const { account } = await open({});
  await press("Anfrage von Petra G. annehmen");
  const form = await findDialog("Anfrage von Petra G. annehmen");
  const warning = /^Ohne Ihre Kontaktdaten kann sich Petra G\. nicht bei Ihnen melden\./;
  await expectText(warning, form);
  const consent = within(form).getByRole<HTMLInputElement>("checkbox");
  expect(consent.checked).toBe(false);
  await press("Meinen vollen Namen und meine E-Mail-Adresse mitsenden", { role: "checkbox" });
  await expectText(`Das Unternehmen sieht dann ${account.user.email}.`, form);
  expect(within(form).queryByText(warning)).toBeNull();
});

it("a request is rejected without sharing anything", async () => {
  const { network } = await open();
  await press("Anfrage von Petra Groß ablehnen");
  const form = await findDialog("Anfrage von Petra Groß ablehnen");
  expect(within(form).queryByRole("checkbox")).toBeNull();
  await press("Anfrage ablehnen", { container: form });
  await expectToast("Anfrage abgelehnt");
  await expectText("Abgelehnt", await card());
  expect(network.sent("project-requests/answer")).toMatchObject([
    { body: { status: "rejected", sharesContact: false } },
  ]);
});

it("a request becomes a lead once, which can be undone", async () => {
  const shown = await open();
  await press("Petra Groß als Lead übernehmen");
  await expectToast("Als Lead übernommen");
  const lead = { name: "Petra Groß", company: "Nordlicht GmbH", email: shown.business, source: "community" };
  const [created] = await leadsOf(shown);
  expect(created).toMatchObject(lead);
  expect(created?.notes).toMatch(/^Anfrage von Petra Groß vom \d\d\.\d\d\.\d{4}:\n/);
  expect(created?.notes).toContain(projectMessage);
  const link = await screen.findByRole("link", { name: "Petra Groß in Ihren Leads öffnen" });
  expect(link.getAttribute("href")).toContain(`lead=${created?.id}`);
  await press("Rückgängig");
  await expectToast("Lead wieder entfernt");
  expect(await screen.findByRole("button", { name: "Petra Groß als Lead übernehmen" })).toBeTruthy();
  expect(await leadsOf(shown)).toEqual([]);
});

it("a lead with the same name and company is found in any spelling", async () => {
  const { stack, account } = await open();
  await card();
  const body = newLead({ name: "Petra Gross", company: "Nordlicht" });
  await stack.call("leads/create", { token: account.token, body });
  await renderScreen(here, { as: account });
  expect(await screen.findByRole("link", { name: "Petra Gross in Ihren Leads öffnen" })).toBeTruthy();
});

it("the plan's limit of leads is told", async () => {
  const { network } = await open();
  network.fail("leads/create", { status: 403, body: { code: "plan_limit" } });
  await press("Petra Groß als Lead übernehmen");
  await expectToast(/^Der Lead konnte nicht angelegt werden\. /);
});

it("the tab counts the requests of businesses until they are answered", async () => {
  await open();
  await screen.findByRole("tab", { name: "Anfragen erhalten 1" });
  await press("Anfrage von Petra Groß ablehnen");
  await press("Anfrage ablehnen", { container: await findDialog("Anfrage von Petra Groß ablehnen") });
  await expectToast("Anfrage abgelehnt");
  await waitFor(() => expect(screen.getByRole("tab", { name: /^Anfragen erhalten/ }).textContent).not.toContain("1"));
});

it("the sender can be blocked from the card, which then disappears", async () => {
  await open();
  await press("Mehr zu Petra Groß");
  await press(/blockieren$/, { role: "menuitem" });
  await answerConfirmation("Petra Groß blockieren?", "Blockieren");
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "Petra Groß" })).toBeNull());
});

it("a notification in the bell leads to the request", async () => {
  const { stack, account } = await open();
  await stack.deliver();
  await renderScreen("/freelance/dashboard?section=kpis", { as: account });
  await press(/^Benachrichtigungen/);
  await press(/^Anfrage eines Unternehmens/, { container: await findDialog("Benachrichtigungen") });
  expect(await card()).toBeTruthy();
});
