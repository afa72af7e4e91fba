import { processingAgreementVersion as version } from "@linkedpotential/contract/legal/processing-agreement";
import { forgetAcceptance } from "@linkedpotential/local/testing/processing-agreement";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/screen.tsx";
import { overviewPath } from "../../testing/task-card.ts";
import { expectHeading, expectText, expectToast, press } from "../../testing/user.ts";

const question = /jetzt eine Vereinbarung zur Auftragsverarbeitung/;

async function renderAsOlderAccount() {
  const shown = await renderScreen(overviewPath);
  await expectHeading(/^Guten /);
  expect(screen.queryByText(question)).toBeNull();
  await forgetAcceptance(shown.account.user.id);
  await shown.reload();
  await expectText(question);
  return shown;
}

it("asks an account that registered before the agreement to accept it, until it has", async () => {
  const { network, reload } = await renderAsOlderAccount();
  const link = screen.getByRole("link", { name: "Vereinbarung lesen" });
  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["/auftragsverarbeitung", "_blank"]);
  await press("Zustimmen");
  await expectToast("Zustimmung gespeichert");
  expect(network.sent("user/accept-processing").map(({ body }) => body)).toEqual([{ version }]);
  expect(screen.queryByText(question)).toBeNull();
  await reload();
  await expectHeading(/^Guten /);
  expect(screen.queryByText(question)).toBeNull();
});

it("can be put off until the next visit, and blocks nothing", async () => {
  const { network, reload } = await renderAsOlderAccount();
  await press("Später");
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  expect(network.sent("user/accept-processing")).toEqual([]);
  await reload();
  await expectText(question);
});

it("stays when the acceptance cannot be stored", async () => {
  const { network } = await renderAsOlderAccount();
  network.fail("user/accept-processing", { status: 500 });
  await press("Zustimmen");
  await expectToast("Die Zustimmung konnte nicht gespeichert werden");
  await expectText(question);
});
