import { newProject } from "@linkedpotential/fixtures/community";
import { communityCalls } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, press, textOf } from "../../testing/user.ts";

const dashboard = "/business/dashboard";

async function openWithRequests(...projects: string[]) {
  const { stack, account } = await renderScreen(dashboard, { as: { role: "business", name: "Petra Groß" } });
  const [calls, { publish }] = [communityCalls(stack), projectPostCalls(stack)];
  const freelancer = await calls.member("Ida Öz");
  for (const title of projects) await calls.request(freelancer, await publish(account, { title }));
  return renderScreen(dashboard, { as: account });
}
const tabNames = async (list: string) =>
  within(await screen.findByRole("tablist", { name: list }))
    .getAllByRole("tab")
    .map(textOf);

it("requests of freelancers are counted at the tabs, and a task leads to them", async () => {
  const { title } = newProject();
  await openWithRequests(title);
  await expectText("1 Anfrage wartet auf Ihre Antwort.");
  await waitFor(async () => expect((await tabNames("Bereiche")).at(-1)).toBe("CRM 1"));
  await press("Anfragen öffnen", { role: "link" });
  await screen.findByRole("heading", { level: 3, name: /^Kandidaten/ });
  await screen.findByRole("listitem", { name: "Ida Ö." });
  expect(await tabNames("Freelancer")).toEqual(["Suche", "Merkliste", "Anfragen 1", "Aufträge 1"]);
});

it("the task leads to the list of projects when several have requests", async () => {
  await openWithRequests("Kundenportal", "Lagerportal");
  await expectText("2 Anfragen warten auf Ihre Antwort.");
  await press("Anfragen öffnen", { role: "link" });
  await screen.findByRole("listitem", { name: "Kundenportal" });
  expect(location.search).toBe("?tab=crm&view=projects");
});
