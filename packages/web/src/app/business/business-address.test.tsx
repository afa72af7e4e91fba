import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { expectHeading, press } from "../../testing/user.ts";

const as = { role: "business", name: "Dr. Änne Weiß" } as const;
const showTab = (name: string) => press(name, { role: "tab" });
const expectView = async (name: string) =>
  waitFor(() => expect(screen.getByRole("tab", { name }).getAttribute("aria-selected")).toBe("true"));

it("returns to the view of the CRM that was left, however it was left", async () => {
  await renderScreen("/business/dashboard?tab=crm", { as });
  await showTab("Anfragen");
  await expectView("Anfragen");
  await showTab("KPIs");
  await expectHeading("KPIs Tracking");
  expect(location.search).toBe("?tab=kpis");
  await showTab("CRM");
  await expectView("Anfragen");
  expect(location.search).toBe("?tab=crm&view=requests");
  await press("LinkedPotential, zur Übersicht", { role: "link" });
  await expectHeading(/^Guten .*, Dr\. Änne Weiß$/);
  await showTab("CRM");
  await expectView("Anfragen");
});

it("keeps the search for freelancers while other tabs are open", async () => {
  await renderScreen("/business/dashboard?tab=crm&skill=Figma&available=now", { as });
  await showTab("Übersicht");
  await expectHeading(/^Guten .*, Dr\. Änne Weiß$/);
  await showTab("CRM");
  await expectView("Suche");
  expect(location.search).toBe("?tab=crm&skill=Figma&available=now");
});
