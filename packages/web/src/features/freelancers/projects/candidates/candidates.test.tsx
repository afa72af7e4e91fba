import type { Post } from "@linkedpotential/contract/community/schema";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { answerConfirmation } from "../../../../testing/community.ts";
import { renderScreen } from "../../../../testing/screen.tsx";
import {
  expectHeading,
  expectText,
  expectToast,
  findDialog,
  findField,
  press,
  textOf,
  user,
} from "../../../../testing/user.ts";

const title = "Zollportal";
const candidates = ({ id }: Post) => `/business/dashboard?tab=crm&view=projects&requests=${id}`;
const parameter = (name: string) => new URLSearchParams(location.search).get(name);
const card = (name: string) => screen.findByRole("listitem", { name });
/** Returns the groups with the names in them, in the order of the page. */
const shownGroups = () =>
  screen.getAllByRole("region", { name: /^(Neu|Angefragt|Angenommen|Angebot|Beauftragt|Abgelehnt)/ }).map((group) => [
    textOf(within(group).getByRole("heading", { level: 4 })),
    ...within(group)
      .getAllByRole("listitem")
      .map((item) => item.getAttribute("aria-label")),
  ]);

/** Publishes a project of a business. */
async function prepare() {
  const { stack, account } = await renderScreen("/business/dashboard", {
    as: { role: "business", name: "Petra Groß" },
  });
  const [calls, messages] = [projectRequestCalls(stack), requestMessageCalls(stack)];
  const post: Post = await projectPostCalls(stack).publish(account, { title, lookingFor: ["Zollrecht"] });
  return { stack, account, calls, messages, post, ...communityCalls(stack) };
}

/** Opens the candidates of a project: Ida has applied, Änne and Bo were asked, and Bo has accepted. */
async function open() {
  const prepared = await prepare();
  const { account, calls, messages, post, stack } = prepared;
  const [aenne, bo] = [
    await calls.freelancer({ name: "Änne Weiß", dayRate: 900, availability: "ab Mai", activityArea: "Design / UX" }),
    await calls.freelancer({ name: "Bo Lund", dayRate: null, availability: "sofort" }),
  ];
  await calls.request(account, aenne, { postId: post.id });
  const { id } = await calls.request(account, bo, { postId: post.id });
  await calls.answer(bo, id, { status: "accepted" });
  await calls.updateSent(account, id);
  await messages.write(bo, id, "Wann fangen wir an?");
  await prepared.request(await prepared.member("Ida Öz"), post);
  const saved = { saved: true, note: "Kennt die Branche" };
  const params = { freelancerId: String(aenne.user.id) };
  await stack.call("shortlist/update", { token: account.token, params, body: saved });
  await stack.deliver();
  return { ...prepared, ...(await renderScreen(candidates(post), { as: account })), acceptedId: id };
}

it("lists everybody who applied or was asked, by how far they are, with what decides", async () => {
  await open();
  await waitFor(() =>
    expect(shownGroups()).toEqual([
      ["Neu beworben1", "Ida Ö."],
      ["Angefragt, Antwort offen1", "Änne W."],
      ["Angenommen, im Gespräch1", "Bo L."],
    ]),
  );
  for (const text of ["Design / UX", /^ab 900/, "ab Mai", /Kennt die Branche/, /^Angefragt am/]) {
    await expectText(text, await card("Änne W."));
  }
  for (const text of ["1 neu", "Wann fangen wir an?", /^Letzte Nachricht/]) await expectText(text, await card("Bo L."));
  await expectText(/^Beworben am/, await card("Ida Ö."));
});

it("leads to the conversation, which shows the message", async () => {
  const { acceptedId } = await open();
  await press("Zum Gespräch mit Bo L.", { role: "link" });
  await expectText("Wann fangen wir an?", await screen.findByRole("region", { name: "Bo L." }));
  expect([parameter("view"), parameter("messages"), parameter("requests")]).toEqual([
    "requests",
    String(acceptedId),
    null,
  ]);
});

it("leads to a profile, and the way back to the candidates", async () => {
  const { account } = await open();
  await renderScreen("/business/dashboard?tab=crm&view=projects", { as: account });
  await press(`Kandidaten 1 neu beworben, 1 angefragt, 1 im Gespräch 1 neue Nachricht zu „${title}“`, { role: "link" });
  await press("Profil ansehen: Bo L.", { role: "link" });
  await expectHeading("Bo L.");
  const back = await screen.findByRole("button", { name: "Zurück zu den Kandidaten" });
  await waitFor(() => expect(document.activeElement).toBe(back.parentElement));
  await press("Zurück zu den Kandidaten");
  await card("Bo L.");
  await press("Zurück zu Ihren Aufträgen", { role: "link" });
  await card(title);
});

it("an application is accepted in place, and the person moves with the focus", async () => {
  await open();
  await press("Anfrage von Ida Ö. annehmen");
  await press("Anfrage annehmen", { container: await findDialog("Anfrage von Ida Ö. annehmen") });
  await expectToast("Anfrage angenommen");
  await waitFor(() =>
    expect(shownGroups().map(([group]) => group)).toEqual(["Angefragt, Antwort offen1", "Angenommen, im Gespräch2"]),
  );
  await waitFor(async () => expect(document.activeElement).toBe(await card("Ida Ö.")));
});

it("a person who was asked and has applied as well is one candidate, whose application can be answered", async () => {
  const { calls, account, post, member, request } = await prepare();
  const ida = await member("Ida Öz");
  await calls.request(account, ida, { postId: post.id });
  await request(ida, post);
  await renderScreen(candidates(post), { as: account });
  await waitFor(() => expect(shownGroups()).toEqual([["Neu beworben1", "Ida Ö."]]));
  await press("Anfrage von Ida Ö. ablehnen");
  await answerConfirmation("Anfrage ablehnen?", "Ablehnen");
  await waitFor(() => expect(shownGroups()).toEqual([["Angefragt, Antwort offen1", "Ida Ö."]]));
});

it("chosen candidates are compared without being on the shortlist, and the way back leads to them", async () => {
  const { reload } = await open();
  for (const name of ["Änne W.", "Bo L."]) await user.click(await findField(`${name} auswählen`));
  await press("Vergleichen");
  await screen.findByRole("heading", { level: 3, name: "2 Profile im Vergleich" });
  await reload();
  await screen.findByRole("columnheader", { name: /Bo L\./ });
  await press("Zurück zu den Kandidaten");
  await card("Ida Ö.");
  await press("Merkliste (1)", { role: "tab" });
  await screen.findByRole("list", { name: "Merkliste" });
  expect(screen.queryByRole("region", { name: "Ausgewählte Profile" })).toBeNull();
});

/** Opens the comparison of Ida, who has applied and works on another project, with Bo, who was asked. */
async function compare() {
  const { stack, account, calls, messages, post, member, request } = await prepare();
  const [ida, bo] = [await member("Ida Öz"), await calls.freelancer({ name: "Bo Lund" })];
  const { id } = await calls.request(account, ida);
  await calls.answer(ida, id, { status: "accepted" });
  await messages.update(account, id, { progress: "hired" });
  await calls.request(account, bo, { postId: post.id });
  await request(ida, post);
  await stack.deliver();
  const chosen = [ida, bo].map(({ user: { id: userId } }) => userId).join(",");
  return renderScreen(`${candidates(post)}&compared=on&candidates=${chosen}`, { as: account });
}
const states = () =>
  within(screen.getByRole("row", { name: /^Stand im Auftrag/ }))
    .getAllByRole("cell")
    .map(textOf);

it("compared candidates show how far they are in this project, and an application is accepted there", async () => {
  await compare();
  await screen.findByRole("row", { name: /^Stand im Auftrag/ });
  expect(states()).toEqual(["Neu beworben", "Angefragt, Antwort offen"]);
  expect(screen.queryByRole("button", { name: /^Anfrage senden/ })).toBeNull();
  await press("Anfrage von Ida Ö. annehmen");
  await press("Anfrage annehmen", { container: await findDialog("Anfrage von Ida Ö. annehmen") });
  await waitFor(() => expect(states()).toEqual(["Angenommen, im Gespräch", "Angefragt, Antwort offen"]));
  const link = await screen.findByRole("link", { name: "Zum Gespräch mit Ida Ö." });
  await waitFor(() => expect(document.activeElement?.contains(link)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

it("a compared candidate whose application is rejected leaves the comparison", async () => {
  await compare();
  await press("Anfrage von Ida Ö. ablehnen");
  await answerConfirmation("Anfrage ablehnen?", "Ablehnen");
  await expectText("Ein gewähltes Profil ist nicht mehr zu sehen.");
  const heading = await screen.findByRole("heading", { level: 3, name: "Vergleich" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it("without candidates, the next step is to ask freelancers with the skills of the project", async () => {
  const { post, account } = await prepare();
  await renderScreen(candidates(post), { as: account });
  await expectText("Noch keine Kandidaten für diesen Auftrag");
  const [link] = await screen.findAllByRole("link", { name: `Freelancer anfragen zu „${title}“` });
  expect(new URLSearchParams(link?.getAttribute("href") ?? "").get("search")).toBe("Zollrecht");
});
