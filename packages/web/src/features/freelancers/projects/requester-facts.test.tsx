import { changeAccount, communityCalls } from "@linkedpotential/local/testing/community";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/screen.tsx";
import { expectText, press, textOf } from "../../../testing/user.ts";

const requests = "/business/dashboard?tab=crm&view=requests";
const profile = {
  ...{ dayRate: 680, availability: "Ab Mai, 3 Tage pro Woche", description: "Ich plane Lager." },
  languages: [{ language: "it" as const, level: "fluent" as const }],
};

/** Opens the requests of a business, for whose project Bo has asked. */
async function open(isVisible: boolean) {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const { member, request } = communityCalls(stack);
  const bo = await member("Bo Lund");
  await projectRequestCalls(stack).changeProfile(bo, profile);
  const { id } = await request(bo, await projectPostCalls(stack).publish(account));
  await changeAccount(bo, { profileVisible: isVisible });
  const shown = await renderScreen(requests, { as: account });
  await press(/^Bo L\./, { role: "option" });
  return { ...shown, id, userId: bo.user.id, conversation: await screen.findByRole("region", { name: "Bo L." }) };
}

it("an open request for a project shows day rate, availability and languages of the person", async () => {
  const { conversation, network } = await open(true);
  for (const fact of [/^ab 680\s€ \/ Tag$/, "Ab Mai, 3 Tage pro Woche"]) await expectText(fact, conversation);
  expect(within(conversation).getAllByRole("listitem").map(textOf)).toContain("Italienisch (Fließend)");
  expect(network.sent("freelancers/get")).toHaveLength(1);
});

it("a request of a person whose profile is not visible shows no facts, and reads none", async () => {
  const { conversation, network } = await open(false);
  await within(conversation).findByRole("button", { name: /annehmen/ });
  expect(conversation.textContent).not.toContain("Tag");
  expect(network.sent("freelancers/get")).toEqual([]);
});

it("a profile that cannot be loaded leaves the request as it is", async () => {
  const { conversation, network, reload } = await open(true);
  await expectText("Ab Mai, 3 Tage pro Woche", conversation);
  network.fail("freelancers/get", { status: 500, body: { code: "request.internal" } });
  await reload();
  const shown = await screen.findByRole("region", { name: "Bo L." });
  await within(shown).findByRole("button", { name: /annehmen/ });
  await waitFor(() => expect(shown.querySelector(".skeleton")).toBeNull());
  await expectText("Ich plane Lager.", shown);
  expect(within(shown).queryByText("Ab Mai, 3 Tage pro Woche")).toBeNull();
});
