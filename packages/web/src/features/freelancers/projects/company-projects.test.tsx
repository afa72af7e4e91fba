import type { Post } from "@linkedpotential/contract/community/schema";
import { newProject, requestMessage } from "@linkedpotential/fixtures/community";
import type { ReadyAccount } from "@linkedpotential/local/testing/accounts";
import { communityCalls, type Someone } from "@linkedpotential/local/testing/community";
import { type ProjectPostCalls, projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen, type Screen } from "../../../testing/screen.tsx";
import { expectErrorToast, expectText, expectToast, fill, findDialog, press, textOf } from "../../../testing/user.ts";

const as = { role: "business", name: "Petra Groß" } as const;
const refused = { status: 500, body: { code: "request.internal" } };
const path = "/business/dashboard?tab=crm&view=projects";
const { title } = newProject();

interface Shown extends Screen {
  post: Post;
  projects: ProjectPostCalls;
  malte: ReadyAccount;
}

/** Opens the projects as Malte. His colleague Petra has published one, and the named freelancers have sent requests. */
async function openAsColleague(...requesters: string[]): Promise<Shown> {
  const { stack, account } = await renderScreen("/business/dashboard", { as });
  const [calls, projects] = [communityCalls(stack), projectPostCalls(stack)];
  const post = await projects.publish(account);
  const someone: Someone = await projects.colleague(account);
  for (const name of requesters) await calls.request(await calls.member(name), post);
  const malte = { ...account, ...someone };
  return { ...(await renderScreen(path, { as: malte })), account, post, projects, malte };
}

const card = (name = title) => screen.findByRole("listitem", { name });
const openCandidates = () => press(/^Kandidaten/, { role: "link" });
const conversation = (name: string) => screen.findByRole("region", { name });

it("a project of a colleague names its writer, and offers neither editing nor deletion", async () => {
  const { projects, malte } = await openAsColleague();
  await expectText(/^von Petra Groß ·/, await card());
  expect(screen.queryByRole("button", { name: /^Aktionen zu/ })).toBeNull();
  await openCandidates();
  await expectText(/Sobald sich jemand bewirbt, bekommt Petra Groß eine E\u2011Mail\./);
  const own = await projects.publish(malte, { title: "Neues Lagerportal" });
  await renderScreen(path, { as: malte });
  expect(textOf(await card(own.title))).not.toContain("von Malte");
  await press(`Aktionen zu „${own.title}“`);
});

it("a colleague accepts a request, and the writer sees who answered what", async () => {
  const { account } = await openAsColleague("Jan Dyk");
  await openCandidates();
  await press("Zur Anfrage: Jan D.", { role: "link" });
  await expectText(requestMessage, await conversation("Jan D."));
  await press("Anfrage von Jan D. annehmen");
  const form = await findDialog("Anfrage von Jan D. annehmen");
  await fill("Antwort (freiwillig)", "Gern am Montag.", form);
  await press(/^Meinen vollen Namen/, { role: "checkbox" });
  await press("Anfrage annehmen", { container: form });
  await expectToast("Anfrage angenommen");
  for (const text of ["Zusage", "Gern am Montag."]) await expectText(text, await conversation("Jan D."));
  await within(await conversation("Jan D.")).findByRole("button", { name: /^Angenommen Stand der Anfrage/ });
  await renderScreen(path, { as: account });
  await openCandidates();
  await press("Zum Gespräch mit Jan D.", { role: "link" });
  const answered = await conversation("Jan D.");
  for (const text of ["Angenommen von Malte Ohm", "Malte Ohm", /^Kontaktdaten von Malte Ohm sind mitgesendet/]) {
    await expectText(text, answered);
  }
});

it("a colleague who answers too late learns it, and sees the answer", async () => {
  const { projects, account, post } = await openAsColleague("Jan Dyk");
  await openCandidates();
  await press("Anfrage von Jan D. annehmen");
  const form = await findDialog("Anfrage von Jan D. annehmen");
  const [request] = await projects.requestsFor(account, post.id);
  await projects.answer(account, request?.id ?? 0, { status: "accepted" });
  await press("Anfrage annehmen", { container: form });
  await expectText(/Diese Anfrage wurde schon angenommen\./, form);
  await press("Abbrechen", { container: form });
  await press("Zum Gespräch mit Jan D.", { role: "link" });
  await expectText("Angenommen von Petra Groß", await conversation("Jan D."));
});

it("a project is marked as filled, and opened again from the toast and from the card", async () => {
  const { getFromApi, malte } = await openAsColleague();
  const stored = () => getFromApi<Post[]>(`/api/collaboration-posts-with-counts/${malte.user.id}`);
  const fillIt = () => press(`Als besetzt markieren zu „${title}“`);
  await fillIt();
  await expectToast("Auftrag als besetzt markiert");
  await expectText("Besetzt", await card());
  expect(await stored()).toMatchObject([{ filledAt: expect.any(String) }]);
  await press("Rückgängig");
  await expectToast("Auftrag wieder geöffnet");
  expect(within(await card()).queryByText("Besetzt")).toBeNull();
  await fillIt();
  await expectToast("Auftrag als besetzt markiert");
  await press(`Wieder öffnen zu „${title}“`);
  await waitFor(async () => expect(within(await card()).queryByText("Besetzt")).toBeNull());
  await waitFor(async () => expect((await stored())[0]).not.toHaveProperty("filledAt"));
});

it("a project that cannot be marked as filled stays open", async () => {
  const { network } = await openAsColleague();
  network.fail("community/fill-project", refused);
  await press(`Als besetzt markieren zu „${title}“`);
  await expectErrorToast("Fehler", "Der Auftrag konnte nicht als besetzt markiert werden.");
  expect(within(await card()).queryByText("Besetzt")).toBeNull();
});
