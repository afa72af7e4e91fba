import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectStep, findSelectedTab, guidesPath, stepPath } from "../../testing/guides.ts";
import { followLink } from "../../testing/navigation.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectHeading, expectText, press } from "../../testing/user.ts";

const tabsOf = async (label: string) => {
  const tabs = await within(await screen.findByRole("tablist", { name: label })).findAllByRole("tab");
  return tabs.map((tab) => tab.textContent);
};

const topTabs = "Bereiche der Guides";
const journeyTabs = "Wege zum Projekt";

it.each([
  ["all", "Guides"],
  ["engagement", "Projektakquise"],
  ["personal-branding", "Personal Branding"],
  ["meetings", "Meetings"],
  ["etwas-anderes", "Templates"],
])("the category %s has the heading „%s“ [GUIDE-01, GUIDE-02, GUIDE-03-NS]", async (category, heading) => {
  await renderScreen(guidesPath(`category=${category}`));
  await expectHeading(heading);
  await waitFor(() => expect(document.title).toBe("Guides · LinkedPotential"));
});

it("the category `all` has three tabs and stores the selected one [GUIDE-04, GUIDE-34, GUIDE-35, GUIDE-36-NS]", async () => {
  const { reload } = await renderScreen(guidesPath("category=all"));
  expect(await tabsOf(topTabs)).toEqual(["Projektakquise", "Personal Branding", "Meetings"]);
  expect(await findSelectedTab(topTabs)).toBe("Projektakquise");
  await expectStep(1);
  await press("Meetings", { role: "tab" });
  await expectText("Ablauf");
  expect(localStorage.getItem("templatesActiveTab")).toBe("meetings");
  history.replaceState(null, "", guidesPath("category=all"));
  await reload();
  expect(await findSelectedTab(topTabs)).toBe("Meetings");
  await press("Projektakquise", { role: "tab" });
  expect(localStorage.getItem("templatesActiveTab")).toBe("sequences");
  expect(localStorage.getItem("guideCategory"), "`all` is not stored as a category").toBeNull();
});

it("an unknown category shows the same tabs", async () => {
  await renderScreen(guidesPath("category=quatsch&tab=personal-branding"));
  expect(await findSelectedTab(topTabs)).toBe("Personal Branding");
});

it("the guide has the three specified journeys and one for former clients, and stores the one shown last [GUIDE-05..08, GUIDE-37, GUIDE-38]", async () => {
  const { reload } = await renderScreen(guidesPath("category=engagement"));
  expect(await tabsOf(journeyTabs)).toEqual([
    ...["Via Projektausschreibung", "Via Jobausschreibung", "Via Kaltakquise", "Frühere Kunden & Empfehlungen"],
  ]);
  expect(await findSelectedTab(journeyTabs)).toBe("Via Projektausschreibung");
  await press("Via Kaltakquise", { role: "tab" });
  await expectText("Wem Sie schreiben, bevor feststeht, was");
  expect(localStorage.getItem("templatesActiveEngagementTab")).toBe("cold");
  history.replaceState(null, "", guidesPath("category=engagement"));
  await reload();
  expect(await findSelectedTab(journeyTabs)).toBe("Via Kaltakquise");
});

it("the posts and the meetings are shown in their categories [GUIDE-09, GUIDE-10]", async () => {
  await renderScreen(guidesPath("category=engagement"));
  await followLink("Personal Branding");
  expect(await tabsOf("Arten von Beiträgen")).toHaveLength(8);
  await followLink("Meetings");
  expect(await tabsOf("Gespräche")).toEqual(["Erstgespräch", "Zweitgespräch"]);
});

it("the guides request only the templates of the shown step [GUIDE-40, GUIDE-41, GUIDE-42-NS]", async () => {
  const { network } = await renderScreen(guidesPath("category=meetings"));
  await expectText("Ablauf");
  // The dashboard itself requests the account and the leads. Any other request would come from the guides.
  const dashboardRoutes = ["auth/me", "leads/list"];
  const guideRequests = () => network.sent().filter(({ id }) => !dashboardRoutes.includes(id));
  expect(guideRequests()).toEqual([]);
  await followLink("Projektakquise");
  await expectStep(1);
  expect(guideRequests()).toEqual([]);
  await press(/^Schritt 2 von 6/);
  await waitFor(() => expect(network.sent("templates/list")).toHaveLength(1));
});

it("the guides are available in English and French", async () => {
  await renderScreen(stepPath("hot", 4), { language: "en" });
  await expectHeading("Winning projects");
  expect(await screen.findByRole("button", { name: "Whole guide" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Step 3 of 6: .*, reached$/ })).toBeTruthy();
  await renderScreen(guidesPath("category=personal-branding&view=strategies"), { language: "fr" });
  await expectHeading("Image de marque");
  expect(await screen.findAllByRole("button", { name: /^Copier «\s/ })).toHaveLength(10);
});
