import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openProfileDialog } from "../../../testing/profile-dialogs.ts";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectHeading, expectText, press } from "../../../testing/user.ts";

it("the subscription dialog of the profile menu shows both plans without a request and links to the billing section [BILL-40, SHELL-22]", async () => {
  const { network } = await renderScreen("/freelance/dashboard?section=dashboard");
  await expectText("Keine offenen Aufgaben");
  const opened = await openProfileDialog("Tarife");
  expect(within(opened).getByRole("region", { name: "Kostenlos" }).textContent).toContain("Ihr Tarif");
  expect(within(opened).getByRole("link", { name: "Auf Premium upgraden" })).toBeTruthy();
  expect(network.sent("billing/get-subscription")).toEqual([]);
  await press("Abo & Zahlungen öffnen", { role: "link", container: opened });
  await expectHeading("Mein Abo & Zahlungen");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
