import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { followLink } from "../../testing/navigation.ts";
import { openProfileDialog } from "../../testing/profile-dialogs.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { overviewPath } from "../../testing/task-card.ts";
import { expectHeading, expectText, findDialog, press, user } from "../../testing/user.ts";

const expectNoDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

it("has logo, dashboard button, bell and profile menu in the top bar; logo and button lead to the dashboard [SHELL-15..18, SHELL-32]", async () => {
  await renderScreen("/freelance/dashboard?section=trainings");
  const bar = (await screen.findAllByRole("banner"))[0] ?? document.body;
  expect(within(bar).getByRole("button", { name: "Benachrichtigungen" })).toBeTruthy();
  expect(await within(bar).findByRole("button", { name: /^Profilmenü/ })).toBeTruthy();
  await press("LinkedPotential, zum Dashboard", { role: "link", container: bar });
  await expectHeading(/^Guten /);
  await followLink("Trainings");
  await expectHeading("Trainings");
  await press("Dashboard", { role: "link", container: bar });
  await expectHeading(/^Guten /);
});

it("the bell opens the empty notifications and gets the focus back", {
  tags: "warnings",
}, async () => {
  await renderScreen(overviewPath);
  await press("Benachrichtigungen");
  await expectText("Keine Benachrichtigungen", await findDialog());
  await user.keyboard("{Escape}");
  await expectNoDialog();
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Benachrichtigungen"));
});

it("the profile menu opens its five dialogs and the billing section [SHELL-13-NS, SHELL-19..22, SHELL-23..26, SHELL-27, SHELL-28, SHELL-31-NS]", {
  tags: "warnings",
}, async () => {
  await renderScreen(overviewPath);
  for (const entry of [
    "Profil bearbeiten",
    "Tarife",
    "Login & Sicherheit",
    "Einstellungen",
    "Hilfe & Support",
  ] as const) {
    const opened = await openProfileDialog(entry);
    expect(await within(opened).findByRole("heading", { name: entry })).toBeTruthy();
    await user.keyboard("{Escape}");
    await expectNoDialog();
  }
  await press(/^Profilmenü/);
  await press("Abo & Zahlungen", { role: "menuitem" });
  await expectHeading("Mein Abo & Zahlungen");
});
