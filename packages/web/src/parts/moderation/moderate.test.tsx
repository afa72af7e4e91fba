import type { CommunityCalls } from "@linkedpotential/local/testing/community";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { feedPath } from "../../testing/community.ts";
import { renderScreen } from "../../testing/screen.tsx";
import { expectText, expectToast, fill, findDialog, press } from "../../testing/user.ts";

const post = (title: string) => screen.findByRole("listitem", { name: title });

/** Opens the feed with a post of another person. The title is unique among the tests. */
const feedWith = (title: string, options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(feedPath(`&search=${encodeURIComponent(title)}`), {
    prepareCommunity: async ({ member, publish }: CommunityCalls) => publish(await member("Jan Dyk"), { title }),
    ...options,
  });

it("an admin on the free plan reads the feed and hides a post that nobody reported, with reasons [D57]", async () => {
  const { network } = await feedWith("Sichere Gewinne", { isAdmin: true });
  await press("Mehr zu Sichere Gewinne", { container: await post("Sichere Gewinne") });
  await press("Beitrag moderieren", { role: "menuitem" });
  const form = await findDialog("Beitrag ausblenden");
  await expectText(/^Es geht um „Sichere Gewinne“\. Den Beitrag sieht dann nur noch die Person selbst\./, form);
  await press("Ausblenden und mitteilen", { container: form });
  await expectText("Bitte geben Sie eine Begründung ein.", form);
  expect(network.sent("moderation/hide")).toEqual([]);
  await press("Verstößt gegen die AGB", { role: "radio", container: form });
  await fill("Begründung", "Der Beitrag verspricht sichere Gewinne.", form);
  await press("Ausblenden und mitteilen", { container: form });
  await expectToast("Ausgeblendet und mitgeteilt");
  await waitFor(() => expect(screen.queryByRole("listitem", { name: "Sichere Gewinne" })).toBeNull());
});

it("the form keeps its input when hiding fails, and says why", async () => {
  const { network } = await feedWith("Schon weg", { isAdmin: true });
  await press("Mehr zu Schon weg", { container: await post("Schon weg") });
  await press("Profil moderieren", { role: "menuitem" });
  const form = await findDialog("Profil von Jan D. ausblenden");
  await press("Verstößt gegen geltendes Recht", { role: "radio", container: form });
  await fill("Begründung", "Beleidigt andere.", form);
  network.fail("moderation/hide", { status: 409, body: { code: "moderation.already_hidden" } });
  await press("Ausblenden und mitteilen", { container: form });
  expect(await screen.findByDisplayValue("Beleidigt andere.")).toBeTruthy();
  network.clearFailures();
  await press("Ausblenden und mitteilen", { container: form });
  await expectToast("Ausgeblendet und mitgeteilt");
});

it("nobody else can moderate", async () => {
  await feedWith("Nur gemeldet", { as: { plan: "premium" } });
  await press("Mehr zu Nur gemeldet", { container: await post("Nur gemeldet") });
  await screen.findByRole("menuitem", { name: "Beitrag melden" });
  expect(screen.queryByRole("menuitem", { name: /moderieren/ })).toBeNull();
});
