import type { Post } from "@linkedpotential/contract/community/schema";
import { projectPostCalls } from "@linkedpotential/local/testing/project-posts";
import { projectRequestCalls } from "@linkedpotential/local/testing/project-requests";
import { requestMessageCalls } from "@linkedpotential/local/testing/request-messages";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../../testing/screen.tsx";
import { expectText, findDialog, findField, press, textOf, user } from "../../../../testing/user.ts";

const card = (name: string) => screen.findByRole("listitem", { name });
const names = ["Änne W.", "Bo L."];

/** Opens the candidates of a project. Änne and Bo have accepted its request, and Änne has made an offer. */
async function open() {
  const { stack, account } = await renderScreen("/business/dashboard", { as: { role: "business" } });
  const [calls, messages] = [projectRequestCalls(stack), requestMessageCalls(stack)];
  const { id: postId }: Post = await projectPostCalls(stack).publish(account, { title: "Zollportal" });
  const aenne = await calls.freelancer({ name: "Änne Weiß", dayRate: 1120 });
  const bo = await calls.freelancer({ name: "Bo Lund", dayRate: 900 });
  const accept = async (freelancer: typeof bo) => {
    const { id } = await calls.request(account, freelancer, { postId });
    await calls.answer(freelancer, id, { status: "accepted" });
    return id;
  };
  const id = await accept(aenne);
  await accept(bo);
  const offer = { amount: 960, unit: "day", days: 30, start: "2027-04-01" };
  expect((await messages.send(aenne, id, { text: "Mein Angebot.", offer })).status).toBe(201);
  await stack.deliver();
  const path = `/business/dashboard?tab=crm&view=projects&requests=${postId}`;
  const shown = await renderScreen(path, { as: account });
  const answer = async (accepted: boolean) => {
    const offered = (await messages.messages(account, id)).find((message) => message.offer);
    await messages.send(account, id, { text: "Dazu.", answer: { messageId: offered?.id, accepted } });
    await shown.reload();
  };
  return { ...shown, answer };
}

it("an offer replaces the day rate of the profile, and becomes an order with the acceptance", async () => {
  const { answer } = await open();
  await expectText("Angebot: 30 Tage zu 960 € = 28.800 € netto, offen", await card("Änne W."));
  expect(textOf(await card("Änne W."))).not.toMatch(/1\.120|Angebot: 28\.800/);
  await expectText("Mein Angebot.", await card("Änne W."));
  await expectText(/^ab 900/, await card("Bo L."));
  await answer(true);
  await expectText("Angebot: 30 Tage zu 960 € = 28.800 € netto, angenommen", await card("Änne W."));
  await press("Auftragsübersicht: Änne W.");
  expect(textOf(await findDialog("Auftragsübersicht"))).toContain("Zollportal");
});

it("a declined offer no longer counts", async () => {
  const { answer } = await open();
  await answer(false);
  await expectText(/^ab 1\.120/, await card("Änne W."));
  expect(textOf(await card("Änne W."))).not.toContain("28.800");
});

it("compared candidates have a row with their offers", async () => {
  await open();
  for (const name of names) await user.click(await findField(`${name} auswählen`));
  await press("Vergleichen");
  const row = await screen.findByRole("row", { name: /^Angebot/ });
  const [offered, none] = within(row).getAllByRole("cell").map(textOf);
  expect(offered).toBe("30 Tage zu 960 € = 28.800 € netto, offenBeginn: 01.04.2027");
  expect(none).not.toContain("€");
});
