import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { chosenTab, expectStep, guidesAt, stepAt } from "../../testing/guides.ts";
import { follow } from "../../testing/navigation.ts";
import { expectHeading, expectText, press } from "../../testing/person.ts";
import { renderScreen } from "../../testing/screen.tsx";

/** Waits until the tab list has its tabs. */
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
])("is headed by its category, %s by „%s“ [GUIDE-01, GUIDE-02, GUIDE-03-NS]", async (category, heading) => {
  await renderScreen(guidesAt(`category=${category}`));
  await expectHeading(heading);
  await waitFor(() => expect(document.title).toBe("Guides · LinkedPotential"));
});

it("has three tabs for all categories, and remembers the chosen one [GUIDE-04, GUIDE-34, GUIDE-35, GUIDE-36-NS]", async () => {
  const { reload } = await renderScreen(guidesAt("category=all"));
  expect(await tabsOf(topTabs)).toEqual(["Projektakquise", "Personal Branding", "Meetings"]);
  expect(await chosenTab(topTabs)).toBe("Projektakquise");
  await expectStep(1);
  await press("Meetings", { role: "tab" });
  await expectText("Ablauf");
  expect(localStorage.getItem("templatesActiveTab")).toBe("meetings");
  history.replaceState(null, "", guidesAt("category=all"));
  await reload();
  expect(await chosenTab(topTabs)).toBe("Meetings");
  await press("Projektakquise", { role: "tab" });
  expect(localStorage.getItem("templatesActiveTab")).toBe("sequences");
  expect(localStorage.getItem("guideCategory"), "all is none to come back to").toBeNull();
});

it("shows the same for a category that there is not", async () => {
  await renderScreen(guidesAt("category=quatsch&tab=personal-branding"));
  expect(await chosenTab(topTabs)).toBe("Personal Branding");
});

it("has three ways to a project, and remembers the one shown last [GUIDE-05..08, GUIDE-37, GUIDE-38]", async () => {
  const { reload } = await renderScreen(guidesAt("category=engagement"));
  expect(await tabsOf(journeyTabs)).toEqual(["Via Projektausschreibung", "Via Jobausschreibung", "Via Kaltakquise"]);
  expect(await chosenTab(journeyTabs)).toBe("Via Projektausschreibung");
  await press("Via Kaltakquise", { role: "tab" });
  await expectText("Wem Sie schreiben, bevor feststeht, was");
  expect(localStorage.getItem("templatesActiveEngagementTab")).toBe("cold");
  history.replaceState(null, "", guidesAt("category=engagement"));
  await reload();
  expect(await chosenTab(journeyTabs)).toBe("Via Kaltakquise");
});

it("shows the posts and the meetings under their categories [GUIDE-09, GUIDE-10]", async () => {
  await renderScreen(guidesAt("category=engagement"));
  await follow("Personal Branding");
  expect(await tabsOf("Arten von Beiträgen")).toHaveLength(8);
  await follow("Meetings");
  expect(await tabsOf("Gespräche")).toEqual(["Erstgespräch", "Zweitgespräch"]);
});

it("asks the server for nothing but the templates of a step [GUIDE-40, GUIDE-41, GUIDE-42-NS]", async () => {
  const { network } = await renderScreen(guidesAt("category=meetings"));
  await expectText("Ablauf");
  // Requests of the dashboard itself: the account and the leads.
  const ofDashboard = ["auth/me", "leads/list"];
  const own = () => network.sent().filter(({ id }) => !ofDashboard.includes(id));
  expect(own()).toEqual([]);
  await follow("Projektakquise");
  await expectStep(1);
  expect(own()).toEqual([]);
  await press(/^Schritt 2 von 6/);
  await waitFor(() => expect(network.sent("templates/list")).toHaveLength(1));
});

it("speaks English and French", async () => {
  await renderScreen(stepAt("hot", 4), { language: "en" });
  await expectHeading("Winning projects");
  expect(await screen.findByRole("button", { name: "Whole guide" })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^Step 3 of 6: .*, reached$/ })).toBeTruthy();
  await renderScreen(guidesAt("category=personal-branding&view=strategies"), { language: "fr" });
  await expectHeading("Image de marque");
  expect(await screen.findAllByRole("button", { name: /^Copier «\s/ })).toHaveLength(10);
});
